import { CARDS } from '@astris/cards';
import { KEYWORDS, textOf } from '@astris/engine/language';
import { expect, test } from 'vitest';
import { ruleWord, ruleWordsOf } from './keyword-rules';

test('14 every keyword of the card language has its rule', () => {
  for (const keyword of [...KEYWORDS, 'Plunder 2', 'Resilient 1', 'Attach to a Character', 'Bind', 'Partner']) {
    expect(ruleWord(keyword), keyword).toBeDefined();
  }
  expect(ruleWord('Elusive')).toEqual({
    id: '14.3',
    term: 'Elusive',
    definition: "Can't be intercepted.",
    rule: '14.3',
  });
  expect(ruleWord('Enduring')?.rule).toBe('8.9.5');
});

test('every keyword line of every card has its rule', () => {
  const keywords = CARDS.flatMap((card) => {
    const { front, back } = textOf(card);
    return [...front, ...back].filter(({ kind }) => kind === 'keyword');
  });
  expect(keywords.filter(({ text }) => !ruleWord(text))).toEqual([]);
});

test('names each word of a card once', () => {
  for (const card of CARDS) {
    const rules = ruleWordsOf(card).map(({ rule }) => rule);
    expect(new Set(rules).size).toBe(rules.length);
  }
});
