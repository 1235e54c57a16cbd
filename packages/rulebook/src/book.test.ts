import { describe, expect, it } from 'vitest';
import { GLOSSARY, isRuleId, RULES, type RuleId, ruleById, SECTIONS } from './index';

/** Read from the document of the rules: the numbers that hold a sentence marked (S). */
const GIVEN = `
  2.5 3.1 3.3 3.4 4.2 4.3 5.2 6.7 7.6
  8.2.1 8.2.2 8.2.3 8.3.1 8.3.2 8.4.1 8.4.2 8.4.3 8.5.1 8.5.2 8.5.3 8.6.1 8.6.2 8.6.3 8.6.4 8.6.5 8.7.1
  8.8.1 8.8.2 8.8.3 8.9.1 8.9.2 8.9.3 8.9.4 8.9.5 8.10.1 8.10.2 8.10.3 8.10.4 8.10.5
  9.0.1 9.4.0 9.4.1 9.4.2 9.4.2a 9.4.3 9.4.4 9.4.5 9.4.6 9.4.7 9.4.8 9.4.9 9.6.1 9.7.1 9.7.2
  15.1 15.2 15.3 15.4 16.1 17.3 17.6 18.25`
  .trim()
  .split(/\s+/);

/** How many rules each section of the document has, sections 1 to 19. */
const COUNTS = [9, 7, 6, 6, 7, 9, 9, 46, 18, 8, 6, 7, 5, 12, 5, 1, 6, 43, 5];

/** A number as a list that sorts: 9.4.2a after 9.4.2 and before 9.4.3. */
function keyOf(id: string): readonly number[] {
  const letter = /[a-z]$/.exec(id)?.[0];
  return [
    ...id
      .replace(/[a-z]$/, '')
      .split('.')
      .map(Number),
    letter ? letter.charCodeAt(0) : 0,
  ];
}

function isBefore(a: string, b: string): boolean {
  const left = keyOf(a);
  const right = keyOf(b);
  const at = left.findIndex((value, index) => value !== right[index]);
  return at >= 0 && (left[at] ?? 0) < (right[at] ?? Number.POSITIVE_INFINITY);
}

describe('the rules', () => {
  it('have numbers that are unique and well formed', () => {
    const ids = RULES.map((rule) => rule.id);
    expect(new Set(ids).size).toBe(ids.length);
    for (const id of ids) expect(id).toMatch(/^([1-9]|1\d)(\.\d+){1,2}[a-c]?$/);
  });

  it('stand in the order of their numbers', () => {
    const disordered = RULES.slice(1).filter((rule, index) => !isBefore(RULES[index]?.id ?? '', rule.id));
    expect(disordered.map((rule) => rule.id)).toEqual([]);
  });

  it('are as many in each section as the document has', () => {
    const counts = SECTIONS.map(({ number }) => RULES.filter((rule) => rule.section === number).length);
    expect(counts).toEqual(COUNTS);
  });

  it('are given exactly where the document marks a sentence as given', () => {
    expect(RULES.filter((rule) => rule.given).map((rule) => rule.id)).toEqual(GIVEN);
  });

  it('are each given or house or both, by the marks of their sentences', () => {
    expect(RULES.filter((rule) => !rule.given && !rule.house)).toEqual([]);
    expect(ruleById('8.10.3')).toMatchObject({ given: true, house: false });
    expect(ruleById('8.4.2')).toMatchObject({ given: true, house: true });
    expect(ruleById('12.1')).toMatchObject({ given: false, house: true });
  });

  it('have sentences without gaps, each ending as a sentence or as a point of a list', () => {
    for (const { id, text } of RULES) {
      expect(text.length, id).toBeGreaterThan(0);
      for (const sentence of text) expect(sentence.text, id).toMatch(/^\S.*[.:;)"]$/);
    }
  });

  it('are guidance only where the document says so', () => {
    expect(RULES.filter((rule) => rule.guidance).map((rule) => rule.id)).toEqual(['1.2', '4.4', '8.6.5', '9.0.1']);
  });

  it('stand under a heading in the sections that have headings', () => {
    expect(ruleById('8.10.3').part).toBe('8.10');
    expect(ruleById('9.4.0a').part).toBe('9.4');
    expect(RULES.filter((rule) => [8, 9].includes(rule.section) && !rule.part)).toEqual([]);
    expect(RULES.filter((rule) => ![8, 9].includes(rule.section) && rule.part)).toEqual([]);
  });
});

describe('the number of a rule', () => {
  it('is told from any other text', () => {
    expect(isRuleId('9.4.2a')).toBe(true);
    expect(['8.10', '10.6c', '8.10.33', '', 'constructor'].filter(isRuleId)).toEqual([]);
  });

  it('does not compile when mistyped, and throws when forced', () => {
    // @ts-expect-error the rulebook has no 8.10.33
    const mistyped: RuleId = '8.10.33';
    expect(() => ruleById(mistyped)).toThrow('8.10.33');
  });
});

describe('the glossary', () => {
  it('has every term of section 18 once, with a definition', () => {
    expect(GLOSSARY.map((entry) => entry.id)).toEqual(Array.from({ length: 43 }, (_, index) => `18.${index + 1}`));
    expect(new Set(GLOSSARY.map((entry) => entry.term)).size).toBe(43);
    for (const entry of GLOSSARY) expect(entry.definition.length, entry.term).toBeGreaterThan(15);
  });

  it('points to a rule outside itself for each term', () => {
    expect(GLOSSARY.filter((entry) => ruleById(entry.rule).section === 18)).toEqual([]);
  });
});
