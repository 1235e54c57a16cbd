/** A game that was just played, as a file: self-play and tests. */
import { type CardPool, commitmentOf, type Game, hashOf, type LoggedAction, RULESET, versionsOf } from '@astris/engine';
import { REPLAY_FILE_VERSION, REPLAY_FORMAT, type ReplayFile, type ReplaySeat } from './replay-file';

/** Between two actions of a game that nobody timed, in ms. */
const STEP_MS = 1_000;

export interface Recording {
  matchId: string;
  seed: string;
  seats: ReplaySeat[];
  log: readonly LoggedAction[];
  /** As it is after the last action of the log. */
  game: Game;
}
/** The file of a game played with these rules and cards. */
export function recordingOf({ matchId, seed, seats, log, game }: Recording, pool: CardPool): ReplayFile {
  const { result } = game.board;
  return {
    format: REPLAY_FORMAT,
    version: REPLAY_FILE_VERSION,
    matchId,
    ...versionsOf(RULESET, pool),
    seed,
    commitment: commitmentOf(seed),
    seats,
    actions: log.map(({ actor, action }, index) => ({ actor, action, atMs: (index + 1) * STEP_MS })),
    finalHash: result ? hashOf(game) : null,
    result,
  };
}
