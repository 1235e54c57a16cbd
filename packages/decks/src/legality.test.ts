import { GAME_POOL, POOL, STARTER_DECKS } from '@astris/cards';
import { RULESET } from '@astris/engine';
import type { DeckList } from '@astris/engine/deck-list';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { legalityOf, moved, withCopies } from './legality';
import { legalDecks } from './testing/legal-decks';

const lamps = STARTER_DECKS.find(({ id }) => id === 'lamps-of-the-verge')?.list;
if (!lamps) throw new Error('the starter deck is gone');
const ask = (list: DeckList) => legalityOf(list, GAME_POOL, RULESET);
const empty: DeckList = { homeworld: '', starter: '', main: {}, sideboard: {} };

test('2.2 a fourth copy may not be added, counted over both parts and the Starter', () => {
  const two = { ...lamps, main: { ...lamps.main, 'vow-of-the-wick': 2 }, sideboard: { 'vow-of-the-wick': 1 } };
  expect(ask(two).againstAdding('main', 'vow-of-the-wick')).toMatchObject({ rule: '2.2', fault: 'tooManyCopies' });
  expect(ask({ ...two, sideboard: {} }).againstAdding('sideboard', 'vow-of-the-wick')).toBeUndefined();
});

test('2.2 what is wrong already can be made worse, and that is refused too', () => {
  const five = { ...lamps, main: { ...lamps.main, 'vow-of-the-wick': 5 } };
  expect(ask(five).againstAdding('main', 'vow-of-the-wick')).toMatchObject({ fault: 'tooManyCopies', have: 6 });
});

test('2.3 2.5 a card of another faction may not be added to either part; without a Homeworld every card may', () => {
  expect(ask(lamps).againstAdding('main', 'marrow-kestrel')).toMatchObject({ rule: '2.3' });
  expect(ask(lamps).againstAdding('sideboard', 'marrow-kestrel')).toMatchObject({ rule: '2.5' });
  expect(ask(empty).againstAdding('main', 'marrow-kestrel')).toBeUndefined();
});

test('2.3 a card that is in the list against the rules may not be added either', () => {
  const other = { ...lamps, homeworld: 'rooks-anchorage' };
  expect(ask(other).againstAdding('main', 'candle-skiff')).toMatchObject({ rule: '2.3', card: 'candle-skiff' });
  expect(ask(other).againstAdding('main', 'marrow-kestrel')).toBeUndefined();
});

test('2.1 2.5 a full main deck and a full sideboard take no more; a small one is no hindrance', () => {
  const names = [...POOL.values()].filter(({ type }) => type === 'Storyline').map(({ id }) => id);
  const of = (n: number) => Object.fromEntries(names.slice(0, n).map((id) => [id, 2]));
  expect(ask({ ...empty, main: of(40) }).againstAdding('main', 'candle-skiff')).toMatchObject({
    fault: 'tooManyCards',
  });
  expect(ask({ ...empty, main: of(3) }).againstAdding('main', 'candle-skiff')).toBeUndefined();
  const side = { ...of(7), 'toll-gate-nine': 1 };
  expect(ask({ ...empty, sideboard: side }).againstAdding('sideboard', 'candle-skiff')).toMatchObject({ rule: '2.5' });
});

test('2.2 2.4 a Starter is asked what a Starter must be', () => {
  expect(ask(lamps).againstStarter('pell-novice-of-the-wick')).toBeUndefined();
  expect(ask(lamps).againstStarter('bailiff-sorren')).toMatchObject({ rule: '2.2', have: 4 });
  expect(ask(lamps).againstStarter('quill-marrow-twice-sold')).toMatchObject({ rule: '2.3' });
  expect(ask(lamps).againstStarter('candle-skiff')).toMatchObject({ fault: 'notACharacter' });
});

test('whatever is added by leave of the rules, a list never gets worse', () => {
  const ids = [...POOL.keys()];
  fc.assert(
    fc.property(legalDecks(POOL), fc.constantFrom(...ids), fc.constantFrom('main', 'sideboard'), (list, card, part) => {
      const legality = ask(list);
      const wrong = ask(withCopies(list, part, card, 1)).problems;
      expect(legality.problems).toEqual([]);
      expect(wrong.length > 0).toBe(legality.againstAdding(part, card) !== undefined);
    }),
  );
});

test('copies go up and down between 0 and 99, and a card without copies leaves the list', () => {
  const two = withCopies(withCopies(empty, 'main', 'a', 1), 'main', 'a', 1);
  expect(two.main).toEqual({ a: 2 });
  expect(withCopies(two, 'main', 'a', -2).main).toEqual({});
  expect(withCopies(empty, 'sideboard', 'a', -1)).toBe(empty);
  expect(withCopies(empty, 'main', 'a', 1000).main).toEqual({ a: 99 });
});

test('a copy is moved from one part to the other, and none where there is none', () => {
  const two = { ...empty, main: { a: 2 } };
  expect(moved(two, 'main', 'a')).toEqual({ ...empty, main: { a: 1 }, sideboard: { a: 1 } });
  expect(moved(moved(two, 'main', 'a'), 'sideboard', 'a')).toEqual(two);
  expect(moved(two, 'sideboard', 'a')).toBe(two);
});

const stories = [...POOL.values()].filter(({ type }) => type === 'Storyline').map(({ id }) => id);
const twoOf = (n: number) => Object.fromEntries(stories.slice(0, n).map((id) => [id, 2]));

test('2.5 what a full main deck takes no more may still be added to the sideboard', () => {
  const full = { ...empty, main: twoOf(40) };
  expect(ask(full).againstAdding('main', 'candle-skiff')).toBeDefined();
  expect(ask(full).mayBeAdded('candle-skiff')).toBe(true);
  expect(ask({ ...full, sideboard: { ...twoOf(7), 'toll-gate-nine': 1 } }).mayBeAdded('candle-skiff')).toBe(false);
  expect(ask(lamps).mayBeAdded('marrow-kestrel')).toBe(false);
});

test('2.1 2.5 a copy may be moved unless the other part is full, whatever else is wrong', () => {
  const main = twoOf(40);
  const aside = { ...twoOf(7), 'candle-skiff': 1 };
  const [story = ''] = stories;
  const against = (list: Partial<DeckList>, from: 'main' | 'sideboard', card: string) =>
    ask({ ...empty, ...list }).againstMoving(from, card);
  expect(against({ main, sideboard: aside }, 'sideboard', 'candle-skiff')).toMatchObject({ fault: 'tooManyCards' });
  expect(against({ main, sideboard: aside }, 'main', story)).toMatchObject({ fault: 'sideboardTooLarge', rule: '2.5' });
  expect(
    against({ main: twoOf(3), sideboard: { ...aside, 'toll-gate-nine': 9 } }, 'sideboard', 'candle-skiff'),
  ).toBeUndefined();
  expect(against({ main: { 'candle-skiff': 9 } }, 'main', 'candle-skiff')).toBeUndefined();
});
