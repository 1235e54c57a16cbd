/** A game as a file: all that is needed to run it again, and what it must come to. */
import type { Action, Actor, DeckList, GameResult, ServerAction, Versions } from '@astris/engine';

export const REPLAY_FORMAT = 'astris-replay';
/** Raised with each change to the shape of the file. */
export const REPLAY_FILE_VERSION = 1;
/** Longest file that is read, in characters. */
export const MAX_REPLAY_CHARS = 4_000_000;
/** Most actions that a file may hold; a game has a few hundred. */
export const MAX_REPLAY_ACTIONS = 20_000;

export interface ReplaySeat {
  name: string;
  deckName: string;
  list: DeckList;
}
export interface ReplayAction {
  actor: Actor;
  action: Action | ServerAction;
  /** Match time in ms at which it was accepted. */
  atMs: number;
}
export interface ReplayFile extends Versions {
  format: typeof REPLAY_FORMAT;
  version: typeof REPLAY_FILE_VERSION;
  matchId: string;
  /** The seed of every shuffle, and what was published of it before the first (17.7). */
  seed: string;
  commitment: string;
  /** In order of their seats. */
  seats: ReplaySeat[];
  actions: ReplayAction[];
  /** `hashOf` the game after the last action; null where the game was not over. */
  finalHash: string | null;
  result: GameResult | null;
}
