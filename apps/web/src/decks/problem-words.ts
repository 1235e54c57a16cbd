import type { CodeProblem, ImportError } from '@astris/decks';
import type { useTranslations } from 'next-intl';

/** Says what is to be said of decks. */
export type TranslateDecks = ReturnType<typeof useTranslations<'decks'>>;

const CODES = {
  malformed: 'malformed',
  version: 'version',
  checksum: 'checksum',
  'unknown card': 'unknownCard',
} as const satisfies Record<CodeProblem, string>;

/** Why a deck code can't be read. */
export const codeWords = (problem: CodeProblem, t: TranslateDecks): string => t(`problems.code.${CODES[problem]}`);

/** Why a line of a list can't be read. */
export function lineWords({ problem, reason, typed, message }: ImportError, t: TranslateDecks): string {
  if (problem === 'unknown card') return t('problems.list.unknownCard', { typed });
  if (!reason) return message;
  const { why, ...values } = reason;
  return t(`problems.list.${why}`, { most: 0, lines: 0, part: '', card: '', type: '', ...values });
}
