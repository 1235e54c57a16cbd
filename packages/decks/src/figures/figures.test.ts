import { POOL, STARTER_DECKS } from '@astris/cards';
import { RULESET } from '@astris/engine';
import type { DeckList } from '@astris/engine/deck-list';
import { type Condition, type StorylineCard, words } from '@astris/engine/language';
import { expect, test } from 'vitest';
import { copiesOf, totalOf } from './copies';
import { curveOf } from './curve';
import { earliestCompletion } from './earliest';
import { paceOf } from './pace';

const { allOf, anyOf, bound, controls, happens, intercepts, isBound, opponents, turnEnds, winsConflict, your } = words;
const empty: DeckList = { homeworld: '', starter: '', main: {}, sideboard: {} };

test('3.2 the curve has each card once, paid in C or, for a Maneuver, in CP', () => {
  for (const { list } of STARTER_DECKS) {
    const { steps, cards } = curveOf(list, POOL);
    const copies = copiesOf(list.main, POOL);
    expect(cards.CP).toBe(totalOf(copies.filter(({ card }) => card.type === 'Maneuver')));
    expect(cards.C + cards.CP).toBe(totalOf(copies));
    expect(steps.reduce((sum, { C, CP }) => sum + C + CP, 0)).toBe(totalOf(copies));
  }
});

test('the curve counts copies by cost, and says what a card costs on average', () => {
  const main = { 'the-long-vigil': 2, 'the-lamplit-road': 1, 'null-psalm': 1 };
  const { steps, mean } = curveOf({ ...empty, main }, POOL);
  expect(steps[3]?.C).toBe(2);
  expect(steps[2]?.C).toBe(1);
  expect(mean.C).toBeCloseTo(8 / 3);
  expect(curveOf(empty, POOL).mean).toEqual({ C: null, CP: null });
});

test('8.3 8.4.1 the pace counts Bound and Player Storylines and the Characters that are Aligned with them', () => {
  const list = {
    ...empty,
    starter: 'bailiff-sorren',
    main: { 'the-long-vigil': 2, 'the-lamplit-road': 3, 'bailiff-sorren': 2 },
  };
  const pace = paceOf(list, POOL, RULESET);
  expect([pace.bound, pace.player, pace.characters]).toEqual([2, 3, 3]);
  const sorren = POOL.get('bailiff-sorren');
  const drives = sorren?.type === 'Character' ? sorren.front.drives : [];
  const vigil = pace.stories.find(({ card }) => card.id === 'the-long-vigil');
  const isAligned = drives.some((drive) => drive === 'Devotion' || drive === 'Duty');
  expect(vigil).toMatchObject({ sp: [0, 1, 2], total: 3, aligned: isAligned ? 3 : 0, act: 'I' });
  expect(pace.sp).toBe(2 * 3 + 3 * 2);
  expect(pace.drives.find(({ drive }) => drive === 'Devotion')?.storylines).toBe(5);
});

const story = (ends: [Condition, Condition, Condition], climactic = false): StorylineCard => {
  const card = POOL.get('the-long-vigil');
  if (card?.type !== 'Storyline') throw new Error('the Storyline is gone');
  const [one, two, three] = ends;
  const last = climactic ? ({ climactic: true } as const) : {};
  return {
    ...card,
    chapters: [
      { title: 'One', end: one },
      { title: 'Two', end: two },
      { title: 'Three', end: three, ...last },
    ],
  };
};
const met = controls('you', your('Character'));
const turnOf = (ends: [Condition, Condition, Condition], climactic = false) =>
  earliestCompletion(story(ends, climactic), RULESET);

test('8.5.5 Chapters that are true at once complete in the first turn, a Climactic one not before the fifth', () => {
  expect(turnOf([met, met, met])).toBe(1);
  expect(turnOf([met, met, met], true)).toBe(RULESET.climacticTurn);
});

test('7.1 8.10.2 the Bound Character attacks once in each turn of its own, and not in the turn of its Bind', () => {
  expect(turnOf([happens(isBound()), met, met])).toBe(1);
  expect(turnOf([happens(isBound()), happens(winsConflict(bound)), met])).toBe(3);
  expect(turnOf([happens(isBound()), happens(winsConflict(bound), 2), happens(winsConflict(bound))])).toBe(7);
  expect(turnOf([happens(isBound()), happens(winsConflict(your('Character')), 3), met])).toBe(1);
});

test('8.5.4 turns that must end are counted from the Chapter on, each side’s own', () => {
  expect(turnOf([happens(turnEnds(), 3), met, met])).toBe(5);
  expect(turnOf([happens(turnEnds('opponent'), 2), met, met])).toBe(4);
  expect(turnOf([happens(turnEnds('each player'), 3), met, met])).toBe(3);
  expect(turnOf([happens(turnEnds()), happens(turnEnds()), met])).toBe(3);
  expect(turnOf([happens(turnEnds()), happens(winsConflict(your('Character'))), met])).toBe(3);
});

test('12.2 an interception is made in a turn of the opponent', () => {
  expect(turnOf([happens(isBound()), happens(intercepts(bound), 2), met])).toBe(4);
});

test('of several ways the soonest counts, of several demands the latest', () => {
  const slow = happens(turnEnds(), 3);
  const own = happens(turnEnds());
  expect(turnOf([anyOf(slow, own), met, met])).toBe(1);
  expect(turnOf([allOf(slow, own, controls('opponent', opponents('Character'))), met, met])).toBe(5);
});

test('every Storyline of the pool could complete by some turn of an Act that may still come', () => {
  for (const card of POOL.values()) {
    if (card.type !== 'Storyline') continue;
    const turn = earliestCompletion(card, RULESET);
    expect(turn, card.name).toBeGreaterThanOrEqual(
      card.chapters.some(({ climactic }) => climactic) ? RULESET.climacticTurn : 1,
    );
    expect(turn, card.name).toBeLessThanOrEqual(RULESET.adjudicationTurn);
  }
});
