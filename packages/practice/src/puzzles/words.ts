import type { Card } from '@astris/engine/language';
import { shortName } from '@astris/engine/messages';
import type { Line, Puzzle } from './puzzle';

/** A line with the names of the cards of its position; a place that stands for none is left out. */
export function wordsOf(line: Line, { position }: Puzzle, pool: ReadonlyMap<string, Card>): Line {
  const says = line.says.replace(/\{(\w+)\}/g, (_, key: string) => {
    const card = pool.get(position.cast[key] ?? '');
    return card ? shortName(card.name) : '';
  });
  return { ...line, says };
}
