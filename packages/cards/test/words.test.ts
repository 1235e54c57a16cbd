import { KEYWORDS } from '@astris/engine/language';
import { describe, expect, test } from 'vitest';
import { CARDS } from '#cards';
import { keywordsOf } from './sheet';

/** Every word of the vocabulary, by the field that says it. */
const WORDS = {
  do: 'gain lose draw discard damage heal fall redeem ready activate destroy award strip takeControl return burn sacrifice removeStoryline modify grant forbid discount may choose when each',
  event:
    'enters leaves falls redeemed destroyed attacks intercepts winsConflict seized raids bound chapterEnds plays skips turnEnds',
  if: 'controls aligned is treasury hand happened not all any',
  ability: 'triggered activated static replacement',
} as const;
const COSTS = ['C', 'CP', 'SP', 'activate', 'discard', 'sacrifice'];
/** Words that no card uses yet. The list may only shrink. */
const UNUSED: string[] = [];

const said = new Map<string, Set<unknown>>(Object.keys(WORDS).map((field) => [field, new Set()]));
const paid = new Set<string>();
const listen = (node: unknown): void => {
  if (Array.isArray(node)) {
    node.forEach(listen);
    return;
  }
  if (typeof node !== 'object' || node === null) return;
  for (const [field, value] of Object.entries(node)) {
    said.get(field)?.add(value);
    if (field === 'cost' && Array.isArray(value)) for (const cost of value) paid.add(String(Object.keys(cost)[0]));
    listen(value);
  }
};
CARDS.forEach(listen);

describe('every word of the language is used by a card', () => {
  for (const [field, words] of Object.entries(WORDS)) {
    test(`every "${field}"`, () => {
      const unused = words.split(' ').filter((word) => !said.get(field)?.has(word));
      expect(unused.map((word) => `${field} ${word}`)).toEqual(UNUSED.filter((word) => word.startsWith(`${field} `)));
    });
  }
  test('every cost', () => {
    expect(COSTS.filter((cost) => !paid.has(cost))).toEqual([]);
  });
  test('14 every keyword', () => {
    const printed = new Set([...CARDS.flatMap(keywordsOf), ...CARDS.flatMap((card) => granted(card))]);
    expect(KEYWORDS.filter((keyword) => !printed.has(keyword))).toEqual([]);
    expect([...printed].some((keyword) => keyword.startsWith('Plunder'))).toBe(true);
    expect([...printed].some((keyword) => keyword.startsWith('Resilient'))).toBe(true);
  });
});
const granted = (node: unknown): string[] => {
  if (Array.isArray(node)) return node.flatMap(granted);
  if (typeof node !== 'object' || node === null) return [];
  const word = node as { do?: string; keyword?: unknown };
  const own = word.do === 'grant' && typeof word.keyword === 'string' ? [word.keyword] : [];
  return [...own, ...Object.values(node).flatMap(granted)];
};
