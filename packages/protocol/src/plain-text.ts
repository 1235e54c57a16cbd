/** Text that people write for others to read: what it looks like is what it is. */

/**
 * Control characters, marks that turn the direction of what follows, and characters without a shape. The two joiners and the two
 * selectors of an emoji's look stay: several scripts, and emoji, need them.
 */
const UNSEEN =
  /(?!\u200C|\u200D|\uFE0E|\uFE0F)[\p{Cc}\p{Cs}\p{Co}\p{Cn}\p{Default_Ignorable_Code_Point}\u2800\uFFF9-\uFFFB]/gu;
const LINE_END = /\r\n?|[\u0085\u2028\u2029]/g;
/** More marks on one letter than any script needs, which would reach into the lines above and below. */
const PILE_OF_MARKS = /(\p{M}{3})\p{M}+/gu;
/** Something that can be seen. */
const SHAPE = /[\p{L}\p{N}\p{P}\p{S}]/u;

/**
 * The text as it is kept: Unicode form NFC, without what can't be seen, on one line, or with `lines` on several with at most
 * one empty line between. Empty when nothing is left to read.
 */
export function plainText(text: string, { lines = false } = {}): string {
  const kept = text
    .normalize('NFC')
    .replace(LINE_END, '\n')
    .split('\n')
    .map((line) =>
      line.replace(/\t/g, ' ').replace(UNSEEN, '').replace(PILE_OF_MARKS, '$1').replace(/\s+/gu, ' ').trim(),
    );
  const whole = lines ? kept.join('\n').replace(/\n{3,}/g, '\n\n') : kept.join(' ').replace(/ {2,}/g, ' ');
  return SHAPE.test(whole) ? whole.trim() : '';
}

/** Its length in characters as people count them, as far as code points do. */
export const lengthOf = (text: string): number => [...text].length;
