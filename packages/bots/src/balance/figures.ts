/** The figures of many games: how even the decks are, how Acts and games go. */
import type { BotId } from '../roster';
import type { ActLine, GameRecord } from './record';
import type { Pair } from './schedule';
import { type Share, type Spread, shareOf, spreadOf } from './statistics';

export interface Figures {
  readonly games: number;
  /** Games won, by deck. */
  readonly decks: readonly Share[];
  /** Games won by the first bot of two; null when both are the same. */
  readonly bot: Share | null;
  readonly first: Share;
  readonly thirdAct: Share;
  /** Games won by who lost Act I. */
  readonly loserOfFirstAct: Share;
  readonly completed: Share;
  readonly skipped: Share;
  readonly adjudicated: Share;
  /** Acts won by who controlled the Storyline whose last Chapter completed and ended it. */
  readonly completerWins: Share;
  readonly actsPerGame: number;
  readonly turnsPerAct: Spread;
  readonly turnsPerGame: Spread;
  readonly decisionsPerGame: Spread;
}

function deckShare(records: readonly GameRecord[], deck: number): Share {
  const sides = records.flatMap(({ decks, winner }) =>
    decks.flatMap((at, seat) => (at === deck ? [winner === seat] : [])),
  );
  return shareOf(sides, (won) => won);
}
export function figuresOf(records: readonly GameRecord[], decks: number, bots: Pair<BotId>): Figures {
  const acts = records.flatMap((game) => game.acts);
  const natural = acts.filter(
    (act): act is ActLine & { completer: number } => act.ending === 'storyline' && act.completer !== null,
  );
  return {
    games: records.length,
    decks: Array.from({ length: decks }, (_, deck) => deckShare(records, deck)),
    bot: bots[0] === bots[1] ? null : shareOf(records, (game) => game.bots[game.winner] === bots[0]),
    first: shareOf(records, ({ winner, first }) => winner === first),
    thirdAct: shareOf(records, (game) => game.acts.length > 2),
    loserOfFirstAct: shareOf(records, (game) => game.acts[0]?.winner !== game.winner),
    completed: shareOf(acts, ({ ending }) => ending === 'storyline'),
    skipped: shareOf(acts, ({ ending }) => ending === 'skipped'),
    adjudicated: shareOf(acts, ({ ending }) => ending === 'adjudication'),
    completerWins: shareOf(natural, ({ winner, completer }) => winner === completer),
    actsPerGame: records.length === 0 ? 0 : acts.length / records.length,
    turnsPerAct: spreadOf(acts.map(({ turns }) => turns)),
    turnsPerGame: spreadOf(records.map(({ turns }) => turns)),
    decisionsPerGame: spreadOf(records.map(({ decisions }) => decisions)),
  };
}
