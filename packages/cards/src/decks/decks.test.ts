import { type Card, FACTIONS, factionsOf } from '@astris/engine/language';
import { describe, expect, test } from 'vitest';
import { cardById, STARTER_DECKS } from '../index';

const cardsIn = (list: Record<string, number>): [Card, number][] =>
  Object.entries(list).map(([id, copies]) => {
    const card = cardById(id);
    if (!card) throw new Error(`no card ${id}`);
    return [card, copies];
  });
const count = (list: Record<string, number>) => Object.values(list).reduce((sum, n) => sum + n, 0);

describe('the starter decks', () => {
  test('are ten, two of each faction, with Homeworlds of their own', () => {
    const homes = STARTER_DECKS.map(({ list }) => cardById(list.homeworld));
    expect(new Set(homes).size).toBe(10);
    const first = homes.map((home) => home && factionsOf(home)[0]);
    for (const faction of FACTIONS.filter((one) => one !== 'Independent'))
      expect(first.filter((one) => one === faction)).toHaveLength(2);
  });
  for (const { name, list } of STARTER_DECKS) {
    const home = cardById(list.homeworld);
    const starter = cardById(list.starter);
    const { main, sideboard } = list;

    test(`2.1 ${name} has a Homeworld, a Starter Character and 50 to 60 cards`, () => {
      expect([home?.type, starter?.type]).toEqual(['Homeworld', 'Character']);
      expect(count(main)).toBeGreaterThanOrEqual(50);
      expect(count(main)).toBeLessThanOrEqual(60);
    });
    test(`2.2 ${name} has at most 3 copies of a card over Starter, main deck and sideboard`, () => {
      const copies = new Map<string, number>([[list.starter, 1]]);
      for (const [id, n] of [...Object.entries(main), ...Object.entries(sideboard)]) {
        copies.set(id, (copies.get(id) ?? 0) + n);
      }
      expect([...copies].filter(([, n]) => n > 3 || n < 1)).toEqual([]);
    });
    test(`2.3 ${name} keeps to its Homeworld's factions, Independent cards and Storylines`, () => {
      const factions = home?.type === 'Homeworld' ? [...home.factions, 'Independent'] : [];
      const strangers = cardsIn({ ...main, ...sideboard, [list.starter]: 1 }).filter(
        ([card]) => card.type !== 'Storyline' && !('faction' in card && factions.includes(card.faction)),
      );
      expect(strangers.map(([card]) => card.id)).toEqual([]);
    });
    test(`2.4 ${name} starts with a Character of 3C or less that may be played in Act I`, () => {
      expect(starter?.type === 'Character' && starter.cost.C <= 3).toBe(true);
      expect((starter?.acts ?? ['I']).includes('I')).toBe(true);
    });
    test(`2.6 ${name} has at least four Storylines, playable in every Act`, () => {
      const stories = cardsIn(main).filter(([card]) => card.type === 'Storyline');
      expect(stories.reduce((sum, [, n]) => sum + n, 0)).toBeGreaterThanOrEqual(4);
      for (const act of ['I', 'II', 'III'] as const) {
        expect(stories.some(([card]) => !card.acts || card.acts.includes(act))).toBe(true);
      }
    });
    test(`2.5, 2.7 ${name} has a sideboard of 6 to 15 main-deck cards`, () => {
      expect(count(sideboard)).toBeGreaterThanOrEqual(6);
      expect(count(sideboard)).toBeLessThanOrEqual(15);
      expect(cardsIn(sideboard).filter(([card]) => card.type === 'Homeworld')).toEqual([]);
    });
  }
});
