import { describe, expect, it } from 'vitest';
import { RULES, type RuleId } from '../index';
import { coverageOf, isTestable, lacksTests, leadingNumbers } from './coverage';
import { reportOf } from './report';

const titled = (title: string) => ({ file: 'a.test.ts', line: 1, title });
const givenIds = RULES.filter((rule) => isTestable(rule) && rule.given).map((rule) => rule.id);
const houseIds = RULES.filter((rule) => isTestable(rule) && !rule.given).map((rule) => rule.id);

describe('the numbers that a title begins with', () => {
  it.each([
    ['8.10.3 a Character', ['8.10.3']],
    ['8.6.1 8.6.3 any player', ['8.6.1', '8.6.3']],
    ['8.5.2, 8.5.6 and 10.6c: awards', ['8.5.2', '8.5.6', '10.6c']],
    ['9.4.2a/8.9.5 is Burned', ['9.4.2a', '8.9.5']],
    ['(8.10.3) in brackets', []],
    ['adds 10C (9.4.4)', []],
    ['8.10.', []],
    ['2 players', []],
  ])('of "%s" are %j', (title, numbers) => {
    expect(leadingNumbers(title)).toEqual(numbers);
  });
});

describe('coverage', () => {
  it('counts a rule once, however many titles cite it', () => {
    const { house, given, citations } = coverageOf(RULES, [titled('12.1 a'), titled('12.1 8.4.2 b')]);
    expect([house.covered, given.covered]).toEqual([1, 1]);
    expect(citations.get('12.1')).toHaveLength(2);
  });

  it('counts a lettered point for its rule, and a number with its own letter for itself', () => {
    const { citations } = coverageOf(RULES, [titled('10.6c damage'), titled('9.4.2a burned')]);
    expect([...citations.keys()]).toEqual(['9.4.2a', '10.6']);
  });

  it('asks a test for every rule of sections 1 to 17 and 19, guidance too, and for the given term of the glossary', () => {
    const excused = RULES.filter((rule) => !isTestable(rule));
    expect(excused.every((rule) => rule.section === 18)).toBe(true);
    const ids: readonly RuleId[] = RULES.filter(isTestable).map((rule) => rule.id);
    expect(ids).toEqual(expect.arrayContaining(['1.2', '4.4', '8.6.5', '9.0.1', '18.25']));
  });

  it('reports numbers that the rulebook does not have, but not those of headings', () => {
    const { unknown } = coverageOf(RULES, [titled('8.10.33 mistyped'), titled('9.4 the end of an Act')]);
    expect(unknown.map((entry) => entry.number)).toEqual(['8.10.33']);
  });

  it('names the given rule that no title cites', () => {
    const titles = givenIds.filter((id) => id !== '8.10.3').map((id) => titled(`${id} holds`));
    const coverage = coverageOf(RULES, titles);
    expect(coverage.given.uncovered).toEqual(['8.10.3']);
    expect(coverage.given.covered).toBe(coverage.given.total - 1);
  });

  it('lacks tests while one rule, given or house, is cited by none', () => {
    const without = (...left: RuleId[]) =>
      coverageOf(
        RULES,
        RULES.filter(isTestable).flatMap(({ id }) => (left.includes(id) ? [] : [titled(`${id} holds`)])),
      );
    expect(lacksTests(without())).toBe(false);
    expect(lacksTests(without('8.10.3'))).toBe(true);
    expect(lacksTests(without('12.1'))).toBe(true);
    expect(lacksTests(without('1.2'))).toBe(true);
  });
});

describe('the report', () => {
  it('ends with the figure', () => {
    const report = reportOf(coverageOf(RULES, [titled('12.1 attack'), titled('8.10.3 once')]), true);
    expect(report.at(-1)).toBe(`rules: given 1/${givenIds.length}, house 1/${houseIds.length}`);
    expect(report).toContain('  a.test.ts:1  8.10.3 once');
  });
});
