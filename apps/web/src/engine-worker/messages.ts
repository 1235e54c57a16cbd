/** What a page asks of its worker, and what the worker tells of itself. The worker holds the engine; the page shows. */

import type { Act, PlayerView } from '@astris/engine';
import type { PracticeGame } from '@astris/practice';
import type { Preview } from '@astris/practice/preview';
import type { PuzzleId, PuzzleState } from '@astris/practice/puzzles';
import type { ActMessage, Answer, Joined, Settled, StepMessage, ToldStep, WindowPreset } from '@astris/protocol';
import type { Laid } from './timeline';

/** Where a game is kept in this browser: one each. */
export type Slot = 'practice' | 'first-game';

/** What can be gone on with. `stale`: it was played with other rules or cards. */
export type Kept = { state: 'none' | 'stale' } | { state: 'open' | 'over'; opponent: string; actions: number };

/** Each thing that can be asked, and its answer. */
export interface Asks {
  kept: { give: Slot; get: Kept };
  /** Begins a game in place of the one that was kept. */
  begin: { give: { slot: Slot; game: PracticeGame }; get: Answer<Joined> };
  /** Goes on with the game that is kept; null when there is none that can be. */
  resume: { give: Slot; get: Answer<Joined> | null };
  /** Lays out a puzzle at its position. */
  puzzle: { give: PuzzleId; get: Answer<Joined> };
  act: { give: Pick<ActMessage, 'version' | 'decision' | 'action'>; get: Answer };
  windows: { give: WindowPreset; get: Answer };
  log: { give: null; get: ToldStep[] };
  /** What an act of the view’s open decision would do; names of the players by seat. */
  foretell: { give: { view: PlayerView; act: Act; players: string[] }; get: Preview | null };
  /** The game up to now. */
  game: { give: null; get: PracticeGame };
  /** Runs the replay file of this text. */
  timeline: { give: string; get: Laid };
}
export type AskName = keyof Asks;

export interface News {
  step: StepMessage;
  settled: Settled;
  puzzle: PuzzleState;
  /** The browser keeps nothing: a reload begins anew. */
  notKept: null;
  /** Steps of a replay that are laid out. */
  progress: { done: number; of: number };
}
export type NewsName = keyof News;

export type ToWorker = { [N in AskName]: { id: number; ask: N; give: Asks[N]['give'] } }[AskName];
export type FromWorker =
  | { id: number; get: unknown }
  | { id: number; failed: string }
  | { [N in NewsName]: { news: N; value: News[N] } }[NewsName];
