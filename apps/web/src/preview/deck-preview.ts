import 'server-only';
import type { DeckList } from '@astris/engine';
import { notFound } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { cardName } from '@/decks/deck-cards';
import { copiesIn } from '@/decks/deck-groups';
import { readCodeOfAddress } from '@/decks/exchange';
import { deckById } from '@/server/reads';
import type { Preview } from './preview-image';

async function previewOf(title: string, list: DeckList, by?: string | null): Promise<Preview> {
  const t = await getTranslations('preview');
  const count = copiesIn(list.main);
  const side = copiesIn(list.sideboard);
  return {
    kind: t('deck'),
    title,
    lines: [
      ...(by ? [t('by', { name: by })] : []),
      ...(list.homeworld ? [cardName(list.homeworld)] : []),
      side > 0 ? t('cardsAndSideboard', { count, side }) : t('cards', { count }),
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
export async function listPreview(code: string): Promise<Preview> {
  const read = readCodeOfAddress(code);
  if (!('list' in read)) notFound();
  const { list } = read;
  const t = await getTranslations('preview');
  return previewOf(list.homeworld ? t('deckOf', { homeworld: cardName(list.homeworld) }) : t('aDeck'), list);
}
