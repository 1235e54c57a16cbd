/** Whole games between random legal players, with what must hold after each (an integrity net and a measure). */
import type { Action, LoggedAction } from '../actions';
import type { DeckList } from '../deck-list';
import type { GameEvent } from '../events';
import { apply, createGame, type Game, hashOf, isRefusal } from '../game';
import type { Ruleset } from '../ruleset';
import type { ActRecord, Seat } from '../state/board';
import type { CardPool } from '../state/pool';
import { sha256Hex } from '../state/random';
import { cardsOutOfPlace } from './conservation';
import { randomAction, seeded } from './random-player';

/** Answers after which a game counts as stuck. */
const DECISION_LIMIT = 20_000;
export interface Played {
  readonly game: Game;
  readonly log: LoggedAction[];
  readonly hash: string;
}
/** Who answers next, and what; null when nobody can. */
export type Answering = (game: Game) => { seat: Seat; action: Action } | null;
/**
 * Plays one game to its end. Throws, with its seed, when it is stuck or an answer is refused. `told` gets the events of
 * each answer.
 */
export function playToEnd(
  ruleset: Ruleset,
  pool: CardPool,
  lists: readonly DeckList[],
  seed: string,
  answering: Answering,
  told?: (events: readonly GameEvent[], game: Game) => void,
): Played {
  const game = createGame(ruleset, pool, lists, seed);
  const log: LoggedAction[] = [];
  while (!game.board.result) {
    const next = answering(game);
    if (!next || log.length >= DECISION_LIMIT) throw new Error(`game ${seed} is stuck after ${log.length} decisions`);
    const empty = game.flow.decisions.find(
      (open) => open && (open.options.length === 0 || open.min > open.options.length),
    );
    if (empty) throw new Error(`game ${seed}: a ${empty.kind} decision (${empty.rule}) has no legal answer`);
    const result = apply(game, next.seat, next.action);
    if (isRefusal(result))
      throw new Error(`game ${seed}: ${JSON.stringify(next.action)} was refused (${result.refused}, ${result.why})`);
    log.push({ actor: next.seat, action: next.action });
    told?.(result.events, game);
  }
  return { game, log, hash: hashOf(game) };
}
/** The same between two random legal players. */
export function playRandomly(
  ruleset: Ruleset,
  pool: CardPool,
  lists: readonly DeckList[],
  seed: string,
  chance: number,
): Played {
  const random = seeded(chance);
  return playToEnd(ruleset, pool, lists, seed, (game) => randomAction(game, random));
}
/** Plays a log again from the seed; the final hash. Goes through JSON, as a stored log does. */
export function replay(
  ruleset: Ruleset,
  pool: CardPool,
  lists: readonly DeckList[],
  seed: string,
  log: readonly LoggedAction[],
): string {
  const game = createGame(ruleset, pool, lists, seed);
  for (const { actor, action } of JSON.parse(JSON.stringify(log)) as LoggedAction[]) {
    const result = apply(game, actor, action);
    if (isRefusal(result))
      throw new Error(`replay of ${seed}: ${JSON.stringify(action)} was refused (${result.refused})`);
  }
  return hashOf(game);
}

/** How an Act ended: by its last Chapter, by a Skip of that, or by 19.3. */
export type Ending = ActRecord['by'] | 'skipped';
export const endingOf = (act: ActRecord): Ending => (act.by === 'storyline' && act.skipped ? 'skipped' : act.by);

export interface SelfPlay {
  readonly games: number;
  readonly decisions: number;
  readonly acts: number;
  readonly endings: Record<Ending, number>;
  readonly threeActs: number;
  readonly wonByFirst: number;
  readonly turns: number;
  /** Equal for equal seeds: a hash over the final hashes. */
  readonly digest: string;
}
/** `lists` are dealt to the seats in turn. Throws at the first game in which something does not hold. */
export function selfPlay(
  ruleset: Ruleset,
  pool: CardPool,
  lists: readonly DeckList[],
  games: number,
  seed: number,
): SelfPlay {
  const sum = { decisions: 0, acts: 0, threeActs: 0, wonByFirst: 0, turns: 0 };
  const endings = { storyline: 0, adjudication: 0, skipped: 0 };
  const hashes: string[] = [];
  for (let n = 0; n < games; n++) {
    const dealt = [lists[n % lists.length], lists[(n + 1 + Math.floor(n / lists.length)) % lists.length]] as DeckList[];
    const name = `self-play ${seed} ${n}`;
    const { game, log, hash } = playRandomly(ruleset, pool, dealt, name, seed * 1_000_003 + n);
    const misplaced = cardsOutOfPlace(game, dealt);
    if (misplaced.length > 0) throw new Error(`${name}: ${misplaced.join('; ')}`);
    if (replay(ruleset, pool, dealt, name, log) !== hash) throw new Error(`${name}: its replay has another hash`);
    const { acts, result } = game.board;
    for (const act of acts) {
      endings[endingOf(act)]++;
      sum.turns += act.turns;
      if (act.turns > ruleset.adjudicationTurn) throw new Error(`${name}: an Act lasted ${act.turns} turns (19.3)`);
    }
    sum.decisions += log.length;
    sum.acts += acts.length;
    if (acts.length > 2) sum.threeActs++;
    if (result?.winner === firstOf(log, game)) sum.wonByFirst++;
    hashes.push(hash);
  }
  return { games, ...sum, endings, digest: sha256Hex(hashes.join('\n')).slice(0, 16) };
}
/** The first player of the game: whom the first answer names (17.1). */
export function firstOf(log: readonly LoggedAction[], game: Game): Seat {
  const [first] = log;
  const chosen = first?.action.type === 'choose' ? first.action.chosen[0] : undefined;
  return chosen ?? game.board.first;
}
