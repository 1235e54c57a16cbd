import { buildPool, RULESET } from '@astris/engine';
import { allOf, anyOf, C, falls, happens, isBound, raids, turnEnds, your } from '@astris/engine/language/words';
import { FIXTURES, testStoryline } from '@astris/engine/testing';
import { expect, test } from 'vitest';
import { type Aimed, aimAt } from './aims';
import type { Happening } from './goals';

const story = testStoryline({
  id: 'aimed',
  chapters: [
    { title: 'One', end: happens(isBound()) },
    { title: 'Two', end: anyOf(happens(turnEnds(), 3), happens(raids(your('permanent')), 4)), skip: { cost: [C(1)] } },
    { title: 'Three', climactic: true, end: allOf(happens(raids(your('permanent')), 5), happens(turnEnds(), 2)) },
  ],
  reversal: { live: happens(falls(your('Character')), 2), chapter: { title: 'Other', end: happens(turnEnds()) } },
});
const POOL = buildPool([...FIXTURES, story]);
/** Aims at this goal; boards by chance left out. */
function aims(goal: Happening, card = 'aimed'): Aimed[] {
  const of = POOL.cards[card];
  if (!of) throw new Error(`no ${card}`);
  const draws = Array.from({ length: 60 }, (_, n) => n);
  return draws.flatMap((n) => aimAt(() => ((n * 37) % 60) / 60 || 0.5, POOL, of, goal) ?? []);
}

test('8.5.4 a Chapter that shall complete is active, and something that it counts is still to come', () => {
  const found = aims('Chapter 3');
  expect(found.length).toBeGreaterThan(30);
  for (const { aim, deeds } of found) {
    const [raided = 9, ended = 9] = aim.form?.counts ?? [];
    expect(aim.form?.chapter).toBe(3);
    expect(raided >= 5 && ended >= 2).toBe(false);
    expect(raided).toBeGreaterThanOrEqual(3);
    expect(aim.turn).toBeGreaterThanOrEqual(5);
    expect([...deeds].sort()).toEqual(['attack', 'endTurn', 'pass']);
  }
});

test('8.5.4 where one of several counts is enough, none has come to its number', () => {
  for (const { aim } of aims('Chapter 2 reward')) {
    const [ended = 9, raided = 9] = aim.form?.counts ?? [];
    expect(ended).toBeLessThan(3);
    expect(raided).toBeLessThan(4);
  }
});

test('8.5.5 a Climactic Chapter that shall wait is met before the turn in which it may complete', () => {
  for (const { aim } of aims('Chapter 3 Climactic')) {
    expect(aim.form?.counts).toEqual([5, 2]);
    expect(aim.turn).toBeLessThan(RULESET.climacticTurn);
  }
});

test('8.6.1 8.12.3 14.4 a Skip, a Reversal and an Enduring face each have a board of their own', () => {
  expect(aims('Chapter 2 Skip').every(({ deeds, aim }) => deeds.has('skip') && aim.form?.chapter === 2)).toBe(true);
  expect(aims('Reversal live').every(({ aim }) => (aim.form?.reversalCounts?.[0] ?? 9) < 2)).toBe(true);
  expect(aims('Chapter 3 reversed').every(({ aim }) => aim.form?.reversed === true)).toBe(true);
  expect(aims('back keyword Enduring').every(({ aim }) => aim.beside?.[0]?.chapter === 3)).toBe(true);
});
