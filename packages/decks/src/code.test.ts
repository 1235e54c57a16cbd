import { POOL, STARTER_DECKS } from '@astris/cards';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { toBase64Url } from './bytes';
import { checksum, deckCode, readDeckCode } from './code';

const [deck] = STARTER_DECKS;
if (!deck) throw new Error('there is no starter deck');
const code = deckCode(deck.list, POOL);
const problemOf = (text: string) => {
  const decoded = readDeckCode(text, POOL);
  return 'problem' in decoded ? decoded.problem : undefined;
};

/** A code with a right checksum, whatever it says. */
const sealed = (body: readonly number[]) => toBase64Url(Uint8Array.from([...body, ...checksum(Uint8Array.from(body))]));

describe('a deck code', () => {
  test('is fit for a link', () => expect(code).toMatch(/^[\w-]+$/));
  test('is the same whatever the order of the cards', () => {
    const main = Object.fromEntries(Object.entries(deck.list.main).reverse());
    expect(deckCode({ ...deck.list, main }, POOL)).toBe(code);
  });
  test('with any one character changed is refused', () => {
    const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
    fc.assert(
      fc.property(fc.nat(code.length - 1), fc.constantFrom(...letters), (at, letter) => {
        fc.pre(letter !== code[at]);
        expect(problemOf(code.slice(0, at) + letter + code.slice(at + 1))).toMatch(/checksum|malformed/);
      }),
    );
  });
  test('cut short is refused', () => {
    for (let length = 0; length < code.length; length++) expect(problemOf(code.slice(0, length))).toBeDefined();
  });
  test('of letters that no code has, or far too long, is malformed', () => {
    expect([problemOf('not a code!'), problemOf(''), problemOf('A'.repeat(2001))]).toEqual(Array(3).fill('malformed'));
  });
  test('whatever the text, reading never throws', () => {
    fc.assert(fc.property(fc.string(), (text) => void readDeckCode(text, POOL)));
    fc.assert(fc.property(fc.uint8Array({ minLength: 4 }), (bytes) => void readDeckCode(toBase64Url(bytes), POOL)));
    const problems = new Set<string | undefined>();
    fc.assert(
      fc.property(fc.uint8Array({ minLength: 1 }), (body) => void problems.add(problemOf(sealed([1, ...body])))),
    );
    expect([...problems]).toContain('malformed');
    expect([...problems]).not.toContain('checksum');
  });
  test('of a card that the pool has not is refused', () => {
    const smaller = new Map([...POOL].filter(([id]) => id !== 'the-long-vigil'));
    expect(readDeckCode(code, smaller)).toMatchObject({ problem: 'unknown card' });
  });
});
