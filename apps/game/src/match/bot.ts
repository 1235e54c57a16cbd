import { answersFor } from '@astris/bots';
import type { Action, Seat } from '@astris/engine';
import type { GameParts } from '../parts';
import type { LiveMatch } from './live-match';

/** What the bot at this seat answers; what goes wrong with it is logged. */
export function botAnswers(match: LiveMatch, seat: Seat, bot: string, parts: GameParts): Iterable<Action> {
  const { pool, ruleset, random, log } = parts;
  const fault = (message: string, error?: unknown) =>
    log.error({ match: match.id, version: match.version, bot, error }, message);
  return answersFor({ game: match.game, seat, bot }, { pool, ruleset, random, fault });
}
