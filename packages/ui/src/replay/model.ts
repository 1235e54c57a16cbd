/** What the viewer of a finished game shows. It knows no file and no engine: everything comes from here. */
import type { Seat } from '@astris/engine';
import type { LogLine, TableModel } from '../table';

/** A line of the whole game's log, with the step that it tells of. */
export interface ReplayLine extends LogLine {
  at: number;
}
/** Where a turn or an Act begins. */
export interface ReplayMark {
  kind: 'act' | 'turn';
  at: number;
  /** "II" for an Act, else null. */
  numeral: string | null;
  /** "Act II, turn 3, Korrigan". */
  words: string;
  active: Seat;
}
/** Whether the game, run again here, comes to what its file says (17.7). */
export interface ReplayCheck {
  holds: boolean;
  hash: string;
  /** What the file says it must be; null where it says nothing. */
  expected: string | null;
  seed: string;
  commitment: string;
  commitmentHolds: boolean;
}
/** Whose hand lies open: a seat's, or both. */
export type ReplayShown = Seat | 'all';

export interface ReplayModel {
  /** The table as it was after step `at`, as somebody who watches sees it. */
  table: TableModel;
  at: number;
  steps: number;
  marks: readonly ReplayMark[];
  lines: readonly ReplayLine[];
  shown: ReplayShown;
  check: ReplayCheck;
  /** Addresses of the game's page and of its file. */
  game: string;
  file: string;
}
export interface ReplayCommands {
  go: (at: number) => void;
  show: (shown: ReplayShown) => void;
  copyLink: () => void;
  /** Asks for a new game from this step; left out where none can be had. */
  playOn?: () => void;
}
