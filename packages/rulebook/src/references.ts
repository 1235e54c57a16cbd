import { RULES, type RuleId, ruleNamed } from './book';
import { isHeading, SECTIONS } from './sections';

/** The anchor of a rule on the rulebook page, for ever the same: `r-8.10.3`. */
export const anchorOf = (id: RuleId): string => `r-${id}`;

/** The anchor of a section or of a heading inside one: `s-8`, `s-8.10`. */
export const headingAnchorOf = (number: number | string): string => `s-${number}`;

/** Every anchor of the book, in its order: sections, the headings inside them, and rules. */
export const ANCHORS: readonly string[] = SECTIONS.flatMap((section) => {
  const rules = RULES.filter((rule) => rule.section === section.number);
  const headed = rules.flatMap(({ id, part }, index) => [
    ...(part !== undefined && part !== rules[index - 1]?.part ? [headingAnchorOf(part)] : []),
    anchorOf(id),
  ]);
  return [headingAnchorOf(section.number), ...headed];
});

/** A piece of a rule's text: words, or a reference to another place in the book. */
export interface Piece {
  readonly text: string;
  /** Present on a reference; undefined in it means that the book has no such place. */
  readonly reference?: { readonly anchor: string | undefined };
}

const REFERENCE = /\d+(?:\.\d+)+[a-z]?(?: step \d[a-z]?)?|(?<=\()\d{1,2}(?=\))/g;

/** Where a reference such as "8.9", "15", "10.6c" or "9.4 step 6" leads; undefined when nowhere. */
export function anchorOfReference(reference: string): string | undefined {
  const number = reference.replace(' step ', '.');
  const rule = ruleNamed(number);
  if (rule) return anchorOf(rule);
  return isHeading(number) ? headingAnchorOf(number) : undefined;
}

/** Cuts a rule's text into words and references, in order; joined again they give the text. */
export function piecesOf(text: string): readonly Piece[] {
  const pieces: Piece[] = [];
  let end = 0;
  for (const match of text.matchAll(REFERENCE)) {
    if (match.index > end) pieces.push({ text: text.slice(end, match.index) });
    pieces.push({ text: match[0], reference: { anchor: anchorOfReference(match[0]) } });
    end = match.index + match[0].length;
  }
  if (end < text.length) pieces.push({ text: text.slice(end) });
  return pieces;
}
