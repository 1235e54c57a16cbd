/** What happened, as data: which rule caused it, whom it concerns, and the writes to the board that it stands for. */
import type { RuleId } from '@astris/rulebook';
import type { Decision, PublicDecision } from './decisions';
import type { CardId } from './language/index';
import type { Board, BoardCard, BoardPlayer, FaceUp, ObjId, Seat } from './state/board';

export const EVENT_TYPES = [
  'deckShuffled',
  'homeworldRevealed',
  'starterDeployed',
  'wentFirst',
  'mulliganTaken',
  'handKept',
  'cardsBottomed',
  'turnBegan',
  'phaseBegan',
  'turnEnded',
  'readied',
  'activated',
  'treasuryChanged',
  'commandChanged',
  'storyPointsChanged',
  'tallyChanged',
  'drew',
  'couldNotDraw',
  'discarded',
  'returned',
  'played',
  'abilityUsed',
  'abilityTriggered',
  'triggerLost',
  'skipUsed',
  'resolved',
  'fizzled',
  'passed',
  'entered',
  'attached',
  'bound',
  'unbound',
  'partnered',
  'freed',
  'chapterCompleted',
  'chapterSkipped',
  'chapterActivated',
  'progressed',
  'reversalLive',
  'storylineCompleted',
  'attacked',
  'intercepted',
  'struck',
  'raided',
  'conflictWon',
  'conflictEnded',
  'damaged',
  'healed',
  'fell',
  'destroyed',
  'redeemed',
  'seized',
  'controlChanged',
  'sacrificed',
  'burned',
  'depleted',
  'effectBegan',
  'effectEnded',
  'removed',
  'chainCleared',
  'actEnded',
  'permanentsCounted',
  'storyPointsCounted',
  'actWon',
  'storyPointsReset',
  'handSetAside',
  'handReturned',
  'exchanged',
  'tookSetAside',
  'actBegan',
  'loopStopped',
  'conceded',
  'clockRanOut',
  'decisionLost',
  'gameVoided',
  'gameWon',
  'asked',
] as const;
export type EventType = (typeof EVENT_TYPES)[number];

/** A card named in an event, with the face and controller it had at that moment. */
export interface Mention {
  id: ObjId;
  card: CardId;
  face: FaceUp;
  controller: Seat;
}

/** One write to the public board. */
export type Patch =
  | ['b', keyof Board, unknown]
  | ['p', Seat, keyof BoardPlayer, unknown]
  | ['c', ObjId, keyof BoardCard, unknown]
  | ['c+', BoardCard]
  | ['c-', ObjId];

/** A card of a hidden zone, as its owner sees it. */
export interface HiddenCard {
  id: ObjId;
  card: CardId;
}
export interface OwnZones {
  hand: HiddenCard[];
  sideboard: HiddenCard[];
  setAside: HiddenCard[];
}
export type OwnPatch = { [Z in keyof OwnZones]: [Z, HiddenCard[]] }[keyof OwnZones];

export interface GameEvent {
  type: EventType;
  rule: RuleId;
  seat?: Seat;
  /** Whom it happened to, and what caused it. */
  subject?: Mention;
  cause?: Mention;
  object?: Mention;
  from?: number;
  to?: number;
  amount?: number;
  /** Closed words that belong to the type: a phase, a stat, a keyword, a reason. */
  word?: string;
  numbers?: number[];
  patches: Patch[];
  /** What only that seat may see: cards drawn, a decision asked. That one is closed is told to everybody, in `decisions`. */
  own?: { seat: Seat; cards?: HiddenCard[]; patches?: OwnPatch[]; decision?: Decision }[];
  /** Decisions opened or closed, as everybody may know them. */
  decisions?: { seat: Seat; decision: PublicDecision | null }[];
}
/** An event as one viewer may see it: `own` holds only their part. */
export type ViewEvent = Omit<GameEvent, 'own'> & { own?: NonNullable<GameEvent['own']>[number] };
/** An event without the writes that a view is made of: all that a sentence about it needs. */
export type ToldEvent = Omit<ViewEvent, 'patches' | 'decisions'>;
