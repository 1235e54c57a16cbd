export { type CopiesChange, changesBetween, isUnchanged, type ListChanges } from './changes';
export { type CodeProblem, type Decoded, deckCode, readDeckCode } from './code';
export { copyName, type DeckName, LONGEST_NAME, type NameProblem, readDeckName } from './deck-name';
export { exportText } from './export-text';
export { totalOf } from './figures/copies';
export { type Curve, type CurveStep, curveOf, LAST_STEP } from './figures/curve';
export { type DriveUse, type Pace, paceOf, type StoryPace } from './figures/pace';
export { type Legality, legalityOf, moved, withCopies } from './legality';
export { type Pasted, pastedForm } from './pasted';
export { type Pool, UnknownCard } from './pool';
export { dealHand, drawNext, keep, mayMulligan, mulligan, owedToBottom, type SampleHand } from './sample-hand';
export {
  type ImportError,
  type Imported,
  type ImportProblem,
  type ImportReason,
  importText,
  mendLine,
} from './text-list';
