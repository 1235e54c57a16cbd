/** What both players may see (1.8, 9.6): the public half of the state. A view is a copy of it, so nothing hidden may ever be put here. */
import type { CardId, ForbiddenAct, Keyword, Stat } from '../language/index';

/** A player's place in the list of players. */
export type Seat = number;
/** A physical card of this game; ids are dealt by chance, so they tell nothing of a deck list. */
export type ObjId = number;
/** A card as one object (5.4): it is gone once the card has changed zone and `inc` differs. */
export interface ObjRef {
  readonly id: ObjId;
  readonly inc: number;
}
export type FaceUp = 'front' | 'fallen' | 'back';
export type PublicZone = 'map' | 'chain' | 'depleted' | 'burned';
export type ActNumber = 1 | 2 | 3;
export type Phase = 'setup' | 'ready' | 'income' | 'draw' | 'action' | 'end' | 'actEnd' | 'over';

/** A card in a public zone. */
export interface BoardCard {
  readonly id: ObjId;
  readonly card: CardId;
  readonly owner: Seat;
  readonly controller: Seat;
  readonly zone: PublicZone;
  readonly face: FaceUp;
  /** Who put it on the Map or last took control for good; `controller` may differ while an effect lasts (5.3). */
  readonly base: Seat;
  /** Counts zone changes (5.4). */
  readonly inc: number;
  readonly ready: boolean;
  readonly damage: number;
  /** Whose source dealt the latest damage: who seizes a Location (12.6). */
  readonly damagedBy?: Seat;
  /** SP markers (3.5). */
  readonly sp: number;
  /** Number of the game's turn in which it came under its controller's control (7.2); 0 before the first turn. */
  readonly since: number;
  /** Order of arrival on the Map or under a new controller; later is higher (4.6). */
  readonly arrived: number;
  /** A Device's host (6.5). */
  readonly host?: ObjId;
  /** A Storyline in progress. */
  readonly story?: Story;
  /** Activated abilities used this turn, for "once each turn"; each face has its own (4.2). */
  readonly used?: readonly { readonly face: FaceUp; readonly ability: number }[];
}
export interface Story {
  readonly chapter: 1 | 2 | 3;
  /** For each counted happening of the active Chapter's End and Skip, how often it has happened (8.5.4). */
  readonly counts: readonly number[];
  /** The same for the Reversal's condition, since the Storyline entered (8.12.3). */
  readonly reversalCounts: readonly number[];
  readonly reversed: boolean;
  readonly bound: ObjId | null;
  readonly partner: ObjId | null;
  /** Chapters that were skipped, for display and statistics. */
  readonly skipped: readonly number[];
}

export interface BoardPlayer {
  /** Treasury in C; Command Points; SP tally for empty Treasuries in this Act (16.1). */
  readonly C: number;
  readonly CP: number;
  readonly tally: number;
  readonly homeworld: ObjId;
  readonly deck: number;
  readonly hand: number;
  readonly sideboard: number;
  readonly setAside: number;
  /** Cards in the sideboard at the beginning of the game (9.7.2). */
  readonly sideboardLimit: number;
  readonly depleted: readonly ObjId[];
  readonly burned: readonly ObjId[];
  /** True once this player has answered a decision (19.4). */
  readonly decided: boolean;
}

/** Where an effect list is printed: enough to find it in the pool and to show its text. */
export interface Printed {
  readonly card: CardId;
  readonly face: FaceUp;
  /** Index of the ability on that face; -1 for a Maneuver's effect. */
  readonly ability: number;
}
export interface ChainItem {
  readonly n: number;
  readonly kind: 'card' | 'activated' | 'triggered' | 'skip';
  readonly controller: Seat;
  readonly source: ObjRef;
  readonly card: CardId;
  readonly face: FaceUp;
  readonly ability: number;
  /** For each target phrase, in the order of the text, what was chosen. */
  readonly targets: readonly (readonly ObjRef[])[];
  /** Chosen modes, in the order of the text. */
  readonly modes: readonly number[];
  /** A trigger's subject ("it"), as it was. */
  readonly subject?: Snapshot;
  /** The Chapter that a Skip is about. */
  readonly chapter?: 1 | 2 | 3;
  readonly reversed?: boolean;
  /** The host that an attached Device was announced for. */
  readonly host?: ObjRef;
}
/** A permanent as it was just before something happened to it (11.5). */
export interface Snapshot {
  readonly id: ObjId;
  readonly inc: number;
  readonly card: CardId;
  readonly face: FaceUp;
  readonly controller: Seat;
  readonly owner: Seat;
  readonly ready: boolean;
  readonly damage: number;
  /** Statistics as they were, where the words of what waits need them. */
  readonly stats?: Readonly<Partial<Record<Stat, number>>>;
  /** The Storylines to which it was Bound or Partnered. */
  readonly boundTo: ObjId | null;
  readonly partnerTo: ObjId | null;
}
export interface Conflict {
  readonly attacker: ObjRef;
  readonly target: ObjRef;
  /** The one that was attacked at first, when intercepted (12.2). */
  readonly intercepted: boolean;
  /** The strike has come, or its moment has passed (12.4): too late to intercept. */
  readonly struck?: true;
  readonly attackerSeat: Seat;
  readonly defenderSeat: Seat;
}
/** A lasting effect on one permanent, while that is the same object (5.4). */
export interface LastingEffect {
  readonly n: number;
  readonly what: ObjRef;
  readonly until: 'turn' | 'conflict' | 'act' | 'source';
  readonly source: ObjRef;
  readonly change:
    | { readonly kind: 'modify'; readonly stat: Stat; readonly by: number }
    | { readonly kind: 'grant'; readonly keyword: Keyword }
    | { readonly kind: 'forbid'; readonly act: ForbiddenAct }
    | { readonly kind: 'control'; readonly from: Seat; readonly to: Seat };
}
export interface ActRecord {
  readonly act: ActNumber;
  readonly winner: Seat;
  /** How it ended: the Storyline that ended it, or adjudication (19.3). */
  readonly by: 'storyline' | 'adjudication';
  readonly storyline?: CardId;
  readonly skipped?: boolean;
  readonly sp: readonly number[];
  readonly permanents: readonly number[];
  readonly turns: number;
}
export interface GameResult {
  readonly winner: Seat | null;
  readonly reason: 'acts' | 'concession' | 'clock' | 'void';
}

export interface Board {
  /** 17.7 hash of the seed, shown before the first draw. */
  readonly commitment: string;
  readonly phase: Phase;
  readonly act: ActNumber;
  /** Turn of the Act, both players' turns counted; 0 before its first turn. */
  readonly turn: number;
  /** Turn of the game. */
  readonly gameTurn: number;
  readonly active: Seat;
  readonly first: Seat;
  readonly players: readonly BoardPlayer[];
  /** Permanents in order of arrival. */
  readonly map: readonly ObjId[];
  readonly cards: Readonly<Record<ObjId, BoardCard>>;
  readonly chain: readonly ChainItem[];
  readonly conflict: Conflict | null;
  /** Passes in a row in the open response window (11.2). */
  readonly passes: number;
  readonly effects: readonly LastingEffect[];
  readonly acts: readonly ActRecord[];
  /** Next number for Chain items, lasting effects and arrivals. */
  readonly serial: number;
  readonly result: GameResult | null;
}
