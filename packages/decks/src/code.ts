import type { DeckList } from '@astris/engine/deck-list';
import type { Card, CardId } from '@astris/engine/language';
import { sha256 } from '@noble/hashes/sha2.js';
import { ByteReader, ByteWriter, fromBase64Url, Malformed, toBase64Url } from './bytes';
import { MOST_COPIES } from './lines';
import { cardOf, type Pool } from './pool';

/**
 * A deck code is base64url of: version, the sets' names, Homeworld, Starter, main deck, sideboard, and 3 bytes of the
 * SHA-256 of all before. Cards are set and collector number, in order, each as the step from the one before; the two
 * lowest bits say 1 to 3 copies, or that the number follows.
 */
const VERSION = 1;
const CHECKSUM = 3;
const LONGEST = 2000;

/** What a code ends with, so that a slip of the pen is noticed. */
export const checksum = (bytes: Uint8Array) => sha256(bytes).subarray(0, CHECKSUM);

/**
 * The short code of a list; the same list always has the same code. A Homeworld or Starter that is not chosen yet is
 * written as number 0, which no card has. Throws UnknownCard.
 */
export const deckCode = (list: DeckList, pool: Pool): string => {
  const { homeworld, starter, main, sideboard } = list;
  const ids = [homeworld, starter, ...Object.keys(main), ...Object.keys(sideboard)].filter((id) => id !== '');
  const sets = [...new Set(ids.map((id) => cardOf(pool, id).printing.set))].sort();
  const out = new ByteWriter();
  const single = (id: CardId) => {
    if (id === '') {
      out.number(0);
      out.number(0);
      return;
    }
    const { set, number } = cardOf(pool, id).printing;
    out.number(sets.indexOf(set));
    out.number(number);
  };
  const part = (cards: Record<CardId, number>) => {
    for (const set of sets) {
      const entries = Object.entries(cards)
        .map(([id, n]) => ({ n, printing: cardOf(pool, id).printing }))
        .filter(({ n, printing }) => n > 0 && printing.set === set)
        .sort((a, b) => a.printing.number - b.printing.number);
      out.number(entries.length);
      let last = 0;
      for (const { n, printing } of entries) {
        out.number((printing.number - last) * 4 + (n <= 3 ? n : 0));
        if (n > 3) out.number(n);
        last = printing.number;
      }
    }
  };
  out.number(VERSION);
  out.number(sets.length);
  for (const set of sets) out.text(set);
  single(homeworld);
  single(starter);
  part(main);
  part(sideboard);
  const body = out.done();
  return toBase64Url(Uint8Array.from([...body, ...checksum(body)]));
};

export type CodeProblem = 'malformed' | 'version' | 'checksum' | 'unknown card';
export type Decoded = { list: DeckList } | { problem: CodeProblem };

const refuse = (problem: CodeProblem): Decoded => ({ problem });

class NoSuchCard extends Error {}

/** What a code says, once its checksum is right. */
const bodyOf = (code: string): Uint8Array | 'malformed' | 'checksum' => {
  const bytes = code.length <= LONGEST ? fromBase64Url(code) : undefined;
  if (!bytes || bytes.length <= CHECKSUM) return 'malformed';
  const body = bytes.subarray(0, -CHECKSUM);
  return checksum(body).every((byte, at) => byte === bytes[body.length + at]) ? body : 'checksum';
};
/** Whether a text is a deck code of some version, with no character wrong or missing. */
export const isWholeCode = (text: string): boolean => typeof bodyOf(text) !== 'string';

/** The list of a code, or why it can't be read. Never throws. */
export const readDeckCode = (code: string, pool: Pool): Decoded => {
  const body = bodyOf(code.trim());
  if (typeof body === 'string') return refuse(body);
  try {
    return readBody(new ByteReader(body), pool);
  } catch (error) {
    if (error instanceof Malformed) return refuse('malformed');
    if (error instanceof NoSuchCard) return refuse('unknown card');
    throw error;
  }
};

const readBody = (from: ByteReader, pool: Pool): Decoded => {
  if (from.number() !== VERSION) return refuse('version');
  const byPrinting = new Map([...pool.values()].map((card) => [key(card.printing.set, card.printing.number), card]));
  const find = (set: string | undefined, number: number): Card => {
    const card = set === undefined ? undefined : byPrinting.get(key(set, number));
    if (!card) throw new NoSuchCard();
    return card;
  };
  const sets: string[] = [];
  // One by one: a forged number ends where the bytes do, before anything of its size is made.
  for (let left = from.number(); left > 0; left--) sets.push(from.text());
  const single = () => {
    const set = sets[from.number()];
    const number = from.number();
    return number === 0 ? '' : find(set, number).id;
  };
  const part = () => {
    const cards: Record<CardId, number> = {};
    for (const set of sets) {
      let last = 0;
      for (let left = from.number(); left > 0; left--) {
        const packed = from.number();
        const n = packed % 4 === 0 ? from.number() : packed % 4;
        last += Math.floor(packed / 4);
        if (n < 1 || n > MOST_COPIES) throw new Malformed();
        cards[find(set, last).id] = n;
      }
    }
    return cards;
  };
  const list = { homeworld: single(), starter: single(), main: part(), sideboard: part() };
  if (!from.ended) throw new Malformed();
  return { list };
};
const key = (set: string, number: number) => `${set} ${number}`;
