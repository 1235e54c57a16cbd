import 'server-only';
import type { DeckList } from '@astris/engine';
import { notFound } from 'next/navigation';
import { cardName } from '@/decks/deck-cards';
import { cardsIn, copiesIn } from '@/decks/deck-groups';
import { readCodeOfAddress } from '@/decks/exchange';
import { deckById } from '@/server/reads';
import type { Preview } from './preview-image';

function previewOf(title: string, list: DeckList, by?: string | null): Preview {
  const side = copiesIn(list.sideboard);
  return {
    kind: 'Deck',
    title,
    lines: [
      ...(by ? [`by ${by}`] : []),
      ...(list.homeworld ? [cardName(list.homeworld)] : []),
      `${cardsIn(list.main)}${side > 0 ? `, sideboard of ${side}` : ''}`,
    ],
    ...(list.homeworld ? { cardId: list.homeworld } : {}),
  };
}

/** A ready-made or shared deck. */
export async function deckPreview(deckId: string): Promise<Preview> {
  const deck = await deckById(deckId);
  const [newest] = deck.versions;
  if (!newest) notFound();
  return previewOf(deck.name, newest.list, deck.owner);
}

/** The list that a code holds. */
export function listPreview(code: string): Preview {
  const read = readCodeOfAddress(code);
  if (!('list' in read)) notFound();
  const { list } = read;
  return previewOf(list.homeworld ? `A deck of ${cardName(list.homeworld)}` : 'A deck', list);
}
