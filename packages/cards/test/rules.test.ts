import { rulesOf, textOf } from '@astris/engine/language';
import { RULES, textOfRule } from '@astris/rulebook';
import { expect, test } from 'vitest';
import { CARDS, cardById, cardsUsing } from '#cards';

const named = (id: string) => {
  const card = cardById(id);
  if (!card) throw new Error(`no card ${id}`);
  return card;
};

test('each card uses rules, in the order of the book and each once', () => {
  for (const card of CARDS) {
    const rules = rulesOf(card);
    expect(rules.length, card.id).toBeGreaterThan(2);
    expect(new Set(rules).size, card.id).toBe(rules.length);
    const sections = rules.map((rule) => Number(rule.split('.')[0]));
    expect(sections, card.id).toEqual([...sections].sort((a, b) => a - b));
  }
});

test('a rule names the cards that use it, as each card names the rule', () => {
  const elusive = cardsUsing('14.3');
  expect(elusive.length).toBeGreaterThan(0);
  expect(elusive.length).toBeLessThan(CARDS.length / 2);
  for (const card of CARDS) expect(elusive.includes(card), card.id).toBe(rulesOf(card).includes('14.3'));
});

test('a Bound Storyline with a Partner uses Bind and Partner, a Player Storyline neither', () => {
  expect(rulesOf(named('two-hands-on-the-tiller'))).toEqual(expect.arrayContaining(['8.3.1', '8.10.1', '8.11.1']));
  const player = CARDS.find((card) => card.type === 'Storyline' && !card.bound);
  if (!player) throw new Error('no Player Storyline');
  expect(rulesOf(player)).toContain('8.3.2');
  expect(rulesOf(player)).not.toContain('8.10.1');
});

test('rules of conduct, setup and deck lists alone are used by no card', () => {
  for (const rule of ['19.1', '17.6', '2.1', '9.7.2'] as const) expect(cardsUsing(rule), rule).toEqual([]);
});

/** Keywords that stand in texts as they are named in section 14. */
const NAMED = RULES.flatMap(({ id, section }) => {
  const [word] = /^\w+/.exec(textOfRule(id)) ?? [];
  return section === 14 && word && !['Redeem', 'Unique'].includes(word) ? [{ id, word }] : [];
});

test('a keyword that any face of a card says is among its rules, and no other is', () => {
  expect(NAMED).toHaveLength(10);
  for (const card of CARDS) {
    const { front, back } = textOf(card);
    const said = [...front, ...back].map(({ text }) => text).join('\n');
    const words = NAMED.filter(({ word }) => new RegExp(`\\b${word}\\b`).test(said)).map(({ id }) => id);
    expect(
      rulesOf(card).filter((rule) => NAMED.some(({ id }) => id === rule)),
      card.id,
    ).toEqual(words);
  }
});
