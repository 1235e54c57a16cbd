import { STARTER_DECKS } from '@astris/cards';
import { expect, test } from 'vitest';
import { readDeck, writeDeck } from './exchange';

test('reads back what it wrote, as text and as a code', async () => {
  for (const { list } of STARTER_DECKS) {
    for (const form of ['text', 'code'] as const) expect(await readDeck(await writeDeck(list, form))).toEqual({ list });
  }
});

test('says which line can’t be read', async () => {
  const read = await readDeck('Homeworld\n1 Nowhere at all');
  expect(read).toMatchObject({ problems: expect.arrayContaining([expect.objectContaining({ line: 2 })]) });
});

test('says that a damaged code is damaged', async () => {
  expect(await readDeck('AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA')).toMatchObject({ problems: [{ line: 0 }] });
});
