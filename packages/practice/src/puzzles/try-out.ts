/** Plays on from a moment as a table would: the bot answers, unwanted windows are passed, and the solver is asked. */
import {
  type Action,
  actionOf,
  apply,
  type CardPool,
  type Decision,
  decisionsOf,
  type Game,
  type GameEvent,
  isRefusal,
  mark,
  rollback,
  type Seat,
} from '@astris/engine';
import { unaskedAnswers, unaskedOf } from '../unasked';
import { PUZZLE_SITTING } from './lay';

/** Longest run of answers that are not the solver's. */
const LONGEST = 200;

export interface Trial {
  game: Game;
  pool: CardPool;
  /** The solver. */
  seat: Seat;
  whims(version: number): () => number;
  /** Actions of the game so far. */
  version: number;
}

/** Does an action of anybody; its events, or null when it is refused. */
function act(trial: Trial, seat: Seat, action: Action): GameEvent[] | null {
  const applied = apply(trial.game, seat, action);
  if (isRefusal(applied)) return null;
  trial.version += 1;
  return applied.events;
}

/** Plays until the solver is asked or the game is over. Events are told as they come; the decision, or null. */
export function untilAsked(trial: Trial, told: (events: GameEvent[]) => void): Decision | null {
  const { game, pool, seat } = trial;
  const sitting = { game, seat, ...PUZZLE_SITTING };
  for (let n = 0; n < LONGEST && !game.board.result; n += 1) {
    const next = unaskedOf(sitting, pool);
    if (!next) return decisionsOf(game)[seat] ?? null;
    const parts = { pool, random: trial.whims(trial.version), fault: () => undefined };
    for (const action of unaskedAnswers(sitting, next, parts)) {
      const events = act(trial, next.seat, action);
      if (!events) continue;
      told(events);
      break;
    }
  }
  return null;
}

/** Does the solver's action, and all that follows until they are asked again. False when it is refused. */
export function answerThen(trial: Trial, action: Action, told: (events: GameEvent[]) => void): boolean {
  const events = act(trial, trial.seat, action);
  if (!events) return false;
  told(events);
  return true;
}

/** Tries something and takes all of it back. */
export function tryOut<T>(trial: Trial, work: () => T): T {
  const { version } = trial;
  const at = mark(trial.game);
  try {
    return work();
  } finally {
    rollback(trial.game, at);
    trial.version = version;
  }
}

/** Plays a line of the solver's answers; the first that is refused, or null. */
export function playLine(trial: Trial, line: readonly string[], told: (events: GameEvent[]) => void): string | null {
  untilAsked(trial, told);
  for (const word of line) {
    if (!answerThen(trial, actionOf(word) as Action, told)) return word;
    untilAsked(trial, told);
  }
  return null;
}
