import { expect, test } from 'vitest';
import { goneBetween, isFollowed, movesBetween, type Place } from './moves';

const at = (x: number, y: number, width = 96): Place => ({ x, y, width, height: 134 });
const nowhere = () => null;

test('a card that changes its place moves from the one to the other, by its middle and as large as it was', () => {
  const moves = movesBetween(new Map([[7, at(0, 0, 48)]]), new Map([[7, at(100, 50, 96)]]), nowhere);
  expect(moves).toEqual([{ card: 7, dx: -124, dy: -50, scale: 0.5 }]);
});

test('what stays, or is pushed by less than one sees, does not move', () => {
  const before = new Map([
    [1, at(10, 10)],
    [2, at(200, 10)],
  ]);
  const after = new Map([
    [1, at(10, 10)],
    [2, at(202, 12)],
  ]);
  expect(movesBetween(before, after, nowhere)).toEqual([]);
});

test('a new card comes from its pile or hand in its own size; without one it just appears', () => {
  const after = new Map([
    [1, at(300, 300)],
    [2, at(400, 300)],
  ]);
  const origin = (card: number) => (card === 1 ? { x: 0, y: 300, width: 20, height: 134 } : null);
  expect(movesBetween(new Map(), after, origin)).toEqual([{ card: 1, dx: -338, dy: 0, scale: 1 }]);
});

test('what is not shown, before or after, does not move', () => {
  const hidden = { x: 0, y: 0, width: 0, height: 0 };
  expect(movesBetween(new Map([[1, hidden]]), new Map([[1, at(50, 50)]]), nowhere)).toEqual([]);
  expect(movesBetween(new Map([[1, at(50, 50)]]), new Map([[1, hidden]]), nowhere)).toEqual([]);
});

test('cards that left are told', () => {
  expect(
    goneBetween(
      new Map([
        [1, at(0, 0)],
        [2, at(0, 0)],
      ]),
      new Map([[2, at(0, 0)]]),
    ),
  ).toEqual([1]);
});

test('one action is followed, and a few at once; a jump and a step back are not', () => {
  expect([1, 3].map((by) => isFollowed(10, 10 + by))).toEqual([true, true]);
  expect([0, 4, -1].map((by) => isFollowed(10, 10 + by))).toEqual([false, false, false]);
});
