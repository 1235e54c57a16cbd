import { CARDS } from '@astris/cards';
import { type Card, fold, textOf } from '@astris/engine/language';
import { beforeAll, describe, expect, test } from 'vitest';
import { FIELDS } from '../fields/fields';
import { ORDERS } from '../fields/orders';
import { IS } from '../fields/values';
import { generatedCards } from '../testing/generated';
import { type CardIndex, indexOf, search } from './index';

const printed = indexOf(CARDS);
const found = (text: string) => search(printed, text).cards.map(({ id }) => id);

describe('searching the printed cards', () => {
  test('an empty query finds every card, by collector number', () => {
    expect(found('')).toEqual(CARDS.map(({ id }) => id));
  });
  for (const field of FIELDS) {
    test(`the examples of ${field.name} ask for what they say, and find something`, () => {
      for (const example of field.examples) {
        const { query, cards } = search(printed, example);
        expect(query.problems, example).toEqual([]);
        expect(cards.length, example).toBeGreaterThan(0);
        const isFilter = field.kind !== 'order' && !example.startsWith('-') && example !== 'set:ast';
        if (isFilter) expect(cards.length, example).toBeLessThan(CARDS.length);
      }
    });
  }
  test('words are found on either face, in names, subtypes, Drives and text, whatever their case and accents', () => {
    expect(found('GUTTERED flame')).toEqual(['ilyane-lamp-of-the-verge']);
    expect(found('“ilÿane, lamp”')).toEqual(['ilyane-lamp-of-the-verge']);
    expect(found('"rook\'s anchorage"')).toContain('rooks-anchorage');
    expect(found('rooks anchorage')).toEqual(found("rook's anchorage"));
    expect(found('name:"rook’s anchorage"')).toEqual(found('name:"rooks anchorage"'));
    expect(found('name:"rooks anchorage"')).toEqual(['rooks-anchorage']);
    expect(found('priest devotion vigilant')).toContain('ilyane-lamp-of-the-verge');
    expect(found('"flame guttered"')).toEqual([]);
  });
  test('8.12.1 the SP of a Storyline with a Reversal are those of its Chapters, which the Reversal replaces one of', () => {
    for (const [card, sp] of [
      ['a better sister', 4],
      ['everyone you failed', 3],
      ['where the light stops', 3],
    ] as const) {
      expect(found(`"${card}" sp:${sp} has:reversal`)).toHaveLength(1);
      expect(found(`"${card}" sp>${sp}`)).toEqual([]);
    }
  });
  test('a figure is looked for on each face, and two of one face are compared', () => {
    expect(found('ilyane power:1')).toEqual(found('ilyane power:4'));
    expect(found('ilyane resolve>power')).toEqual(['ilyane-lamp-of-the-verge']);
    expect(found('ilyane power:1 resolve<power')).toEqual(['ilyane-lamp-of-the-verge']);
    expect(found('t:storyline power<=99 -becomes:character -becomes:spacecraft')).toEqual([]);
  });
  test('8.6 a Storyline is found by its End, its rewards, its Skip and by the rule of a Skip', () => {
    const [vigil] = ['the-long-vigil'];
    expect(found('end:"wins 2 conflicts"')).toContain(vigil);
    expect(found('reward:redeem')).toContain(vigil);
    expect(found('skip:"pay 5 CP"')).toContain(vigil);
    expect(found('rule:8.6')).toContain(vigil);
    expect(found('rule:8.6.1 rule:8.6 rule:8')).toContain(vigil);
    expect(found('is:bound is:aspirational has:reversal sp:3 act:1 -act:3 kw:climactic')).toContain(vigil);
  });
  test('a banned card and a Storyline of no faction are told apart from the others', () => {
    const [first, ...others] = CARDS as [Card, ...Card[]];
    const banned = { ...first, printing: { ...first.printing, status: 'banned' as const } };
    const index = indexOf([banned, ...others]);
    expect(search(index, 'is:banned').cards).toEqual([banned]);
    expect(search(index, '-is:legal').cards).toEqual([banned]);
    expect(search(index, 't:storyline f:lantern').cards).toEqual([]);
  });
  test('a query’s own order comes before the one given, and cards without such a figure come last', () => {
    for (const dir of ['asc', 'desc'] as const) {
      const powers = search(printed, '', { by: 'power', dir }).cards.map((card) =>
        card.type === 'Character' ? card.front.power : 'power' in card ? card.power : undefined,
      );
      const from = powers.indexOf(undefined);
      const shown = powers.slice(0, from) as number[];
      expect(shown).toEqual([...shown].sort((a, b) => (dir === 'asc' ? a - b : b - a)));
    }
    const names = search(printed, 'order:name', { by: 'cost', dir: 'desc' }).cards.map(({ name }) => fold(name));
    expect(names).toEqual([...names].sort());
  });
  test('every order keeps every card', () => {
    for (const { name } of ORDERS) expect(new Set(found(`order:${name} dir:desc`))).toEqual(new Set(found('')));
  });
});

describe('searching 20,000 cards', () => {
  let cards: Card[];
  let index: CardIndex;
  beforeAll(() => {
    cards = generatedCards(20_000);
    index = indexOf(cards);
  }, 120_000);
  const lines = (card: Card) => {
    const { front, back } = textOf(card);
    return fold([...front, ...back].map(({ text }) => text).join('\n'));
  };
  const costs = (card: Card) => ('cost' in card ? ('C' in card.cost ? card.cost.C : card.cost.CP) : Number.NaN);
  const asked: [query: string, fits: (card: Card) => boolean][] = [
    ['kael', (card) => fold(JSON.stringify(card)).includes('kael')],
    ['t:character cost<=3', (card) => card.type === 'Character' && card.cost.C <= 3],
    [
      '(f:lantern or f:choir) -t:maneuver',
      (card) =>
        'faction' in card && ['Lantern Order', 'Hollow Choir'].includes(card.faction) && card.type !== 'Maneuver',
    ],
    ['kw:plunder power>2', (card) => card.type === 'Spacecraft' && card.power > 2 && lines(card).includes('plunder')],
    ['is:unique act:3', (card) => card.unique === true && (card.acts ?? ['III']).includes('III')],
    ['"draw 2 cards" cost:2cp', (card) => card.type === 'Maneuver' && card.cost.CP === 2],
    ['is:cursed sp>=2', (card) => card.type === 'Storyline' && card.tone === 'Cursed' && card.chapters[2].sp !== 1],
    ['cost:0 or cost>7', (card) => costs(card) === 0 || costs(card) > 7],
    [
      'set:nox rarity:rare sub:priest',
      ({ printing, traits }) => printing.set === 'NOX' && printing.rarity === 'rare' && traits?.[0] === 'Priest',
    ],
  ];
  for (const [query, fits] of asked) {
    test(`“${query}” finds the same as looking at each card`, () => {
      const right = cards.filter(fits).map(({ id }) => id);
      expect(right.length).toBeGreaterThan(10);
      expect(
        search(index, query)
          .cards.map(({ id }) => id)
          .sort(),
      ).toEqual(right.sort());
    });
  }
  test('what is denied and what is not are all the cards', () => {
    for (const { name } of IS) {
      const counts = [`is:${name}`, `-is:${name}`, ''].map((query) => search(index, query).cards.length);
      expect((counts[0] ?? 0) + (counts[1] ?? 0), name).toBe(counts[2]);
    }
  });
});
