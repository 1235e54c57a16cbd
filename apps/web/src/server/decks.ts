import 'server-only';
import { factionOf } from '@/decks/starter-faction';
import type { DeckOption } from '@/lobby/deck-options';
import type { PracticeDeckOption } from '@/practice/start-form';
import { api } from './api';
import { viewer } from './session';

/** The decks that this user may bring to a game: their own, then the starter decks. */
export const deckOptions = async (): Promise<DeckOption[]> =>
  (await practiceDecks()).map(({ list: _, ...option }) => option);

/** The same with their lists, for games that run in the browser. */
export async function practiceDecks(): Promise<PracticeDeckOption[]> {
  const caller = await api();
  const [own, starters] = await Promise.all([(await viewer()) ? caller.decks.mine() : [], caller.decks.starters()]);
  return [
    ...own.map(
      ({ versionId, name, legal, list }): PracticeDeckOption => ({
        value: `version:${versionId}`,
        name,
        legal,
        group: 'own',
        list,
      }),
    ),
    ...starters.map(
      ({ starter, name, list }): PracticeDeckOption => ({
        value: `starter:${starter}`,
        name: `${name}, ${factionOf(list)}`,
        legal: true,
        group: 'starter',
        list,
      }),
    ),
  ];
}
