import { GAME_POOL } from '@astris/cards';
import { expect, test } from 'vitest';
import { exhaust } from '../exhaust/exhaust';

test('everything that the cards of the pool say happens: no ability, keyword, Chapter, Skip, Reversal or back face is dead', () => {
  const { never, total, happened } = exhaust(GAME_POOL, { seed: 1, more: ({ boards }) => boards < 5_000 });
  expect(never).toEqual([]);
  expect(happened).toBe(total);
}, 300_000);
