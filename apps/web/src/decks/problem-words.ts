import type { CodeProblem, ImportError } from '@astris/decks';
import type { useTranslations } from 'next-intl';

/** Says what is wrong with a list, a code or a name. */
export type TranslateProblem = ReturnType<typeof useTranslations<'decks.problems'>>;

const CODES = {
  malformed: 'malformed',
  version: 'version',
  checksum: 'checksum',
  'unknown card': 'unknownCard',
} as const satisfies Record<CodeProblem, string>;

/** Why a deck code can't be read. */
export const codeWords = (problem: CodeProblem, t: TranslateProblem): string => t(`code.${CODES[problem]}`);

/** Why a line of a list can't be read. */
export function lineWords({ problem, reason, typed, message }: ImportError, t: TranslateProblem): string {
  if (problem === 'unknown card') return t('list.unknownCard', { typed });
  if (!reason) return message;
  const { why, ...values } = reason;
  return t(`list.${why}`, { most: 0, lines: 0, part: '', card: '', type: '', ...values });
}
