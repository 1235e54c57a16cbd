/** A game as text, at any pending decision, and back. */
import type { Ruleset } from './ruleset';
import type { CardPool } from './state/pool';
import type { Game } from './state/state';

/** Raised with each change to the shape of the state. */
export const SCHEMA_VERSION = 1;
export const save = (game: Game): string =>
  JSON.stringify({ schema: SCHEMA_VERSION, board: game.board, hidden: game.hidden, flow: game.flow });
/** Throws on text of another schema version. */
export function load(json: string, pool: CardPool, ruleset: Ruleset): Game {
  const { schema, board, hidden, flow } = JSON.parse(json);
  if (schema !== SCHEMA_VERSION)
    throw new Error(`a game of schema ${schema} can't be loaded by schema ${SCHEMA_VERSION}`);
  return {
    pool,
    ruleset,
    board,
    hidden,
    flow,
    journal: [],
    marks: { open: 0 },
    out: { events: [], patches: [], own: [] },
  };
}
