import { GAME_POOL, STARTER_DECKS } from '@astris/cards';
import { RULESET } from '@astris/engine';
import { expect, test } from 'vitest';
import { playPlan } from './balance/record';
import { planOf } from './balance/schedule';

const LISTS = STARTER_DECKS.slice(0, 2).map(({ list }) => list);
const GAMES = 12;

test('the captain beats the recruit in at least 11 of 12 games, with decks and seats changed round', () => {
  const schedule = { decks: LISTS.length, bots: ['captain', 'recruit'], seed: 1 } as const;
  const table = { ruleset: RULESET, pool: GAME_POOL, lists: LISTS };
  const records = Array.from({ length: GAMES }, (_, n) => playPlan(table, planOf(schedule, n), n));
  const won = records.filter(({ bots, winner }) => bots[winner] === 'captain');
  expect(records).toHaveLength(GAMES);
  // A bot that is no better does it once in three hundred such matches.
  expect(won.length).toBeGreaterThanOrEqual(11);
}, 240_000);
