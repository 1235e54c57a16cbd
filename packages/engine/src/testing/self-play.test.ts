import { expect, test } from 'vitest';
import { RULESET } from '../ruleset';
import { buildPool } from '../state/pool';
import { fixtureList } from './fixture-deck';
import { FIXTURES } from './fixtures';
import { selfPlay } from './self-play';

const POOL = buildPool(FIXTURES);
const play = (seed: number) => selfPlay(RULESET, POOL, [fixtureList(), fixtureList()], 12, seed);

test('random legal players bring whole games to their end, with every card in one zone and an equal replay', () => {
  const { games, acts, endings } = play(1);
  expect(games).toBe(12);
  expect(acts).toBeGreaterThanOrEqual(24);
  expect(endings.storyline + endings.skipped + endings.adjudication).toBe(acts);
}, 60_000);

test('equal seeds give equal digests, and others do not', () => {
  const { digest } = play(2);
  expect(play(2).digest).toBe(digest);
  expect(play(3).digest).not.toBe(digest);
}, 60_000);
