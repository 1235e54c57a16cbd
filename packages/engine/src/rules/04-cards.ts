/** 4.3, 4.6, 8.7: in which Acts a card may be played, and unique names. */
import { ACTS } from '../language/index';
import type { BoardCard, Seat } from '../state/board';
import { derivedOf } from '../state/derived';
import type { PoolCard } from '../state/pool';
import { permanentsOf, printedOf } from '../state/queries';
import type { Game, Table } from '../state/state';

/** 4.3: no numerals, any Act. */
export const playableInAct = (t: Table, printed: PoolCard): boolean =>
  printed.acts === null || printed.acts.includes(ACTS[t.board.act - 1] ?? 'I');
/** 2.2, 4.6: names are front names, whichever face is up. */
export const controlsName = (t: Table, seat: Seat, name: string): boolean =>
  permanentsOf(t, seat).some((card) => printedOf(t, card).name === name);

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
