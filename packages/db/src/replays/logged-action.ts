/** An action as `MatchAction` keeps it: its word (`actionText`); in rows that were written before it was one, a record. */
import { type Action, actionOf, type ServerAction } from '@astris/engine';

export const loggedAction = (stored: unknown): Action | ServerAction =>
  typeof stored === 'string' ? actionOf(stored) : (stored as Action | ServerAction);
