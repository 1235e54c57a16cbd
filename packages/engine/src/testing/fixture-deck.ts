/** A legal deck of fixture cards, for whole games in tests of the engine alone. */
import type { DeckList } from '../deck-list';

const main: Record<string, number> = {
  'test-storyline': 3,
  'test-player-storyline': 3,
  'test-spacecraft': 3,
  'test-location': 3,
  'test-device': 3,
  'test-attachment': 3,
  'test-slow': 3,
  'test-fast': 3,
};
for (const power of [1, 2, 3]) for (const resolve of [1, 2, 3]) main[`test-character-${power}-${resolve}`] = 3;

/** 51 cards and a sideboard of two. */
export const fixtureList = (): DeckList => ({
  homeworld: 'test-homeworld',
  starter: 'test-character-2-2',
  main: { ...main, 'test-character-2-2': 2 },
  sideboard: { 'test-character-4-4': 1, 'test-filler-1': 1 },
});
