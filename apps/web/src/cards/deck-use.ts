import type { DeckList } from '@astris/engine';
import type { useTranslations } from 'next-intl';

type Translate = ReturnType<typeof useTranslations<'cardPage'>>;

/** How a deck uses a card: "Homeworld", "2 copies, 1 in the sideboard"; undefined when it does not. */
export function usedIn(
  { homeworld, starter, main, sideboard }: DeckList,
  card: string,
  t: Translate,
): string | undefined {
  const copies = main[card] ?? 0;
  const side = sideboard[card] ?? 0;
  const parts = [
    homeworld === card && t('inDecks.homeworld'),
    starter === card && t('inDecks.starter'),
    copies > 0 && t('inDecks.copies', { count: copies }),
    side > 0 && t('inDecks.sideboard', { count: side }),
  ].filter((part) => part !== false);
  return parts.length > 0 ? parts.join(', ') : undefined;
}
