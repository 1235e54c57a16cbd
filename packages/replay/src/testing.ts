/** Whole games for tests. */
import { GAME_POOL, STARTER_DECKS } from '@astris/cards';
import { RULESET } from '@astris/engine';
import { playRandomly } from '@astris/engine/testing';
import { recordingOf } from './record';
import type { ReplayFile } from './replay-file';

/** A game between two random legal players with starter decks; the same for the same number. */
export function randomReplay(number: number): ReplayFile {
  const decks = [0, 1].map((seat) => starterAt(number + seat * (1 + Math.floor(number / STARTER_DECKS.length))));
  const seed = `golden ${number}`;
  const lists = decks.map(({ list }) => list);
  const { game, log } = playRandomly(RULESET, GAME_POOL, lists, seed, number);
  const seats = decks.map(({ name, list }, seat) => ({ name: `Player ${seat + 1}`, deckName: name, list }));
  return recordingOf({ matchId: `golden-${number}`, seed, seats, log, game }, GAME_POOL);
}

function starterAt(index: number) {
  const starter = STARTER_DECKS[index % STARTER_DECKS.length];
  if (!starter) throw new Error('there are no starter decks');
  return starter;
}
