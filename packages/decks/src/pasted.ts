import { isWholeCode } from './code';
import { linesOf, seen } from './plain-text';

/** What somebody pasted: a list as text, a deck code, or a link to a deck. */
export type Pasted = { form: 'text'; text: string } | { form: 'code'; code: string } | { form: 'deck'; deckId: string };

/** A code begins with its version (1), so its first letters are few; what is as long as no name is one too, a damaged one. */
const CODE = /^A[Q-Za-f][\w-]{9,}$|^[\w-]{24,}$/;
const CODE_LINK = /\/decks\/code\/([\w-]+)/;
const DECK_LINK = /\/decks\/([\w-]+)\/?(?:[?#]\S*)?[.,;:!)>\]]*$/;
const SHORTEST = 11;

/**
 * The code in a text that says more than a code: in quotation marks, in a sentence, or broken into lines by a mail. Only one
 * whose checksum is right, for whatever else is there may be a list; none when there are several.
 */
function codeWithin(lines: readonly string[]): string | undefined {
  const words = new Set(lines.flatMap((line) => line.split(/[^\w-]+/)));
  const whole = [...words].filter((word) => word.length >= SHORTEST && isWholeCode(word));
  if (whole.length > 0) return whole.length === 1 ? whole[0] : undefined;
  const joined = lines.join('').replace(/[\s>]/g, '');
  return isWholeCode(joined) ? joined : undefined;
}

/** Tells the forms apart. A link may be of any site: what counts is its path. */
export function pastedForm(pasted: string): Pasted {
  const lines = linesOf(seen(pasted)).flatMap((line) => line.trim() || []);
  const [text = ''] = lines;
  const isOneWord = lines.length === 1 && !/\s/.test(text);
  const code = codeWithin(lines) ?? (isOneWord ? CODE_LINK.exec(text)?.[1] : undefined);
  if (code) return { form: 'code', code };
  const words = lines.length === 1 ? text.split(/\s/) : [];
  const [deckId, another] = new Set(words.flatMap((word) => DECK_LINK.exec(word)?.[1] ?? []));
  if (deckId && !another) return { form: 'deck', deckId };
  return isOneWord && CODE.test(text) ? { form: 'code', code: text } : { form: 'text', text: pasted };
}
