import { isBotId, PLAYERS } from '@astris/bots';
import { type Action, legalActions, type Seat, sampleAnswer, viewFor } from '@astris/engine';
import type { GameParts } from '../parts';
import type { LiveMatch } from './live-match';

/**
 * What the bot at this seat answers, from its own view: the choice of the one that the seat names first, then what to
 * fall back on should the game refuse that, so that a fault of a bot never holds up a match.
 */
export function* botAnswers(match: LiveMatch, seat: Seat, bot: string, parts: GameParts): Generator<Action> {
  const view = viewFor(match.game, seat);
  try {
    if (isBotId(bot)) yield PLAYERS[bot](view, parts.pool, parts.ruleset, parts.random);
    else parts.log.error({ match: match.id, bot }, 'no bot has this id');
  } catch (error) {
    parts.log.error({ match: match.id, version: match.version, bot, error }, 'the bot threw');
  }
  const decision = match.decisions[seat];
  if (decision) yield sampleAnswer(decision, parts.random);
  yield* legalActions(match.game, seat);
}
