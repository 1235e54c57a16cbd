/** What the game is meant to be like, and whether it is. */
import type { BotId } from '../roster';
import type { Figures } from './figures';
import type { Pair } from './schedule';
import { ratioOf, type Share } from './statistics';

export interface Line {
  readonly what: string;
  /** A share with its interval, or a number. */
  readonly share?: Share;
  readonly number?: number;
  readonly least: number;
  readonly most: number;
  readonly holds: boolean;
}
const lineOf = (what: string, share: Share, least: number, most: number): Line => {
  const value = ratioOf(share);
  return { what, share, least, most, holds: value >= least && value <= most };
};

/** What the first of two different bots is meant to win, each deck playing itself. */
export const botLines = (bot: Share, [first, second]: Pair<BotId>): Line[] => [
  lineOf(`${first} wins against ${second}`, bot, 0.9, 1),
];
/** Each target of games between equal bots with what was found. The bounds are those of the design: shares from 0 to 1, turns as they are. */
export function targetLines(figures: Figures, decks: readonly string[]): Line[] {
  const { median } = figures.turnsPerGame;
  return [
    ...figures.decks.map((share, at) => lineOf(`${decks[at]} wins`, share, 0.4, 0.6)),
    lineOf('the first player wins', figures.first, 0.47, 0.53),
    lineOf('games that reach Act III', figures.thirdAct, 0.3, 0.6),
    { what: 'turns in a game, median', number: median, least: 14, most: 30, holds: median >= 14 && median <= 30 },
    lineOf('Act I’s loser wins the game', figures.loserOfFirstAct, 0.3, 0.45),
    lineOf('Acts adjudicated (19.3)', figures.adjudicated, 0, 0.02),
    lineOf('who completes a Storyline wins the Act', figures.completerWins, 0.55, 0.8),
  ];
}
