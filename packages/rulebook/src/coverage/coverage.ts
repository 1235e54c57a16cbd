import { type Rule, type RuleId, ruleNamed } from '../book';
import { isHeading } from '../sections';
import type { TestTitle } from './titles';

/** The rules of one kind: how many there are to test, and which no test title cites. */
export interface Tally {
  readonly total: number;
  readonly covered: number;
  readonly uncovered: readonly RuleId[];
}

/** What the test titles cite of the rulebook. */
export interface Coverage {
  readonly given: Tally;
  readonly house: Tally;
  /** Where each cited rule is cited, in the order of the book. */
  readonly citations: ReadonlyMap<RuleId, readonly TestTitle[]>;
  /** Titles that begin with a number that the book does not have. */
  readonly unknown: readonly { readonly number: string; readonly title: TestTitle }[];
}

const LEADING = /^(\d+(?:\.\d+)+[a-z]?)(?=$|[\s,:;/)])[\s,:;/]*(?:and\s+(?=\d))?/;

/** The numbers with which a title begins: "8.6.1, 8.6.3 and 10.6c any player…" gives 8.6.1, 8.6.3, 10.6c. */
export function leadingNumbers(title: string): readonly string[] {
  const numbers: string[] = [];
  let rest = title.trimStart();
  for (let match = LEADING.exec(rest); match?.[1]; match = LEADING.exec(rest)) {
    numbers.push(match[1]);
    rest = rest.slice(match[0].length);
  }
  return numbers;
}

/** Whether a rule is one that tests must cite: every one, guidance too; of the glossary (18) only what is given. */
export const isTestable = (rule: Rule): boolean => rule.section !== 18 || rule.given;

function tally(rules: readonly Rule[], cited: ReadonlyMap<RuleId, unknown>): Tally {
  const uncovered = rules.filter((rule) => !cited.has(rule.id)).map((rule) => rule.id);
  return { total: rules.length, covered: rules.length - uncovered.length, uncovered };
}

/** Whether any rule is cited by no test: nothing is excused. */
export const lacksTests = ({ given, house }: Coverage): boolean => given.uncovered.length + house.uncovered.length > 0;

/** Holds the titles of tests against the rules. A number with any given sentence counts as given. */
export function coverageOf(rules: readonly Rule[], titles: readonly TestTitle[]): Coverage {
  const found = new Map<RuleId, TestTitle[]>();
  const unknown: { number: string; title: TestTitle }[] = [];
  for (const title of titles) {
    for (const number of leadingNumbers(title.title)) {
      const id = ruleNamed(number);
      if (id) found.set(id, [...(found.get(id) ?? []), title]);
      else if (!isHeading(number)) unknown.push({ number, title });
    }
  }
  const testable = rules.filter(isTestable);
  const citations = new Map(rules.flatMap(({ id }) => (found.has(id) ? [[id, found.get(id) ?? []] as const] : [])));
  return {
    given: tally(
      testable.filter((rule) => rule.given),
      found,
    ),
    house: tally(
      testable.filter((rule) => !rule.given),
      found,
    ),
    citations,
    unknown,
  };
}
