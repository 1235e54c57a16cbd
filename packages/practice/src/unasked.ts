/** What is answered without the player (11.6): the bot answers for its seat, and a window that the player does not want is passed. */
import { answersFor, type BotParts } from '@astris/bots';
import { type Action, type Decision, decisionsOf, type Game, RULESET, type Seat } from '@astris/engine';
import type { WindowPreset } from '@astris/protocol';
import { isPassedFor } from '@astris/protocol/windows';

/** Who sits at a table. */
interface Sitting {
  game: Game;
  /** The player's seat; the bot has the other. */
  seat: Seat;
  bot: string;
  windows: WindowPreset;
}

/** The open decision for which nobody waits for the player. */
export const unaskedOf = ({ game, seat, windows }: Sitting, pool: BotParts['pool']): Decision | undefined =>
  decisionsOf(game)
    .filter((decision) => decision !== null)
    .find((decision) => decision.seat !== seat || isPassedFor(decision, windows, game.board, pool));

/** What may be answered to it, the first that is meant first; a later one is for when the engine refuses those before. */
export const unaskedAnswers = (
  { game, seat, bot }: Sitting,
  decision: Decision,
  parts: Omit<BotParts, 'ruleset'>,
): Iterable<Action> =>
  decision.seat === seat
    ? [{ type: 'act', act: { do: 'pass' } }]
    : answersFor({ game, seat: decision.seat, bot }, { ...parts, ruleset: RULESET });
