/** A bot at a seat of a game that somebody else runs: the game service, and a page that practises. */
import {
  type Action,
  type CardPool,
  decisionsOf,
  type Game,
  legalActions,
  type Ruleset,
  type Seat,
  sampleAnswer,
  viewFor,
} from '@astris/engine';
import { PLAYERS } from './players';
import { isBotId } from './roster';

export interface BotSeat {
  readonly game: Game;
  readonly seat: Seat;
  /** As it is stored with the seat; it may name a bot that is no more. */
  readonly bot: string;
}
export interface BotParts {
  readonly pool: CardPool;
  readonly ruleset: Ruleset;
  /** 0 <= x < 1 */
  random(): number;
  /** Told when the bot is unknown, or threw. */
  fault(message: string, error?: unknown): void;
}

/**
 * What the bot at this seat answers, from its own view: the choice of the one that the seat names first, then what to
 * fall back on should the game refuse that, so that a fault of a bot never holds up a game.
 */
export function* answersFor(
  { game, seat, bot }: BotSeat,
  { pool, ruleset, random, fault }: BotParts,
): Generator<Action> {
  const view = viewFor(game, seat);
  try {
    if (isBotId(bot)) yield PLAYERS[bot](view, pool, ruleset, random);
    else fault('no bot has this id');
  } catch (error) {
    fault('the bot threw', error);
  }
  const decision = decisionsOf(game)[seat];
  if (decision) yield sampleAnswer(decision, random);
  yield* legalActions(game, seat);
}
