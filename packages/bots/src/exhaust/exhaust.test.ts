import { buildPool } from '@astris/engine';
import { type Card, device, location } from '@astris/engine/language';
import {
  C,
  draw,
  enters,
  gain,
  happens,
  isBound,
  opponents,
  turnEnds,
  when,
  your,
} from '@astris/engine/language/words';
import { FIXTURES, printing, testCharacter, testStoryline } from '@astris/engine/testing';
import { expect, test } from 'vitest';
import { exhaust } from './exhaust';
import { goalName, goalsOf } from './goals';

const FEW = ['test-homeworld', 'test-spacecraft', 'test-device', 'test-slow', 'test-fast', 'test-player-storyline'];
const some: readonly Card[] = [
  ...FIXTURES.filter(({ id }) => FEW.includes(id)),
  testCharacter(3, 2, { id: 'guard', front: { keywords: ['Guard'] }, fallen: { keywords: ['Vigilant'] } }),
  testStoryline({
    id: 'arc',
    chapters: [
      { title: 'One', end: happens(isBound()), reward: [gain(C(1))] },
      { title: 'Two', end: happens(turnEnds('you')), sp: 1, skip: { cost: [C(1)] } },
      { title: 'Three', end: happens(enters(your('Character'))) },
    ],
    reversal: {
      live: happens(enters(opponents('Character'))),
      chapter: { title: 'Other', end: happens(turnEnds('you')), reward: [draw(1)] },
    },
    back: { name: 'Ending', becomes: 'Device', reward: [draw(1)], reversalReward: [gain(C(1))] },
  }),
];
const boardsAtMost = (n: number) => (so: { boards: number }) => so.boards < n;
const mine = (card: Card, never: readonly string[]): string[] =>
  never.filter((name) => name.startsWith(`${card.id}:`)).sort();

test('everything that cards say happens: abilities, keywords, Chapters, Skips, Reversals and back faces', () => {
  const pool = buildPool(some);
  const names = goalsOf(pool).map(goalName);
  expect(names).toEqual(
    expect.arrayContaining([
      'guard: front keyword Guard',
      'guard: falls',
      'arc: Bind',
      'arc: Chapter 1 reward',
      'arc: Chapter 2 SP',
      'arc: Chapter 2 Skip',
      'arc: Reversal live',
      'arc: Chapter 3 reversed reward',
      'arc: completed natural',
      'arc: reversal back reward',
      'test-player-storyline: Chapter 3 Climactic',
    ]),
  );
  const { total, happened, never } = exhaust(pool, { seed: 1, more: boardsAtMost(3_000) });
  expect(never).toEqual([]);
  expect([total, happened]).toEqual([names.length, names.length]);
}, 120_000);

test('what can never happen is named, and only that', () => {
  const idle = device({
    id: 'idle',
    name: 'Idle',
    faction: 'Independent',
    cost: C(1),
    // No card of this pool is a Location.
    abilities: [when(enters(your('Location')), draw(1)), when(turnEnds('you'), gain(C(1)))],
    printing: printing(),
  });
  const { never } = exhaust(buildPool([...some, idle]), {
    seed: 1,
    more: ({ happened, total }) => happened < total - 1,
  });
  expect(never).toEqual(['idle: front ability 0']);
}, 120_000);

test('a static ability and a keyword have happened only when they made a difference', () => {
  const useless = location({
    id: 'useless',
    name: 'Useless',
    faction: 'Independent',
    cost: C(1),
    defense: 2,
    // Swift is of Characters and Spacecraft (7.2).
    abilities: [
      {
        ability: 'static',
        effect: [{ do: 'grant', what: { all: your('Device') }, keyword: 'Swift', until: 'while this is on the Map' }],
      },
    ],
    keywords: ['Swift'],
    printing: printing(),
  });
  const { never } = exhaust(buildPool([...some, useless]), { seed: 2, more: boardsAtMost(25) });
  expect(mine(useless, never)).toEqual(['useless: front ability 0', 'useless: front keyword Swift']);
}, 120_000);

test('equal seeds play equal boards, and no time means no board', () => {
  const pool = buildPool(some);
  const run = (seed: number) => exhaust(pool, { seed, more: boardsAtMost(5) });
  expect(run(3)).toEqual(run(3));
  expect(run(4)).not.toEqual(run(3));
  expect(exhaust(pool, { seed: 1, more: () => false })).toMatchObject({ boards: 0, happened: 0 });
});
