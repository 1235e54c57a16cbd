import { expect, test } from 'vitest';
import { DECISION_KINDS, type Decision } from '../decisions';
import { EVENT_TYPES, type EventType, type ViewEvent } from '../events';
import type { Card } from '../language/card';
import { REFUSAL_REASONS } from '../refusals';
import type { ChainItem } from '../state/board';
import { activeChapter, actLabel } from './acts';
import { DECISION_TITLES, decisionPrompt, optionLabel, waitingPrompt } from './decisions';
import { eventSentence } from './events/index';
import { refusalSentence } from './refusals';
import { type Named, type Naming, plain } from './segment';

const printing = { set: 'TST', number: 1, rarity: 'common' as const };
const ilyane: Card = {
  type: 'Character',
  id: 'ilyane',
  name: 'Ilyane, Lamp of the Verge',
  faction: 'Lantern Order',
  cost: { C: 4 },
  printing,
  front: { name: 'Ilyane, Lamp of the Verge', drives: ['Truth'], power: 1, resolve: 4 },
  fallen: { name: 'Ilyane, the Guttered Flame', drives: ['Vengeance'], power: 4, resolve: 3 },
};
const chapter = (title: string) => ({ title, end: { if: 'aligned' } as const, skip: { cost: [{ C: 5 }] } });
const crown: Card = {
  type: 'Storyline',
  id: 'crown',
  name: 'A Heavy Crown',
  cost: { C: 3 },
  drives: ['Ambition'],
  bound: true,
  printing,
  chapters: [chapter('One'), chapter('Two'), chapter('Three')],
  reversal: { live: { if: 'aligned' }, chapter: chapter('Turned') },
  back: { name: 'The Crown', becomes: 'Completed Storyline', reward: [] },
};
const CARDS: Record<string, Card> = { ilyane, crown };
const OBJECTS: Record<number, Named> = {
  1: { id: 1, card: 'ilyane', face: 'front', controller: 0 },
  2: { id: 2, card: 'crown', face: 'front', controller: 1, story: { chapter: 2, reversed: false } },
};
const naming: Naming = {
  viewer: 0,
  player: (seat) => ['Tessaly', 'Korrigan'][seat] ?? '',
  printed: (id) => CARDS[id] as Card,
  object: (id) => OBJECTS[id] ?? null,
};
const event = (type: EventType, more: Partial<ViewEvent> = {}): ViewEvent => ({
  type,
  rule: '9.4.5',
  patches: [],
  ...more,
});
const said = (type: EventType, more: Partial<ViewEvent> = {}) => plain(eventSentence(event(type, more), naming));

test.each(EVENT_TYPES)('the event %s is told in a sentence with its rule, however little it says', (type) => {
  expect(said(type)).toMatch(/^[A-Z].+ \(9\.4\.5\)$/);
});

test('figures are told from before to after, and the viewer is "you"', () => {
  expect(said('treasuryChanged', { seat: 1, from: 17, to: 10 })).toBe(
    'Korrigan’s Treasury goes from 17C to 10C (9.4.5)',
  );
  expect(said('commandChanged', { seat: 0, from: 5, to: 3 })).toBe('Your Command Points go from 5 to 3 (9.4.5)');
  expect(said('passed', { seat: 0 })).toBe('You pass (9.4.5)');
  expect(said('passed', { seat: 1 })).toBe('Korrigan passes (9.4.5)');
});

test('a card is named by the face that was up, and can be linked', () => {
  const subject = { id: 1, card: 'ilyane', face: 'fallen' as const, controller: 0 };
  expect(eventSentence(event('destroyed', { subject }), naming)[0]).toEqual({
    card: 'ilyane',
    face: 'fallen',
    text: 'Ilyane',
    id: 1,
  });
});

test('an opponent’s draw is a number, one’s own is the card', () => {
  expect(said('drew', { seat: 1, amount: 1 })).toBe('Korrigan draws 1 card (9.4.5)');
  const own = { seat: 0, cards: [{ id: 1, card: 'ilyane' }] };
  expect(said('drew', { seat: 0, amount: 1, own })).toBe('You draw Ilyane (9.4.5)');
});

test.each(REFUSAL_REASONS)('the refusal %s has a sentence with its rule', (why) => {
  expect(plain(refusalSentence({ refused: '8.6.4', why }))).toMatch(/^[A-Z].+ \(8\.6\.4\)$/);
});

test('a refusal says what is needed and what there is', () => {
  const refusal = { refused: '8.6.4', why: 'notEnoughCommand', need: 3, have: 2, word: 'Skip' } as const;
  expect(plain(refusalSentence(refusal))).toBe('Skip needs 3 CP and you have 2 (8.6.4)');
});

const decision = (kind: Decision['kind']): Decision => ({
  id: 1,
  seat: 0,
  kind,
  rule: '10.5',
  options: [],
  min: 1,
  max: 2,
  ordered: false,
  source: { id: 1, card: 'ilyane', face: 'front', ability: 0 },
});

test.each(DECISION_KINDS)('the decision %s has a title, a question, and words for those who wait', (kind) => {
  expect(DECISION_TITLES[kind]).not.toBe('');
  expect(plain(decisionPrompt(decision(kind), naming))).toMatch(/^[A-Z].+/);
  expect(plain(waitingPrompt({ ...decision(kind), seat: 1 }, naming))).toMatch(/^Korrigan decides: .+, for Ilyane$/);
});

const skip = (controller: number): ChainItem => ({
  n: 1,
  kind: 'skip',
  controller,
  source: { id: 2, inc: 1 },
  card: 'crown',
  face: 'front',
  ability: -1,
  chapter: 2,
  modes: [],
  targets: [],
});

test('a response says what there is to respond to', () => {
  const conflict = {
    attacker: { id: 2, inc: 1 },
    target: { id: 1, inc: 1 },
    intercepted: false,
    attackerSeat: 1,
    defenderSeat: 0,
  };
  const around = { chain: [], conflict, phase: 'action' as const };
  expect(plain(decisionPrompt(decision('response'), naming, around))).toBe(
    'A Heavy Crown attacks Ilyane. Respond, or pass?',
  );
});

test('8.6.1 a response to a Skip says whose Storyline is skipped, not only who skips', () => {
  const around = { chain: [skip(0)], conflict: null, phase: 'action' as const };
  expect(plain(decisionPrompt(decision('response'), naming, around))).toBe(
    'You skip Chapter II of Korrigan’s Heavy Crown. Respond, or pass?',
  );
});

test('a response to an ability says that it is one', () => {
  const around = { chain: [{ ...skip(1), kind: 'activated' as const }], conflict: null, phase: 'action' as const };
  expect(plain(decisionPrompt(decision('response'), naming, around))).toBe(
    'An ability of Korrigan’s A Heavy Crown is on the Chain. Respond, or pass?',
  );
});

test('acts are called by what they do, to whom, and for how much', () => {
  expect(plain(actLabel({ do: 'play', card: 1 }, naming))).toBe('Play Ilyane for 4C');
  expect(plain(actLabel({ do: 'attack', attacker: 1, target: 2 }, naming))).toBe(
    'Attack Korrigan’s Heavy Crown with Ilyane',
  );
  expect(plain(actLabel({ do: 'skip', storyline: 2 }, naming))).toBe('Skip II of Korrigan’s Heavy Crown: pay 5C');
  expect(plain(actLabel({ do: 'endTurn' }, naming))).toBe('End turn');
});

test('8.12.1 a live Reversal is the active Chapter in the place of the third', () => {
  expect(activeChapter(crown, { chapter: 3, reversed: true }).title).toBe('Turned');
  expect(activeChapter(crown, { chapter: 2, reversed: true }).title).toBe('Two');
});

test('17.6 yes and no of a mulligan say what they mean', () => {
  expect(plain(optionLabel({ kind: 'yes' }, decision('mulligan'), naming))).toBe('Take a mulligan');
  expect(plain(optionLabel({ kind: 'no' }, decision('mulligan'), naming))).toBe('Keep this hand');
});

test('13.2 of two triggers of one ability each option says of what it speaks', () => {
  const about = { id: 1, card: 'ilyane', face: 'fallen' as const, controller: 0 };
  const option = { kind: 'ability', id: 2, card: 'crown', face: 'back', ability: 0, about } as const;
  expect(plain(optionLabel(option, decision('order'), naming))).toBe('The Crown (your Ilyane)');
});

test('8.5.4 a count says how far it has come, of how many, and towards what', () => {
  const subject = { id: 2, card: 'crown', face: 'front' as const, controller: 1 };
  const counted = (word: string) => said('progressed', { subject, amount: 2, word, numbers: [1, 3] });
  expect(counted('end')).toBe('Chapter II of Korrigan’s Heavy Crown: 1 of 3 for its End (9.4.5)');
  expect(counted('skip')).toBe('Chapter II of Korrigan’s Heavy Crown: 1 of 3 for its Skip (9.4.5)');
  expect(counted('reversal')).toBe('Korrigan’s Heavy Crown: 1 of 3 for its Reversal (9.4.5)');
  // As it was told before counts said what they lead to.
  expect(said('progressed', { subject, numbers: [0, 1] })).toBe('Korrigan’s Heavy Crown has come further (9.4.5)');
});

test('lasting effects are told by what they do', () => {
  const subject = { id: 1, card: 'ilyane', face: 'front' as const, controller: 0 };
  const begun = (word: string, amount?: number) =>
    said('effectBegan', { subject, word, ...(amount === undefined ? {} : { amount }) });
  expect(begun('power', 2)).toBe('Ilyane gets +2 Power (9.4.5)');
  expect(begun('resolve', -1)).toBe('Ilyane gets −1 Resolve (9.4.5)');
  expect(begun('Swift')).toBe('Ilyane has Swift (9.4.5)');
  expect(begun('plunder', 2)).toBe('Ilyane has Plunder 2 (9.4.5)');
  expect(begun("can't attack")).toBe('Ilyane can’t attack (9.4.5)');
  expect(begun("can't ready")).toBe('Ilyane can’t be readied (9.4.5)');
  expect([said('effectEnded', { amount: 1 }), said('effectEnded', { amount: 3 })]).toEqual([
    'A lasting effect ends (9.4.5)',
    '3 lasting effects end (9.4.5)',
  ]);
});

test('what does nothing says why: no target, a condition, or a Chapter that was passed', () => {
  const subject = { id: 2, card: 'crown', face: 'front' as const, controller: 1 };
  expect(said('fizzled', { subject })).toBe('A Heavy Crown has no legal target left and does nothing (9.4.5)');
  expect(said('fizzled', { subject, word: 'condition' })).toBe(
    'An ability of A Heavy Crown does nothing: its condition is no longer true (9.4.5)',
  );
  expect(said('fizzled', { subject, rule: '8.6.4' })).toBe(
    'The Skip of Korrigan’s Heavy Crown does nothing: that Chapter is no longer active, or the condition is no longer true (8.6.4)',
  );
});
