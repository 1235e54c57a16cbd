export {
  GLOSSARY,
  type GlossaryEntry,
  isRuleId,
  RULES,
  type Rule,
  type RuleId,
  ruleById,
  ruleNamed,
  textOfRule,
} from './book';
export { CHANGES, type Change, type Edition, RULEBOOK_VERSION } from './changes';
export { ANCHORS, anchorOf, anchorOfReference, headingAnchorOf, type Piece, piecesOf } from './references';
export { isHeading, type Part, SECTIONS, type Section } from './sections';
export type { Mark, Sentence } from './text';
