import { CARDS, cardById } from '@astris/cards';
import { textOf } from '@astris/engine/language';
import { expect, test } from 'vitest';
import { english } from '@/testing/in-english';
import { cardData, cardGist, cardText } from './sheet';

test('4.2 a card as text has both faces, each with its name, its type line and every line of its text', () => {
  for (const card of CARDS) {
    const text = cardText(card, english('cards'));
    const { front, back } = textOf(card);
    for (const line of [...front, ...back]) expect(text, card.name).toContain(line.text);
    expect(text.startsWith(card.name)).toBe(true);
    if (card.type === 'Character') expect(text).toContain(`\n\n${card.fallen.name}\n`);
    if (card.type === 'Storyline') expect(text).toContain(`\n\n${card.back.name}\n`);
  }
});

test('what a link to a card says of it is short', () => {
  for (const card of CARDS) {
    expect(cardGist(card, english('cards')).length, card.name).toBeLessThanOrEqual(300);
    expect(cardGist(card, english('cards'))).toContain(card.type);
  }
});

test('a card as data survives JSON', () => {
  const card = cardById('the-long-vigil');
  if (!card) throw new Error('no such card');
  expect(JSON.parse(JSON.stringify(cardData(card)))).toEqual(cardData(card));
  expect(cardData(card).rules).toContain('8.6.1');
});
