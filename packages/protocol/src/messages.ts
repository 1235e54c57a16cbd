/** The messages of a live match. Closed: what is not here is refused. A seat comes from the session, never from a message. */
import type { Action, PlayerView, Refusal, Seat, ToldEvent, ViewEvent, Viewer } from '@astris/engine';
import {
  CHAT_REFUSALS,
  type ChatAnswer,
  type ChatLine,
  type ChatMessage,
  type ChatStanding,
  type SayMessage,
} from './chat';
import type { PackedOwn, PackedStep } from './wire/step';

export * from './chat';

export type MatchId = string;
/** Number of logged actions of a match so far; events carry the version that they lead to. */
export type Version = number;

/** Which response windows a player wants to be asked at (11.6); unseen by the other. */
export const WINDOW_PRESETS = ['smart', 'every', 'quick'] as const;
export type WindowPreset = (typeof WINDOW_PRESETS)[number];

export interface JoinMessage {
  match: MatchId;
  /** The version that the client holds; it then gets the missing events instead of a whole view where possible. */
  have?: Version;
}
export interface ActMessage {
  match: MatchId;
  /** The client's own id of this message; sent again, it gets the same answer. */
  id: string;
  /** The version that the client saw. */
  version: Version;
  /** The decision that it answers; null for `concede`. */
  decision: number | null;
  action: Action;
}
/** Asks for what happened before the view that was joined with, to tell it in the log. */
export interface LogMessage {
  match: MatchId;
}
export interface PresetMessage {
  match: MatchId;
  windows: WindowPreset;
}

/** Asks for a rematch of a game that is over, or takes that back. It begins when both players ask for it. */
export interface RematchMessage {
  match: MatchId;
  wants: boolean;
}

/** Refusals of the protocol; the engine's own carry a rule number (`Refusal`). */
export const PROTOCOL_REFUSALS = [
  'malformed',
  'oversized',
  'unknownMessage',
  'unknownMatch',
  'notJoined',
  'notSeated',
  'staleVersion',
  'staleDecision',
  'matchOver',
  /** It was ended as void because the rules or cards changed while it was live. */
  'rulesChanged',
  /** It is over, and was played with other rules or cards than are here. */
  'otherVersion',
  /** There can be no rematch now: of a bot, of other rules or cards, or because one of the two may or can not. */
  'noRematch',
  ...CHAT_REFUSALS,
  'tooFast',
  /** So many of this user or of this address are connected that one more has to wait. */
  'tooManyConnections',
  /** The page and the service are of different builds and can't read each other's steps. */
  'otherBuild',
  /** The session has ended: signed out everywhere, another password, or the account is gone. */
  'signedOut',
  'suspended',
  'serverError',
] as const;
export type ProtocolRefusal = (typeof PROTOCOL_REFUSALS)[number];
/** Why the service ends a socket of somebody who was let in. */
export type SessionEnd = Extract<ProtocolRefusal, 'signedOut' | 'suspended'>;
/** What comes with the error of a connection that is refused for a while: seconds to wait. */
export interface ConnectionRefusal {
  retryAfter: number;
}
/** The protocol's refusal of a message; it changed nothing. */
export interface Refused {
  ok: false;
  version: Version | null;
  protocol: ProtocolRefusal;
  /** In how many seconds the same may be tried again, where time alone helps. */
  retryAfter?: number;
  rule?: never;
}
export type Answer<T = object> =
  | ({ ok: true; version: Version } & T)
  | Refused
  | { ok: false; version: Version; rule: Refusal; protocol?: never };

/** A seat's time, in ms of the match's clock (19.1). `decidingSince`: match time at which its open decision was asked. */
export interface SeatClock {
  bankMs: number;
  decisionMs: number;
  decidingSinceMs: number | null;
}
export interface Clocks {
  /** Match time now, in ms; it does not run while the service is down. */
  nowMs: number;
  seats: SeatClock[];
}
export interface SeatInfo {
  seat: Seat;
  userId: string | null;
  name: string;
  bot: boolean;
  rating: { value: number; rd: number } | null;
  connected: boolean;
  /** How long nobody has been there, in ms, as this is told; null while somebody is, or when nobody was seen to go. */
  awayMs: number | null;
}
/**
 * Why a rated game changes no rating. `guest`: guests are never rated. `gone`: a player's account is no more. `pairLimit`:
 * these two had played all their rated games of the day (UTC).
 */
export type Uncounted = 'guest' | 'gone' | 'pairLimit';
export interface MatchInfo {
  match: MatchId;
  rated: boolean;
  /** The two have played all rated games of this day (UTC): if it ends today, this one changes no rating. */
  pairDone: boolean;
  seats: SeatInfo[];
  spectators: number;
  /** Once the game is settled: whether a rematch would be rated, and who wishes for one. Null when there can be none. */
  rematch: { rated: boolean; wishes: Seat[] } | null;
}
/** A game of the viewer's own has begun: somebody waited too, or both wished for a rematch of that finished game. */
export interface PairedMessage {
  match: MatchId;
  rated: boolean;
  rematchOf: MatchId | null;
}
export interface Settled {
  match: MatchId;
  /** By seat; null where not rated. */
  ratings: { before: number; after: number; rdAfter: number }[] | null;
  /** Why a rated game with a winner changed no rating; null for any other. */
  uncounted: Uncounted | null;
  /** The seed of every shuffle, to check against the commitment (17.7). */
  seed: string;
}
export type Joined = {
  viewer: Viewer;
  info: MatchInfo;
  clocks: Clocks;
  windows: WindowPreset;
  settled: Settled | null;
  /** Exactly one of the two. */
  view?: PlayerView;
  events?: StepMessage[];
};
/** All events of one logged action, as this viewer may see them. */
export interface StepMessage {
  match: MatchId;
  version: Version;
  events: ViewEvent[];
  clocks: Clocks;
}

/** Events of one logged action without what a view is made of. */
export interface ToldStep {
  version: Version;
  events: ToldEvent[];
}

export interface ToServer {
  join: (message: JoinMessage, answer: (answer: Answer<Joined>) => void) => void;
  act: (message: ActMessage, answer: (answer: Answer) => void) => void;
  windows: (message: PresetMessage, answer: (answer: Answer) => void) => void;
  log: (message: LogMessage, answer: (answer: Answer<{ told: ToldStep[] }>) => void) => void;
  rematch: (message: RematchMessage, answer: (answer: Answer) => void) => void;
  say: (message: SayMessage, answer: (answer: ChatAnswer<{ line: ChatLine }>) => void) => void;
  chat: (message: ChatMessage, answer: (answer: ChatAnswer<ChatStanding>) => void) => void;
  leave: (message: { match: MatchId }, answer: (answer: Answer) => void) => void;
}
export interface ToClient {
  /** What only this viewer may see of the `step` that follows it on the same socket. */
  own: (message: PackedOwn) => void;
  /** A `StepMessage`, packed, without anybody's own part; from another node with this viewer's, or null, beside it. */
  step: (message: PackedStep, own?: PackedOwn | null) => void;
  info: (message: MatchInfo) => void;
  settled: (message: Settled) => void;
  paired: (message: PairedMessage) => void;
  /** A player of the match has said something; only the two players are told. */
  said: (message: ChatLine) => void;
  /** The last message on a socket whose session has ended. */
  ended: (message: { why: SessionEnd }) => void;
}
