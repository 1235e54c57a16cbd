import { expect, test } from 'vitest';
import { freshGame } from '../create';
import type { DeckList } from '../deck-list';
import { type Card, homeworld } from '../language/index';
import { RULESET } from '../ruleset';
import { buildPool } from '../state/pool';
import { fixtureList } from '../testing/fixture-deck';
import { FIXTURES, printing, testCharacter } from '../testing/fixtures';
import { slow } from '../testing/small-cards';
import { checkDeck } from './02-deck-lists';

const MORE: Card[] = [
  testCharacter(1, 1, { id: 'dear', name: 'Dear', cost: { C: 4 } }),
  testCharacter(1, 1, { id: 'three', name: 'Three', cost: { C: 3 } }),
  testCharacter(1, 1, { id: 'late', name: 'Late', acts: ['II', 'III'] }),
  testCharacter(1, 1, { id: 'lantern', name: 'Lantern', faction: 'Lantern Order' }),
  testCharacter(1, 1, { id: 'drifter', name: 'Drifter', faction: 'Free Drift' }),
  { ...slow('reprint-a'), name: 'Twice Printed' },
  { ...slow('reprint-b'), name: 'Twice Printed' },
  { ...slow('barred'), printing: { ...printing(), status: 'banned' } },
  homeworld({
    id: 'two-flags',
    name: 'Two Flags',
    factions: ['Lantern Order', 'Free Drift'],
    treasury: 8,
    income: 2,
    command: 1,
    bastion: 0,
    abilities: [],
    printing: printing(),
  }),
];
const POOL = buildPool([...FIXTURES, ...MORE]);
const list = (change: Partial<DeckList> = {}): DeckList => ({ ...fixtureList(), ...change });
const faults = (change: Partial<DeckList>): string[] =>
  checkDeck(RULESET, POOL, list(change)).map(({ rule, fault }) => `${rule} ${fault}`);
const main = (change: Record<string, number>): Partial<DeckList> => ({ main: { ...fixtureList().main, ...change } });
const without = (...ids: string[]): Record<string, number> =>
  Object.fromEntries(Object.entries(fixtureList().main).filter(([id]) => !ids.includes(id)));

test('2.1 a Homeworld, a Starter Character and a main deck of 50 to 80 cards make a legal list', () => {
  expect(faults({})).toEqual([]);
  expect(faults({ homeworld: 'test-location' })).toContain('2.1 notAHomeworld');
  expect(faults({ starter: 'test-spacecraft' })).toContain('2.1 notACharacter');
  expect(faults({ homeworld: 'nowhere' })).toContain('2.1 unknownCard');
  expect(faults({ starter: '' })).toContain('2.1 noStarter');
});

/** The fixture deck made larger or smaller by blank cards. */
function sized(n: number): Record<string, number> {
  const cards = fixtureList().main;
  const have = Object.values(cards).reduce((sum, k) => sum + k, 0);
  const fill: Record<string, number> = { 'test-slow': Math.min(3, 3 + n - have) };
  for (let at = 1, left = n - have; left > 0; at++, left -= 3) fill[`test-filler-${at}`] = Math.min(3, left);
  return { ...cards, ...fill };
}
test('2.1 a main deck of 49 is too small, one of 81 too large; 50 and 80 are legal', () => {
  const of = (n: number): string[] => faults({ main: sized(n), sideboard: {} });
  expect([of(49), of(50), of(80), of(81)]).toEqual([['2.1 tooFewCards'], [], [], ['2.1 tooManyCards']]);
});

test('2.1 counts are whole numbers of at least one, and a second Homeworld is no card of a deck', () => {
  expect(faults(main({ 'test-filler-1': 0.5 }))).toContain('2.1 badCount');
  expect(faults(main({ 'test-filler-1': -1 }))).toContain('2.1 badCount');
  expect(faults(main({ 'two-flags': 1 }))).toContain('2.1 notForDecks');
  expect(faults(main({ barred: 1 }))).toContain('2.1 banned');
});

test('2.1 no game begins with a list that is not legal', () => {
  expect(() => freshGame(RULESET, POOL, [list(main({ nothing: 1 })), list()], 'seed')).toThrow('2.1');
});

test('2.2 three copies of a card count over Starter, main deck and sideboard together', () => {
  expect(faults(main({ 'test-filler-1': 2 }))).toEqual([]);
  expect(faults(main({ 'test-filler-1': 3 }))).toEqual(['2.2 tooManyCopies']);
  expect(faults(main({ 'test-character-2-2': 3 }))).toEqual(['2.2 tooManyCopies']);
});

test('2.2 copies are counted by name: two printings of one name count together', () => {
  expect(faults(main({ 'reprint-a': 2, 'reprint-b': 1 }))).toEqual([]);
  expect(faults(main({ 'reprint-a': 2, 'reprint-b': 2 }))).toEqual(['2.2 tooManyCopies']);
});

test('2.3 a card belongs to a faction of the Homeworld, or is Independent, or is a Storyline', () => {
  expect(faults(main({ lantern: 1 }))).toEqual([]);
  expect(faults(main({ drifter: 1 }))).toEqual(['2.3 wrongFaction']);
  expect(faults({ ...main({ drifter: 1, lantern: 1 }), homeworld: 'two-flags' })).toEqual([]);
  expect(faults({ starter: 'drifter' })).toEqual(['2.3 wrongFaction']);
});

test('2.3 without a Homeworld nothing is said of factions, only that it is missing', () => {
  expect(faults({ ...main({ drifter: 1, lantern: 1 }), homeworld: '' })).toEqual(['2.1 noHomeworld']);
});

test('2.4 the Starter Character costs 3C or less and may be played in Act I', () => {
  expect(faults({ starter: 'three' })).toEqual([]);
  expect(faults({ starter: 'dear' })).toEqual(['2.4 starterTooExpensive']);
  expect(faults({ starter: 'late' })).toEqual(['2.4 starterNotActI']);
});

test('2.5 a sideboard has 0 to 15 cards, all of them legal for this deck', () => {
  const cards = (n: number): Record<string, number> =>
    Object.fromEntries(Array.from({ length: n }, (_, at) => [`test-filler-${at + 1}`, 1]));
  expect([faults({ sideboard: {} }), faults({ sideboard: cards(15) })]).toEqual([[], []]);
  expect(faults({ sideboard: cards(16) })).toEqual(['2.5 sideboardTooLarge']);
  expect(faults({ sideboard: { drifter: 1 } })).toEqual(['2.5 wrongFaction']);
});

test('2.6 a main deck has at least four Storylines; those of the sideboard do not count', () => {
  expect(faults({ main: { ...without('test-storyline'), 'test-storyline': 1, 'test-filler-2': 2 } })).toEqual([]);
  const three = { ...without('test-storyline'), 'test-filler-2': 3 };
  expect(faults({ main: three, sideboard: { 'test-storyline': 1 } })).toEqual(['2.6 tooFewStorylines']);
});

test('2.7 a sideboard holds main-deck cards only, and does not count towards the limit of 80', () => {
  expect(faults({ sideboard: { 'two-flags': 1 } })).toEqual(['2.7 notForDecks']);
  const fifteen = Object.fromEntries(Array.from({ length: 5 }, (_, at) => [`test-filler-${at + 15}`, 3]));
  expect(faults({ main: sized(80), sideboard: fifteen })).toEqual([]);
});
