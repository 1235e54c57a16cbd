/** Whether a sentence is given (S: it may not be changed) or a house rule (H: our own, tunable). */
export type Mark = 'S' | 'H';

/** One sentence of a rule, with its mark. */
export interface Sentence {
  readonly text: string;
  readonly mark: Mark;
}

/** A rule as it is written in `rules/`. What follows from its number and its sentences is added in `book.ts`. */
export interface RuleText {
  readonly id: string;
  readonly title?: string;
  readonly text: readonly Sentence[];
  /** Advice to card designers and colour: nothing that a game could test. */
  readonly guidance?: true;
}

/** A term of section 18; `see` is the number of the rule that says most about it. */
export interface GlossaryText extends RuleText {
  readonly title: string;
  readonly see: string;
}

/** A given sentence (S). */
export const given = (text: string): Sentence => ({ text, mark: 'S' });

/** A sentence of the house (H). */
export const house = (text: string): Sentence => ({ text, mark: 'H' });
