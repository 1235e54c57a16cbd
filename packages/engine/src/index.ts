/** The doors of the engine. Everything that others may use; no other file is imported from outside, but for the subpaths in package.json. */
export { actionOf, actionText, actOf, actText } from './act-text';
export type { Act, Action, Actor, LoggedAction, ServerAction } from './actions';
export { DECISION_KINDS, type Decision, type DecisionKind, type Option, type PublicDecision } from './decisions';
export type { DeckList } from './deck-list';
export {
  EVENT_TYPES,
  type EventType,
  type GameEvent,
  type HiddenCard,
  type Mention,
  type OwnPatch,
  type OwnZones,
  type Patch,
  type ToldEvent,
  type ViewEvent,
} from './events';
export {
  type Applied,
  apply,
  checkDeck,
  createGame,
  type DeckProblem,
  decisionsOf,
  eventsFor,
  explain,
  fold,
  type Game,
  hashOf,
  imagine,
  isRefusal,
  LoadError,
  type LoadFault,
  legalActions,
  load,
  type Mark,
  mark,
  ownZonesOf,
  release,
  rollback,
  sampleAnswer,
  save,
  standings,
  viewFor,
} from './game';
export { REFUSAL_REASONS, type Refusal, type RefusalReason } from './refusals';
export { ENGINE_VERSION, RULESET, type Ruleset } from './ruleset';
export type {
  ActRecord,
  Board,
  BoardCard,
  BoardPlayer,
  ChainItem,
  Conflict,
  FaceUp,
  GameResult,
  LastingEffect,
  ObjId,
  ObjRef,
  Phase,
  Seat,
  Snapshot,
  Story,
} from './state/board';
export { buildPool, type CardPool } from './state/pool';
export { commitmentOf, quickChance, shuffled } from './state/random';
export { differingVersion, type Versions, versionsOf } from './versions';
export type { PlayerView, Viewer } from './view/types';
