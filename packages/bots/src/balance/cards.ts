/** The same games card by card: what is drawn, what is played, and who wins with it. */
import type { CardPool, DeckList } from '@astris/engine';
import type { GameRecord } from './record';
import { ratioOf, type Share } from './statistics';

export interface CardLine {
  readonly card: string;
  readonly name: string;
  /** Sides of games that had it in deck or sideboard. */
  readonly had: number;
  /** Of those, sides that drew it. */
  readonly drawn: Share;
  /** Of those that drew it, sides that played it. */
  readonly played: Share;
  /** Of those that played it, sides that won. */
  readonly won: Share;
}
const cardsOf = ({ main, sideboard }: DeckList): string[] => [
  ...new Set([...Object.keys(main), ...Object.keys(sideboard)]),
];

/** One line for each card of the lists, those with the highest win rate first. */
export function cardLines(records: readonly GameRecord[], lists: readonly DeckList[], pool: CardPool): CardLine[] {
  const counts = new Map<string, { had: number; drawn: number; played: number; won: number }>();
  const inDeck = lists.map(cardsOf);
  for (const id of inDeck.flat()) counts.set(id, { had: 0, drawn: 0, played: 0, won: 0 });
  for (const game of records)
    for (const [seat, deck] of game.decks.entries()) {
      const drawn = new Set(game.drawn[seat]);
      const played = new Set(game.played[seat]);
      for (const id of inDeck[deck] ?? []) {
        const count = counts.get(id);
        if (!count) continue;
        count.had += 1;
        if (drawn.has(id)) count.drawn += 1;
        if (!played.has(id)) continue;
        count.played += 1;
        if (game.winner === seat) count.won += 1;
      }
    }
  return [...counts]
    .map(([card, { had, drawn, played, won }]) => ({
      card,
      name: pool.cards[card]?.name ?? card,
      had,
      drawn: { hits: drawn, of: had },
      played: { hits: played, of: drawn },
      won: { hits: won, of: played },
    }))
    .sort((a, b) => ratioOf(b.won) - ratioOf(a.won) || a.name.localeCompare(b.name, 'en'));
}
export const neverPlayed = (lines: readonly CardLine[]): string[] =>
  lines
    .filter(({ played }) => played.hits === 0)
    .map(({ name }) => name)
    .sort((a, b) => a.localeCompare(b, 'en'));
