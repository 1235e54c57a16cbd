/** A practice game as it is kept: a replay file, and who sits where. */
import { type BotId, ROSTER } from '@astris/bots/roster';
import { type CardPool, commitmentOf, type DeckList, RULESET, type Seat, versionsOf } from '@astris/engine';
import type { WindowPreset } from '@astris/protocol';
import { REPLAY_FILE_VERSION, REPLAY_FORMAT, type ReplayFile } from '@astris/replay/file';

export interface PracticeGame {
  /** Up to now; a game that goes on has no result. */
  file: ReplayFile;
  /** The player's own seat; a bot has the other. */
  seat: Seat;
  bot: BotId;
  windows: WindowPreset;
}
export interface PracticeDeck {
  name: string;
  list: DeckList;
}
interface NewPractice {
  matchId: string;
  /** Fixes every shuffle (17.7). */
  seed: string;
  bot: BotId;
  mine: PracticeDeck;
  theirs: PracticeDeck;
}

const PLAYER_SEAT: Seat = 0;
const botName = (bot: BotId): string => ROSTER.find(({ id }) => id === bot)?.name ?? bot;

/** A game of which nothing was played yet, with the player at the first seat. */
export function newPractice({ matchId, seed, bot, mine, theirs }: NewPractice, pool: CardPool): PracticeGame {
  return {
    file: {
      format: REPLAY_FORMAT,
      version: REPLAY_FILE_VERSION,
      matchId,
      ...versionsOf(RULESET, pool),
      seed,
      commitment: commitmentOf(seed),
      seats: [
        { name: 'You', deckName: mine.name, list: mine.list },
        { name: botName(bot), deckName: theirs.name, list: theirs.list },
      ],
      actions: [],
      finalHash: null,
      result: null,
    },
    seat: PLAYER_SEAT,
    bot,
    windows: 'smart',
  };
}
