/** A game run again from its file, and whether it comes to what the file says. */
import {
  type Action,
  type Actor,
  apply,
  type CardPool,
  checkDeck,
  commitmentOf,
  createGame,
  type DeckProblem,
  differingVersion,
  type Game,
  type GameEvent,
  type GameResult,
  hashOf,
  isRefusal,
  type Refusal,
  RULESET,
  type Seat,
  type ServerAction,
  type Versions,
  versionsOf,
} from '@astris/engine';
import type { ReplayFile } from './replay-file';

export type ReplayFailure =
  /** The game was played with other rules or cards than are here. */
  | { why: 'otherVersion'; which: keyof Versions; file: string; here: string }
  | { why: 'deckIllegal'; seat: Seat; problem: DeckProblem }
  /** The engine refuses an action; numbers begin with 1. */
  | { why: 'refused'; number: number; actor: Actor; action: Action | ServerAction; refusal: Refusal }
  /** The engine itself failed: a defect to report. Number 0: before the first action. */
  | { why: 'threw'; number: number; message: string };

export interface Replayed {
  ok: true;
  game: Game;
  hash: string;
  /** The seed is the one that was committed to before the first draw (17.7). */
  commitmentHolds: boolean;
  /** The game ends in the state that the file says; null where it says none or was not run to its end. */
  hashHolds: boolean | null;
  /** It was won as the file says; null as with the hash. */
  resultHolds: boolean | null;
  /** Actions that were run. */
  count: number;
}
export type Failed = { ok: false; failure: ReplayFailure };

export interface StartOptions {
  /** Tries a game of other rules or cards all the same. */
  anyVersion?: boolean;
}
export interface ReplayOptions extends StartOptions {
  /** How many actions are run; all when left out. */
  upTo?: number;
  /** Told once, of the game at its first decision. */
  onStart?: (game: Game) => void;
  /** Told after each action. The game is the one that runs on: look, and leave it as it is. */
  onStep?: (step: { number: number; game: Game; events: GameEvent[] }) => void;
}

/** The first way in which the file was played with other rules or cards than are here; null when there is none. */
export function otherVersionOf(file: Versions, pool: CardPool): Extract<ReplayFailure, { why: 'otherVersion' }> | null {
  const here = versionsOf(RULESET, pool);
  const which = differingVersion(file, here);
  return which ? { why: 'otherVersion', which, file: file[which], here: here[which] } : null;
}

/** The game of the file at its first decision. Never throws. */
export function startOf(
  file: ReplayFile,
  pool: CardPool,
  { anyVersion = false }: StartOptions = {},
): { ok: true; game: Game } | Failed {
  const other = anyVersion ? null : otherVersionOf(file, pool);
  if (other) return failed(other);
  for (const [seat, { list }] of file.seats.entries()) {
    const [problem] = checkDeck(RULESET, pool, list);
    if (problem) return failed({ why: 'deckIllegal', seat, problem });
  }
  try {
    const lists = file.seats.map(({ list }) => list);
    return { ok: true, game: createGame(RULESET, pool, lists, file.seed) };
  } catch (error) {
    return failed(threw(0, error));
  }
}

/** Runs the game again. Never throws: what can't be run says which action, and the rule that refuses it. */
export function replayGame(file: ReplayFile, pool: CardPool, options: ReplayOptions = {}): Replayed | Failed {
  const started = startOf(file, pool, options);
  if (!started.ok) return started;
  const { game } = started;
  const { upTo = file.actions.length, onStart, onStep } = options;
  onStart?.(game);
  const run = file.actions.slice(0, Math.max(0, upTo));
  for (const [index, { actor, action }] of run.entries()) {
    const number = index + 1;
    let applied: ReturnType<typeof apply>;
    try {
      applied = apply(game, actor, action);
    } catch (error) {
      return failed(threw(number, error));
    }
    if (isRefusal(applied)) return failed({ why: 'refused', number, actor, action, refusal: applied });
    onStep?.({ number, game, events: applied.events });
  }
  const hash = hashOf(game);
  const isWhole = run.length === file.actions.length && (file.finalHash !== null || file.result !== null);
  return {
    ok: true,
    game,
    hash,
    commitmentHolds: commitmentOf(file.seed) === file.commitment,
    hashHolds: isWhole ? hash === file.finalHash : null,
    resultHolds: isWhole ? isSameResult(game.board.result, file.result) : null,
    count: run.length,
  };
}

const isSameResult = (one: GameResult | null, other: GameResult | null): boolean =>
  one?.winner === other?.winner && one?.reason === other?.reason;
const failed = (failure: ReplayFailure): Failed => ({ ok: false, failure });
const threw = (number: number, error: unknown): ReplayFailure => ({
  why: 'threw',
  number,
  message: error instanceof Error ? error.message : String(error),
});
