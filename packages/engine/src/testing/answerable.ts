/** What must hold of the open decisions at any time: somebody can go on, and every question has an answer. */
import type { Game } from '../game';
import { DOORS, type Doors } from './doors';

/** Every fault: nobody asked, a choice that can't be made, a decision without a legal action. */
export function unanswerable(game: Game, doors: Doors = DOORS): string[] {
  if (game.board.result) return [];
  const open = doors.decisionsOf(game).flatMap((decision) => decision ?? []);
  if (open.length === 0) return ['nobody is asked, and the game is not over'];
  return open.flatMap((decision) => {
    const { kind, rule, seat, options, min, max } = decision;
    const name = `a ${kind} decision (${rule}) of seat ${seat}`;
    if (options.length === 0) return [`${name} has no options`];
    if (min > options.length) return [`${name} asks for at least ${min} of ${options.length} options`];
    if (min < 0 || max < min || max < 1) return [`${name} asks for ${min} to ${max} options`];
    if (doors.legalActions(game, seat).length === 0) return [`${name} has no legal answer`];
    return [];
  });
}
