import { type RuleId, ruleById } from '../book';
import type { Coverage } from './coverage';

const opening = (id: RuleId): string => ruleById(id).text[0]?.text ?? '';

/** The report as lines: rules that no test cites, then the figure. With `list`, also every cited rule with its tests. */
export function reportOf(coverage: Coverage, list: boolean): readonly string[] {
  const { given, house, citations, unknown } = coverage;
  const lines: string[] = [];
  if (list) {
    for (const [id, titles] of citations) {
      lines.push(id, ...titles.map((at) => `  ${at.file}:${at.line}  ${at.title}`));
    }
  }
  if (unknown.length > 0) lines.push('Test titles that begin with a number the rulebook does not have:');
  lines.push(...unknown.map(({ number, title }) => `  ${number}  ${title.file}:${title.line}`));
  for (const [kind, { uncovered }] of [
    ['Given', given],
    ['House', house],
  ] as const) {
    if (uncovered.length > 0) lines.push(`${kind} rules that no test title cites:`);
    lines.push(...uncovered.map((id) => `  ${id}  ${opening(id)}`));
  }
  lines.push(`rules: given ${given.covered}/${given.total}, house ${house.covered}/${house.total}`);
  return lines;
}
