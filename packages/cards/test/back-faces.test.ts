import { toNextAct } from '@astris/engine/scenario';
import { expect, test } from 'vitest';
import { CARDS } from '#cards';
import { scenario } from './scenario';

const ENDING = 'a-toll-on-every-star';
const backs = CARDS.flatMap((card) => (card.type === 'Storyline' && card.id !== ENDING ? [card] : []));

test('8.9.5 as an Act ends, back faces that print Enduring stay on the Map, and all others are Depleted', () => {
  const game = scenario({
    you: {
      map: [
        ...backs.map(({ id }) => ({ card: id, face: 'back' as const })),
        { card: ENDING, chapter: 3, counts: [9] },
        'test-character-1-1',
      ],
    },
  });
  game.you.attack('test-character-1-1', 'test-homeworld#2');
  expect(game.told('actEnded')).toHaveLength(1);
  toNextAct(game, 'you');
  expect(game.game.board.act).toBe(2);
  const zones = Object.fromEntries(backs.map(({ id }) => [id, game.card(id).zone]));
  const printed = backs.map(({ id, back }) => [id, back.keywords?.includes('Enduring') ? 'map' : 'depleted']);
  expect(zones).toEqual(Object.fromEntries(printed));
  expect(new Set(Object.values(zones))).toEqual(new Set(['map', 'depleted']));
});

/** Ids of the Storylines whose back faces print a keyword; there is one at least. */
const withKeyword = (keyword: 'Guard' | 'Elusive' | 'Vigilant' | 'Swift'): string[] => {
  const ids = backs.filter(({ back }) => back.keywords?.includes(keyword)).map(({ id }) => id);
  expect(ids, keyword).not.toEqual([]);
  return ids;
};

test('14.5, 14.10 back faces with Guard intercept while activated, and those with Vigilant stay ready', () => {
  const intercept = (card: string, activated: boolean) => {
    const game = scenario({
      active: 'opponent',
      you: { map: [{ card, face: 'back', ...(activated ? { activated } : {}) }] },
      opponent: { map: ['test-character-1-6'] },
    });
    game.respond();
    game.opponent.attack('test-character-1-6', 'test-homeworld');
    game.you.intercept(card);
    game.settle();
    expect([game.you.C, game.card(card).damage], card).toEqual([10, 1]);
    return game.card(card).ready;
  };
  for (const card of withKeyword('Guard')) intercept(card, true);
  for (const card of withKeyword('Vigilant')) expect(intercept(card, false), card).toBe(true);
});

test('14.3, 14.8 back faces with Elusive are not intercepted, and those with Swift attack in their first turn', () => {
  for (const card of withKeyword('Elusive')) {
    const game = scenario({
      you: { map: [{ card, face: 'back' }] },
      opponent: { hand: ['test-fast'], map: ['test-spacecraft'] },
    });
    game.respond();
    game.you.attack(card, 'test-homeworld#2');
    expect(
      game.opponent.refusal(() => game.opponent.intercept('test-spacecraft')),
      card,
    ).toBe('14.3');
    game.settle();
    expect(game.opponent.C, card).toBeLessThan(10);
  }
  for (const card of withKeyword('Swift')) {
    const game = scenario({ you: { map: [{ card, face: 'back', fresh: true }] } });
    game.you.attack(card, 'test-homeworld#2');
    expect(game.opponent.C, card).toBeLessThan(10);
  }
});
