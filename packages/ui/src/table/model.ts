/** What the table shows and what it can ask for. It knows no connection and no rule: everything comes from here. */
import type { Act, Action, EventType, FaceUp, HiddenCard, ObjId, PlayerView, Ruleset, Seat } from '@astris/engine';
import type { CardId } from '@astris/engine/language';
import type { Naming, Segment, Why } from '@astris/engine/messages';
import type { Table as BoardTable } from '@astris/engine/queries';
import type { ChatLine, ChatRight, Clocks, MatchInfo, QuickPhrase, Settled, WindowPreset } from '@astris/protocol';
import type { Reported } from '../report';

/** One line of the log, told as it happened. */
export interface LogLine {
  key: string;
  type: EventType;
  seat: Seat | null;
  segments: Segment[];
  why: Why;
}
export type Connection = 'connecting' | 'live' | 'reconnecting';

/** What the viewer and the other player say to each other. */
export interface ChatModel {
  /** Oldest first. */
  lines: readonly ChatLine[];
  right: ChatRight;
  /** The viewer does not want to read the other player. */
  muted: boolean;
  /** The other player's name. */
  opponent: string;
  /** Something is on its way. */
  sending: boolean;
  /** Why the last was not taken. */
  notice: string | null;
}
export interface ChatCommands {
  /** Says a phrase or a text; false when it was not taken. */
  say: (said: { phrase: QuickPhrase } | { text: string }) => Promise<boolean>;
  /** Stops reading the other player, or begins again. */
  mute: (muted: boolean) => Promise<void>;
}

export interface TableModel {
  view: PlayerView;
  /** Logged actions that the view includes. */
  version: number;
  ruleset: Ruleset;
  board: BoardTable;
  naming: Naming;
  /** The seat at the bottom: the viewer's own, or the first for a spectator. */
  bottom: Seat;
  info: MatchInfo;
  /** When `info` arrived, as `performance.now()`. */
  infoAt: number;
  /** Without seats: no clock is shown. */
  clocks: Clocks;
  /** When `clocks` arrived, as `performance.now()`. */
  clocksAt: number;
  log: readonly LogLine[];
  settled: Settled | null;
  connection: Connection;
  windows: WindowPreset;
  /** An answer is on its way; nothing else can be sent until it is back. */
  sending: boolean;
  /** The last refusal, until it is dismissed. */
  notice: Segment[] | null;
  /** By seat: the hands that lie open to one who looks back at a finished game. A live table has none. */
  open?: readonly (readonly HiddenCard[] | null)[];
  /** Null for who watches, and where nobody sits opposite who could read. */
  chat?: ChatModel | null;
  /** By seat: what stands under the name in place of the rating. */
  captions?: readonly string[];
}

/** What an act would do. */
export interface Foretold {
  /** Sentences of the log, in order; a card that is not known is "?". */
  lines: readonly (readonly Segment[])[];
  /** More would follow, which hangs on hidden cards or on a choice. */
  isOpen: boolean;
}

export interface TableCommands {
  /** Answers the viewer's open decision. */
  answer: (action: Action) => void;
  /** Asks the server for an act that is not offered, to hear why not. */
  whyNot: (act: Act) => void;
  concede: () => void;
  /** What an act of the open decision would do if nobody responds; null where that can’t be told. Where it is left out, nothing is. */
  foretell?: (act: Act) => Promise<Foretold | null>;
  /** Asks for a rematch of the finished game, or takes that back; where it is left out, there is none here. */
  rematch?: (wants: boolean) => void;
  setWindows: (windows: WindowPreset) => void;
  dismissNotice: () => void;
  /** Where it is left out, nothing can be said. */
  chat?: ChatCommands;
  /** Who sits opposite can be reported: opens what takes it. */
  reportPlayer?: { name: string; open: () => void };
  /** Reports a problem in the game as it is shown; where it is left out, none can be reported here. */
  report?: (comment: string) => Promise<Reported>;
}

/** A card in the inspector; `id` where it is one certain card of the game. */
export interface Inspected {
  card: CardId;
  face: FaceUp;
  id?: ObjId;
}
