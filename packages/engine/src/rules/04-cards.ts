/** 4.6, 8.8.1: unique names. */
import type { BoardCard } from '../state/board';
import { derivedOf } from '../state/derived';
import { permanentsOf, printedOf } from '../state/queries';
import type { Game } from '../state/state';

/** 4.6, 8.8.1: the later ones of a unique name under one controller, which leave; Storylines in progress never do. */
export function excessUniques(g: Game): BoardCard[] {
  const excess: BoardCard[] = [];
  if (!derivedOf(g).twins) return excess;
  for (const seat of g.board.players.keys()) {
    const kept = new Map<string, BoardCard>();
    for (const card of permanentsOf(g, seat)) {
      const printed = printedOf(g, card);
      if (!printed.unique || printed.type === 'Homeworld') continue;
      const other = kept.get(printed.name);
      if (!other) kept.set(printed.name, card);
      else if (other.story || (!card.story && card.arrived > other.arrived)) excess.push(card);
      else {
        excess.push(other);
        kept.set(printed.name, card);
      }
    }
  }
  return excess;
}
