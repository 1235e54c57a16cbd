/** The words of the rules that texts use: the glossary and the keywords, found in a text as they are written. */
import { CARD_TYPES } from './rules/06-card-types';
import { CHARACTERS } from './rules/07-characters';
import { KEYWORDS } from './rules/14-keywords';
import { OTHER_MEANINGS, TERM_FORMS, type TermId } from './rules/18-forms';
import { GLOSSARY_TERMS } from './rules/18-glossary';
import type { RuleText } from './text';

export type { TermId } from './rules/18-forms';

/** A word of the rules and what it means. */
export interface Term {
  /** The number of its entry: 18.4 in the glossary, 14.3 among the keywords. */
  readonly id: TermId;
  readonly term: string;
  readonly definition: string;
  /** The number of the rule that says most about it. */
  readonly rule: string;
}

const sentences = ({ text }: RuleText): string => text.map((sentence) => sentence.text).join(' ');
const HOMES: readonly RuleText[] = [...CARD_TYPES, ...CHARACTERS];

/** A keyword's rule is "Elusive: can't be intercepted." or, where it stands elsewhere, "Swift (7.2)." */
function keywordTerm(rule: RuleText & { readonly id: TermId }): Term {
  const text = sentences(rule);
  const [, term = text, reference, definition] = /^(\w+(?: N)?)(?: \(([\d.]+)\)\.|: (.+))$/.exec(text) ?? [];
  const home = HOMES.find(({ id }) => id === reference);
  const meaning = definition ?? (home ? sentences(home) : text);
  return {
    id: rule.id,
    term,
    definition: meaning.charAt(0).toUpperCase() + meaning.slice(1),
    rule: reference ?? rule.id,
  };
}
const hasForms = (id: string): id is TermId => Object.hasOwn(TERM_FORMS, id);

/** Every term: the keywords that the glossary does not hold, then the glossary in its order. */
export const TERMS: readonly Term[] = [
  ...KEYWORDS.flatMap((rule) => (hasForms(rule.id) ? [keywordTerm({ ...rule, id: rule.id })] : [])),
  ...GLOSSARY_TERMS.map((entry) => ({
    id: entry.id,
    term: entry.title,
    definition: sentences(entry),
    rule: entry.see,
  })),
];
const BY_ID: ReadonlyMap<string, Term> = new Map(TERMS.map((term) => [term.id, term]));
const BY_FORM: ReadonlyMap<string, Term> = new Map(
  TERMS.flatMap((term) => TERM_FORMS[term.id].map((form): [string, Term] => [form, term])),
);

/** The term of that entry; undefined for any other text. */
export const termById = (id: string): Term | undefined => BY_ID.get(id);
/** The term that is written so: "Aligned", "sacrificed". */
export const termWritten = (form: string): Term | undefined => BY_FORM.get(form);

/** A piece of a text: words, or a term as it is written there. */
export interface TermPiece {
  readonly text: string;
  readonly term?: Term;
}
const longestFirst = [...OTHER_MEANINGS, ...BY_FORM.keys()].sort((a, b) => b.length - a.length);
const FORMS = new RegExp(`\\b(?:${longestFirst.join('|')})\\b`, 'g');

/**
 * Cuts a text into words and terms; joined again the pieces give the text.
 * Each term is marked where it is first written: those in `known` are left alone, and what is marked joins them.
 */
export function termPiecesOf(text: string, known: Set<string> = new Set()): TermPiece[] {
  const pieces: TermPiece[] = [];
  let end = 0;
  for (const { 0: form, index } of text.matchAll(FORMS)) {
    const term = BY_FORM.get(form);
    if (!term || known.has(term.id)) continue;
    known.add(term.id);
    if (index > end) pieces.push({ text: text.slice(end, index) });
    pieces.push({ text: form, term });
    end = index + form.length;
  }
  if (end < text.length) pieces.push({ text: text.slice(end) });
  return pieces;
}
