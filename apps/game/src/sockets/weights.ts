/** What each message costs the service, against that of a pass. */
import type { MessageName } from '@astris/protocol';

/** A match that nobody holds is loaded and replayed for a `join`; a `log` and a `chat` are read from the database, and a preset written to it. */
export const WEIGHTS = { join: 5, act: 1, windows: 2, log: 5, rematch: 2, say: 2, chat: 5, leave: 1 } satisfies Record<
  MessageName,
  number
>;
/** Of what no client of this build sends. */
export const WEIGHT_OF_UNKNOWN = 5;

export const weightOf = (name: string): number =>
  Object.hasOwn(WEIGHTS, name) ? WEIGHTS[name as MessageName] : WEIGHT_OF_UNKNOWN;
