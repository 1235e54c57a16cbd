import { type RuleId, ruleById } from '../book';
import type { Coverage } from './coverage';

const opening = (id: RuleId): string => ruleById(id).text[0]?.text ?? '';

/** The report as lines; the last is the figure. With `list`, every cited rule with its tests, and uncovered house rules. */
export function reportOf(coverage: Coverage, list: boolean): readonly string[] {
  const { given, house, citations, unknown } = coverage;
  const lines: string[] = [];
  if (list) {
    for (const [id, titles] of citations) {
      lines.push(id, ...titles.map((at) => `  ${at.file}:${at.line}  ${at.title}`));
    }
    if (house.uncovered.length > 0) lines.push('House rules that no test title cites:');
    lines.push(...house.uncovered.map((id) => `  ${id}  ${opening(id)}`));
  }
  if (unknown.length > 0) lines.push('Test titles that begin with a number the rulebook does not have:');
  lines.push(...unknown.map(({ number, title }) => `  ${number}  ${title.file}:${title.line}`));
  if (given.uncovered.length > 0) lines.push('Given rules that no test title cites:');
  lines.push(...given.uncovered.map((id) => `  ${id}  ${opening(id)}`));
  lines.push(`rules: given ${given.covered}/${given.total}, house ${house.covered}/${house.total}`);
  return lines;
}
