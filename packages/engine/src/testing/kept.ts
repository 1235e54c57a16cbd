/** What a game keeps of its board is what the board says. */
import type { Game } from '../game';
import { derivedOf } from '../state/derived';

/** Throws when it is out of date. */
export function keepsNothingStale(game: Game): void {
  const { kept: _, ...table } = game;
  if (JSON.stringify(derivedOf(game)) !== JSON.stringify(derivedOf(table)))
    throw new Error('what is kept of the board is out of date');
}
