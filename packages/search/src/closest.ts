import { fold } from '@astris/engine/language';
import { distance } from 'fastest-levenshtein';

const isWithin = (letters: string, word: string): boolean => {
  let at = 0;
  for (const letter of word) if (letter === letters[at]) at += 1;
  return at === letters.length;
};

/** How unlike a typed word is to a known one; Infinity when nothing speaks for it. */
function unlikeness(typed: string, known: string): number {
  if (typed.length >= 2 && known.startsWith(typed)) return 0.5;
  const far = distance(typed, known);
  const shorter = Math.min(typed.length, known.length);
  if (far <= (shorter < 4 ? 1 : shorter < 8 ? 2 : 3)) return far;
  const isShortened = typed.length >= 2 && typed[0] === known[0] && isWithin(typed, known);
  return isShortened ? far + 1 : Number.POSITIVE_INFINITY;
}

/** The known word that a typed one may have been meant for. Each may be called by several names. */
export function closest<T>(typed: string, known: readonly T[], namesOf: (one: T) => readonly string[]): T | undefined {
  const asked = fold(typed);
  if (asked === '') return undefined;
  let best: T | undefined;
  let least = Number.POSITIVE_INFINITY;
  for (const one of known) {
    for (const name of namesOf(one).flatMap((text) => [fold(text), ...fold(text).split(' ')])) {
      const unlike = unlikeness(asked, name);
      if (unlike < least) [best, least] = [one, unlike];
    }
  }
  return best;
}
