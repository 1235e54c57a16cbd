/** A deck's name, for the field in which it is written and for the server that keeps it: both ask here. */

/** The most characters, as code points, of a name as it is kept. */
export const LONGEST_NAME = 60;
/** What can't become a name, however it is cleaned, is not cleaned. */
const LONGEST_TYPED = 1_000;

/** Emoji are joined of several; letters of Persian, Hindi and others change their shape by a joiner between them. */
const JOINED = new RegExp(
  [
    String.raw`(?<=\p{Extended_Pictographic}|\p{Emoji_Modifier}|\uFE0F)\u200D(?=\p{Extended_Pictographic})`,
    String.raw`(?<=\p{L}|\p{M})(?<!\p{Script=Latin}|\p{Script=Greek}|\p{Script=Cyrillic})(?:\u200C|\u200D)(?=\p{L})`,
  ].join('|'),
  'gu',
);
const UNSEEN = /(?!\uFE0E|\uFE0F)[\p{C}\p{Default_Ignorable_Code_Point}\u2800\uFFF9-\uFFFB]/u;
const SHAPE = /[\p{L}\p{N}\p{P}\p{S}]/u;
const PILE_OF_MARKS = /\p{M}{3}/u;

/** What keeps a text from being a name. */
export type NameProblem = 'tooLong' | 'unseen' | 'empty' | 'marks';
/** `problem` is a sentence about `why`; `length` is that of the name as it would be kept. */
export type DeckName = { name: string } | { problem: string; why: NameProblem; length: number };

/**
 * The name as it is kept: Unicode form NFKC on one line, without spaces at its ends. Or why it can't be one, as a sentence:
 * empty, too long, with marks in piles, or with what can't be seen; joiners stay where emoji and scripts need them.
 */
export function readDeckName(typed: string): DeckName {
  const tooLong = (length: number): DeckName => ({
    why: 'tooLong',
    length,
    problem: `A deck’s name has at most ${LONGEST_NAME} characters; this has ${length}.`,
  });
  if (typed.length > LONGEST_TYPED) return tooLong([...typed].length);
  const name = typed.normalize('NFKC').replace(/\s+/gu, ' ').trim();
  const length = [...name].length;
  if (length > LONGEST_NAME) return tooLong(length);
  if (UNSEEN.test(name.replace(JOINED, ''))) {
    const problem = 'A character of this name can’t be seen, or turns those around it. Type the name anew.';
    return { problem, why: 'unseen', length };
  }
  if (!SHAPE.test(name)) return { problem: 'A deck’s name has at least one character.', why: 'empty', length };
  if (PILE_OF_MARKS.test(name)) {
    return { problem: 'There are too many marks on one letter of this name.', why: 'marks', length };
  }
  return { name };
}

/** The name of a copy of a deck, in the words given: as much of it as a name may hold, and nothing cut off in the middle that then can't be seen. */
export function copyName(name: string, words = `Copy of ${name}`): string {
  const letters = [...words].slice(0, LONGEST_NAME);
  for (;;) {
    const read = readDeckName(letters.join(''));
    if ('name' in read) return read.name;
    letters.pop();
  }
}
