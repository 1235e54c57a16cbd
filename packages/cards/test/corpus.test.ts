import fs from 'node:fs';
import path from 'node:path';
import { lintPool, problemText, textOf } from '@astris/engine/language';
import { describe, expect, test } from 'vitest';
import { CARDS, cardById, POOL } from '#cards';
import { poolOf } from '#pool';
import { golden } from './golden';
import { sheetOf } from './sheet';
import { homeOf } from './titles';

const source = path.join(import.meta.dirname, '../src');
const folders = fs
  .readdirSync(source, { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && entry.name !== 'decks')
  .map((entry) => entry.name);
const files = folders.flatMap((folder) =>
  fs
    .readdirSync(path.join(source, folder))
    .filter((file) => !file.endsWith('.test.ts') && file !== 'index.ts')
    .map((file) => ({ folder, id: path.basename(file, '.ts') })),
);

/** Guidelines that a card knowingly leaves, as "card check". The list may only shrink. */
const KNOWN_WARNINGS: string[] = [];

describe('the card files', () => {
  test('file names are ids, and every file is in its folder’s index', () => {
    expect(files.map(({ id }) => id).sort()).toEqual(CARDS.map((card) => card.id).sort());
  });
  for (const { folder, id } of files) {
    test(`${id} stands in the folder of its faction`, () => {
      const card = cardById(id);
      expect(card && homeOf(card)).toBe(folder);
    });
  }
});

describe('the pool', () => {
  test('has no error of lint, and no warning but the known ones', () => {
    const problems = lintPool(CARDS);
    expect(problems.filter(({ level }) => level === 'error').map(problemText)).toEqual([]);
    expect(problems.filter(({ level }) => level === 'warning').map(({ card, check }) => `${card} ${check}`)).toEqual(
      KNOWN_WARNINGS,
    );
  });
  test('is frozen to the depths', () => {
    const vigil = cardById('the-long-vigil');
    expect(vigil?.type === 'Storyline' && Object.isFrozen(vigil.chapters[1].reward)).toBe(true);
  });
  test('throws, naming card and place, when a card is wrong', () => {
    const [card] = CARDS;
    if (!card) throw new Error('the pool is empty');
    expect(() => poolOf([card, { ...card, id: 'other' }])).toThrow(/other, id: the id of/);
  });
  test('finds each card by its id, and no other', () => {
    expect(POOL.size).toBe(CARDS.length);
    expect(cardById('the-long-vigil')?.name).toBe('The Long Vigil');
    expect(cardById('no-such-card')).toBeUndefined();
  });
});

describe('the cards as data', () => {
  test('every card survives JSON unchanged', () => {
    expect(JSON.parse(JSON.stringify(CARDS))).toEqual(CARDS);
  });
  test('the data are those of the golden file', () => {
    const now = `${JSON.stringify(CARDS, null, 1)}\n`;
    expect(now).toBe(golden('cards.golden.json', now));
  });
  test('the texts are those of the golden file', () => {
    const now = `${CARDS.map(sheetOf).join('\n\n')}\n`;
    expect(now).toBe(golden('texts.golden.txt', now));
  });
});

describe('the texts', () => {
  for (const card of CARDS) {
    test(`${card.name} says something on its front, each line a sentence or a keyword`, () => {
      const { front, back } = textOf(card);
      expect(front.length).toBeGreaterThan(0);
      for (const { kind, text } of [...front, ...back]) {
        expect(text).toMatch(kind === 'keyword' ? /^[A-Z][a-zA-Z0-9 ]+$/ : /^[A-Z0-9].*[.)]$/);
        expect(text).not.toMatch(/undefined|\[object|\bNaN\b| {2}|\.\./);
      }
    });
  }
  test('each face of a card of two faces has a name that no other face has', () => {
    const names = CARDS.flatMap((card) => {
      if (card.type === 'Character') return [card.name, card.fallen.name];
      return card.type === 'Storyline' ? [card.name, card.back.name] : [card.name];
    });
    expect(new Set(names).size).toBe(names.length);
  });
});
