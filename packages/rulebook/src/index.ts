export { GLOSSARY, type GlossaryEntry, isRuleId, RULES, type Rule, type RuleId, ruleById, ruleNamed } from './book';
export { anchorOf, anchorOfReference, headingAnchorOf, type Piece, piecesOf } from './references';
export { isHeading, type Part, SECTIONS, type Section } from './sections';
export type { Mark, Sentence } from './text';

/** The edition of the rulebook; its changes are in CHANGES.md. */
export const RULEBOOK_VERSION = '1.0.0';
