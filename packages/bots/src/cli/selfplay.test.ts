import { GAME_POOL, STARTER_DECKS } from '@astris/cards';
import { RULESET } from '@astris/engine';
import { selfPlay } from '@astris/engine/testing';
import { expect, test } from 'vitest';

test('the starter decks play whole games between random players: none stuck, none past the bound of 19.3', () => {
  const lists = STARTER_DECKS.map((deck) => deck.list);
  const { games, acts, wonByFirst } = selfPlay(RULESET, GAME_POOL, lists, 40, 1);
  expect(games).toBe(40);
  expect(acts).toBeGreaterThanOrEqual(80);
  expect(wonByFirst).toBeGreaterThan(0);
}, 60_000);
