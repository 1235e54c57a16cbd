import type { Board, CardPool, ChainItem } from '@astris/engine';
import { expect, test } from 'vitest';
import { wantsWindow } from './windows';

const MINE = { id: 1, inc: 0 };
const THEIRS = { id: 2, inc: 0 };
const cards = { 1: { id: 1, controller: 0, owner: 0 }, 2: { id: 2, controller: 1, owner: 1 } };
const pool = { cards: { storm: { type: 'Maneuver' }, hull: { type: 'Spacecraft' } } } as unknown as CardPool;
const board = (more: Partial<Board>): Board => ({ cards, chain: [], conflict: null, ...more }) as unknown as Board;
const item = (more: Partial<ChainItem>): ChainItem =>
  ({ kind: 'card', controller: 1, source: THEIRS, card: 'storm', targets: [], ...more }) as ChainItem;
const asked = (state: Board) =>
  (['every', 'smart', 'quick'] as const).filter((preset) => wantsWindow(preset, state, 0, pool));

test('11.6 every preset asks when an opponent targets one of the own cards', () => {
  expect(asked(board({ chain: [item({ targets: [[MINE]] })] }))).toEqual(['every', 'smart', 'quick']);
  expect(asked(board({ chain: [item({ targets: [[THEIRS]] })] }))).toEqual(['every']);
});

test("11.6 every preset asks when a Skip is used on an own Storyline, not when it is the opponent's", () => {
  expect(asked(board({ chain: [item({ kind: 'skip', source: MINE })] }))).toEqual(['every', 'smart', 'quick']);
  expect(asked(board({ chain: [item({ kind: 'skip', source: THEIRS })] }))).toEqual(['every']);
});

test('11.6 smart also asks for a Maneuver without targets, and not for a permanent', () => {
  expect(asked(board({ chain: [item({})] }))).toEqual(['every', 'smart']);
  expect(asked(board({ chain: [item({ card: 'hull' })] }))).toEqual(['every']);
  expect(asked(board({ chain: [item({ controller: 0, targets: [[MINE]] })] }))).toEqual(['every']);
});

test('11.6 every preset asks the player who is attacked; smart also the attacker who is intercepted', () => {
  const conflict = { attacker: THEIRS, target: MINE, attackerSeat: 1, defenderSeat: 0, intercepted: false };
  expect(asked(board({ conflict }))).toEqual(['every', 'smart', 'quick']);
  const own = { ...conflict, attackerSeat: 0, defenderSeat: 1 };
  expect(asked(board({ conflict: own }))).toEqual(['every']);
  expect(asked(board({ conflict: { ...own, intercepted: true } }))).toEqual(['every', 'smart']);
});

test("11.6 smart asks with an empty Chain, at the end of the opponent's turn", () => {
  expect(asked(board({}))).toEqual(['every', 'smart']);
});
