import 'server-only';
import { factionOf } from '@/decks/starter-faction';
import type { DeckOption } from '@/lobby/deck-options';
import { api } from './api';
import { viewer } from './session';

/** The decks that this user may bring to a game: their own, then the starter decks. */
export async function deckOptions(): Promise<DeckOption[]> {
  const caller = await api();
  const [own, starters] = await Promise.all([(await viewer()) ? caller.decks.mine() : [], caller.decks.starters()]);
  return [
    ...own.map(
      ({ versionId, name, legal }): DeckOption => ({ value: `version:${versionId}`, name, legal, group: 'My decks' }),
    ),
    ...starters.map(
      ({ starter, name, list }): DeckOption => ({
        value: `starter:${starter}`,
        name: `${name}, ${factionOf(list)}`,
        legal: true,
        group: 'Starter decks',
      }),
    ),
  ];
}
