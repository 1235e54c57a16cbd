/** One mistake that somebody could make in a file of the engine: `from`, which stands there once, becomes `to`. */
import type { RuleId } from '@astris/rulebook';

export interface Mutant {
  readonly rule: RuleId;
  /** Below packages/engine/src. */
  readonly file: string;
  readonly mistake: string;
  readonly from: string;
  readonly to: string;
  /** The test files, below packages/engine/src, that run before all others. */
  readonly first: readonly string[];
}

export class EditDoesNotApply extends Error {}

/** The file with the mistake in it. Throws when `from` does not stand in it exactly once. */
export function withMistake(source: string, { rule, file, from, to }: Mutant): string {
  const [before, after, ...more] = source.split(from);
  if (before === undefined || after === undefined || more.length > 0) {
    const found = source.split(from).length - 1;
    throw new EditDoesNotApply(`${rule}: the edit of ${file} matches ${found} places, not one:\n${from}`);
  }
  return before + to + after;
}
