import { recruit } from '@astris/bots';
import { type Action, legalActions, type Seat, sampleAnswer, viewFor } from '@astris/engine';
import type { GameParts } from '../parts';
import type { LiveMatch } from './live-match';

/**
 * What the bot at this seat answers, from its own view: its choice first, then what to fall back on should the game
 * refuse that, so that a fault of the bot never holds up a match.
 */
export function* botAnswers(match: LiveMatch, seat: Seat, parts: GameParts): Generator<Action> {
  const view = viewFor(match.game, seat);
  try {
    yield recruit(view, parts.pool, parts.ruleset, parts.random);
  } catch (error) {
    parts.log.error({ match: match.id, version: match.version, error }, 'the bot threw');
  }
  const decision = match.decisions[seat];
  if (decision) yield sampleAnswer(decision, parts.random);
  yield* legalActions(match.game, seat);
}
