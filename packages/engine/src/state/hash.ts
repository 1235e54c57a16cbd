/** A hash of the state, the same whatever order its keys were written in. */
import { sha256Hex } from './random';
import type { Game } from './state';

const ordered = (_: string, value: unknown): unknown =>
  value !== null && typeof value === 'object' && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
    : value;
export const canonical = (value: unknown): string => JSON.stringify(value, ordered);
export const hashOf = (game: Game): string =>
  sha256Hex(canonical({ board: game.board, hidden: game.hidden, flow: game.flow }));
