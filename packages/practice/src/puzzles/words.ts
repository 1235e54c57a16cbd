import type { Card } from '@astris/engine/language';
import { shortName } from '@astris/engine/messages';
import type { Puzzle } from './puzzle';

/** The names of the cards that lines of a puzzle speak of, by their places in its cast. */
export type PuzzleNames = Readonly<Record<'by1' | 'by2' | 'at1', string>>;

/** Those names; a place that stands for no card has an empty one. */
export function namesIn({ position }: Puzzle, pool: ReadonlyMap<string, Card>): PuzzleNames {
  const nameOf = (place: string): string => {
    const card = pool.get(position.cast[place] ?? '');
    return card ? shortName(card.name) : '';
  };
  return { by1: nameOf('by1'), by2: nameOf('by2'), at1: nameOf('at1') };
}
