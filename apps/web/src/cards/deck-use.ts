import type { DeckList } from '@astris/engine';

/** How a deck uses a card: "Homeworld", "2 copies, 1 in the sideboard"; undefined when it does not. */
export function usedIn({ homeworld, starter, main, sideboard }: DeckList, card: string): string | undefined {
  const copies = main[card] ?? 0;
  const side = sideboard[card] ?? 0;
  const parts = [
    homeworld === card && 'Homeworld',
    starter === card && 'Starter Character',
    copies > 0 && `${copies} ${copies === 1 ? 'copy' : 'copies'}`,
    side > 0 && `${side} in the sideboard`,
  ].filter((part) => part !== false);
  return parts.length > 0 ? parts.join(', ') : undefined;
}
