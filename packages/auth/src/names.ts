/** Names of users: what one may be called, and when two names are the same. */
import { isReservedName } from './staff-names';

/** Length of a name in characters, after normalisation. */
export const NAME_LENGTH = { min: 3, max: 20 } as const;

/** Letters and digits of any script, with single spaces, hyphens, underscores, dots and apostrophes between them. */
const NAME = /^[\p{L}\p{N}](?:[ \-_.']?[\p{L}\p{M}\p{N}])*$/u;

/** More marks on one letter than any script needs, which would reach into the lines above and below. */
const PILE_OF_MARKS = /\p{M}{3,}/u;

export type NameProblem = 'nameTooShort' | 'nameTooLong' | 'nameCharacters' | 'nameReserved';

/** The name as it is kept: Unicode form NFKC, typographic apostrophes made plain, no spaces around it. */
export function normaliseName(name: string): string {
  return name.normalize('NFKC').replaceAll('\u2019', "'").trim();
}

/** What is wrong with a name, or null. */
export function checkName(name: string): NameProblem | null {
  const normal = normaliseName(name);
  const length = [...normal].length;
  if (length < NAME_LENGTH.min) return 'nameTooShort';
  if (length > NAME_LENGTH.max) return 'nameTooLong';
  if (!NAME.test(normal) || PILE_OF_MARKS.test(normal)) return 'nameCharacters';
  return isReservedName(normal) ? 'nameReserved' : null;
}

/** Two names with the same key are one name: case and compatible forms make no difference. */
export function nameKey(name: string): string {
  return normaliseName(name).toUpperCase().toLowerCase().normalize('NFKC');
}

/** An email address as it is kept and compared. */
export function normaliseEmail(email: string): string {
  return email.normalize('NFKC').trim().toLowerCase();
}
