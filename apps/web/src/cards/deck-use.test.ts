import { STARTER_DECKS } from '@astris/cards';
import { expect, test } from 'vitest';
import { english } from '@/testing/in-english';
import { usedIn } from './deck-use';

const t = english('cardPage');

const list = { homeworld: 'home', starter: 'hero', main: { hero: 1, ship: 3 }, sideboard: { ship: 1, spell: 2 } };

test('says how a deck uses a card, and nothing of one that it has not', () => {
  expect(usedIn(list, 'home', t)).toBe('Homeworld');
  expect(usedIn(list, 'hero', t)).toBe('Starter Character, 1 copy');
  expect(usedIn(list, 'ship', t)).toBe('3 copies, 1 in the sideboard');
  expect(usedIn(list, 'spell', t)).toBe('2 in the sideboard');
  expect(usedIn(list, 'stranger', t)).toBeUndefined();
});

test('every card of a starter deck is used in it', () => {
  for (const { list: deck } of STARTER_DECKS) {
    const cards = [deck.homeworld, deck.starter, ...Object.keys(deck.main), ...Object.keys(deck.sideboard)];
    for (const card of cards) expect(usedIn(deck, card, t), card).toBeDefined();
  }
});
