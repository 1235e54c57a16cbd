/** A whole game. `board`, `hidden` and `flow` are the state, plain JSON; the rest is how one works with it. */
import type { Act } from '../actions';
import type { Decision, Option } from '../decisions';
import type { GameEvent, OwnPatch, Patch } from '../events';
import type { CardId, Cost, Effect } from '../language/index';
import type { Ruleset } from '../ruleset';
import type { Board, ChainItem, FaceUp, ObjId, ObjRef, Seat, Snapshot } from './board';
import type { Kept } from './derived';
import type { CardPool } from './pool';

export type Zone = 'deck' | 'hand' | 'sideboard' | 'setAside' | 'map' | 'chain' | 'depleted' | 'burned';
/** What queries need: a true game, or a view with the same pool and ruleset. */
export interface Table {
  readonly board: Board;
  readonly pool: CardPool;
  readonly ruleset: Ruleset;
  /** A game's place for what is derived from the board. */
  readonly kept?: Kept;
}

export interface HiddenObject {
  readonly card: CardId;
  readonly owner: Seat;
  readonly inc: number;
  readonly zone: Zone;
}
export interface HiddenPlayer {
  /** The top of the deck is the end of the list. */
  readonly deck: readonly ObjId[];
  readonly hand: readonly ObjId[];
  readonly sideboard: readonly ObjId[];
  readonly setAside: readonly ObjId[];
}
export interface Hidden {
  readonly seed: string;
  /** Numbers drawn from the seed so far (17.7). */
  readonly drawn: number;
  /** By card number; every card of the game. */
  readonly objects: readonly HiddenObject[];
  readonly players: readonly HiddenPlayer[];
  /** Answers that wait for the other player's (1.5). */
  readonly replies: Readonly<Record<Seat, Reply>>;
}
export interface Reply {
  readonly options: readonly Option[];
  readonly act?: Act;
  readonly takeBack?: true;
}

/** What the words of a list of effects refer to. */
export interface Context {
  readonly controller: Seat;
  readonly source: ObjRef;
  readonly card: CardId;
  readonly face: FaceUp;
  readonly ability: number;
  /** The Storyline whose cast `the Bound Character` means. */
  readonly story: ObjId | null;
  readonly chapter?: 1 | 2 | 3;
  /** Targets and modes chosen on announcement; null when they are chosen as they are met (8.5.7). */
  readonly targets: readonly (readonly ObjRef[])[] | null;
  readonly modes: readonly number[];
  /** How many target phrases and modes have been passed. */
  readonly nextTarget: number;
  readonly nextMode: number;
  readonly it: readonly ObjRef[];
  /** A trigger's subject, or who was Bound as the Chapter completed. */
  readonly subject?: Snapshot;
  readonly bound?: ObjRef | null;
  /** Whom winner and loser of the Act mean (9.4.0b). */
  readonly winner?: Seat;
}

export type Frame =
  | { f: 'setup'; step: number }
  | { f: 'mulligan'; seats: readonly Seat[]; at: number; taken: number; asked: boolean; bottom: boolean }
  | { f: 'turn'; step: number; short: boolean }
  | { f: 'settle'; step: number; seat: Seat; opened: boolean; window: boolean }
  /** `part` is b, c or d of 11.5, `changed` whether any did since b; `spent` names the replacements used up (13.4). */
  | {
      f: 'check';
      chapters: boolean;
      step: number;
      met: readonly ObjId[];
      part?: number;
      changed?: boolean;
      spent?: readonly string[];
    }
  | { f: 'replace'; card: ObjRef; seat: Seat; by: readonly Context[]; asking: boolean }
  | { f: 'triggers'; step: number }
  | {
      f: 'announce';
      item: ChainItem;
      effects: readonly Effect[];
      cost: readonly Cost[];
      step: 'modes' | 'targets' | 'pay';
      asking: boolean;
      /** Chosen so far to pay with, one list for each choice that paying takes. */
      chosen: readonly (readonly Option[])[];
    }
  | { f: 'effects'; list: readonly Effect[]; at: number; ctx: Context; asking: boolean; wait: Wait | null }
  | { f: 'each'; list: readonly Effect[]; over: readonly ObjRef[]; at: number; ctx: Context }
  | { f: 'resolved'; item: ChainItem }
  | { f: 'chapter'; storyline: ObjId; chapter: 1 | 2 | 3; reversed: boolean; step: number }
  | { f: 'conflict'; step: number }
  | {
      f: 'endAct';
      step: number;
      adjudicated: boolean;
      completed: readonly Completed[];
      ended: number;
      winner: Seat;
      permanents: readonly number[];
    }
  | { f: 'over' };
export type FrameOf<F extends Frame['f']> = Extract<Frame, { f: F }>;
/** What an effect has asked a player for. */
export interface Wait {
  readonly seats: readonly Seat[];
  readonly at: number;
}
export interface Completed extends ObjRef {
  readonly card: CardId;
  /** Whose it was as it completed, should it leave the Map before its reward. */
  readonly controller: Seat;
  readonly reversed: boolean;
  readonly skipped: boolean;
}
export interface Waiting {
  readonly controller: Seat;
  readonly source: ObjRef;
  readonly card: CardId;
  readonly face: FaceUp;
  readonly ability: number;
  readonly subject?: Snapshot;
}
export interface Flow {
  readonly stack: readonly Frame[];
  readonly decisions: readonly (Decision | null)[];
  readonly nextDecision: number;
  /** Triggered abilities that wait for the Chain (13.2). */
  readonly waiting: readonly Waiting[];
  /** Storylines completed and not yet settled by the end of the Act. */
  readonly completed: readonly Completed[];
  /** A strike whose winner is not yet set (12.7). */
  readonly outcome: Outcome | null;
  /** Resolutions in this turn, and without a decision (13.5). */
  readonly resolutions: number;
  readonly undecided: number;
  readonly seen: readonly string[];
  /** SP for empty Treasuries in this Act, by seat (16.1). */
  readonly awarded: readonly number[];
}
export interface Outcome {
  /** Both as they were just before the strike. */
  readonly attacker: Snapshot;
  readonly target: Snapshot;
  /** What fell, was destroyed or was seized since the strike (12.7). */
  readonly lost: readonly ObjId[];
  /** C lost by the defender in a raid. */
  readonly raided: number;
}

export interface JournalEntry {
  readonly object: object;
  readonly key: PropertyKey;
  readonly value: unknown;
  /** False for an entry of a record that was not there. */
  readonly had: boolean;
}
export interface Game extends Table {
  readonly board: Board;
  readonly hidden: Hidden;
  readonly flow: Flow;
  readonly kept: Kept;
  /** Inverses of the writes since the oldest mark; not part of the state. */
  readonly journal: JournalEntry[];
  readonly marks: { open: number };
  /** Events and writes of the action in hand. */
  readonly out: Out;
}
export interface Out {
  events: GameEvent[];
  patches: Patch[];
  own: { seat: Seat; patches: OwnPatch[] }[];
}
/** A state with all that working with it takes. */
export const gameOf = (parts: Pick<Game, 'pool' | 'ruleset' | 'board' | 'hidden' | 'flow'>): Game => ({
  ...parts,
  kept: { derived: null },
  journal: [],
  marks: { open: 0 },
  out: { events: [], patches: [], own: [] },
});
