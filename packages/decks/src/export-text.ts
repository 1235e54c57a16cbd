import type { DeckList } from '@astris/engine/deck-list';
import type { CardId } from '@astris/engine/language';
import { cardOf, type Pool } from './pool';

const copies = (list: Record<CardId, number>) => Object.values(list).reduce((sum, n) => sum + n, 0);

/**
 * A deck list as text: a heading for each part, and a line "2 Name" for each card. A Homeworld or Starter that is not chosen
 * yet has no heading. Throws UnknownCard.
 */
export const exportText = (list: DeckList, pool: Pool): string => {
  const line = (id: CardId, n: number) => `${n} ${cardOf(pool, id).name}`;
  const single = (heading: string, id: CardId) => (id === '' ? [] : [`${heading}\n${line(id, 1)}`]);
  const part = (heading: string, cards: Record<CardId, number>) => {
    const lines = Object.entries(cards)
      .map(([id, n]) => line(id, n))
      .sort((a, b) => a.replace(/^\d+ /, '').localeCompare(b.replace(/^\d+ /, '')));
    return [`${heading} (${copies(cards)})`, ...lines].join('\n');
  };
  const parts = [
    ...single('Homeworld', list.homeworld),
    ...single('Starter', list.starter),
    part('Main deck', list.main),
    ...(copies(list.sideboard) ? [part('Sideboard', list.sideboard)] : []),
  ];
  return `${parts.join('\n\n')}\n`;
};
