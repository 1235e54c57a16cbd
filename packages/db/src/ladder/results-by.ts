/** A player's rated results, by the deck and by who had the first turn of the game. */
import type { PrismaClient } from '../generated/prisma/client';

export interface WonAndLost {
  wins: number;
  losses: number;
}
export interface RatedResults {
  /** Each name of a deck as it was played, the most played first. */
  decks: (WonAndLost & { deckName: string })[];
  /** With the first turn of the game (17.1), and without it. */
  first: WonAndLost;
  second: WonAndLost;
}

/** Who goes first is chosen before the log is so long. */
const OPENING_ACTIONS = 10;

/** Counts the games that changed this user's ratings. A game whose log does not tell its first turn counts by deck only. */
export async function ratedResultsOf(client: PrismaClient, userId: string, format: string): Promise<RatedResults> {
  const rows = await client.$queryRaw<{ deckName: string; won: boolean; first: boolean | null; games: bigint }[]>`
    SELECT "deckName", "won", "beginner" = "seat" AS "first", count(*) AS "games"
    FROM (
      SELECT "MatchSeat"."deckName", "MatchSeat"."seat", "RatedResult"."score" = 1 AS "won", (
        SELECT jsonb_path_query_first(
          "MatchAction"."events", '$[*] ? (@.type == "wentFirst").seat'
        )::int
        FROM "MatchAction"
        WHERE "MatchAction"."matchId" = "RatedResult"."matchId" AND "MatchAction"."number" <= ${OPENING_ACTIONS}
          AND "MatchAction"."events" @> '[{"type": "wentFirst"}]'
        LIMIT 1
      ) AS "beginner"
      FROM "RatedResult"
      JOIN "Rating" ON "Rating"."id" = "RatedResult"."ratingId"
      JOIN "MatchSeat" ON "MatchSeat"."matchId" = "RatedResult"."matchId" AND "MatchSeat"."userId" = "Rating"."userId"
      WHERE "Rating"."userId" = ${userId} AND "Rating"."format" = ${format}
    ) AS "Played"
    GROUP BY 1, 2, 3`;
  const results: RatedResults = { decks: [], first: { wins: 0, losses: 0 }, second: { wins: 0, losses: 0 } };
  for (const { deckName, won, first, games } of rows) {
    const known = results.decks.find((deck) => deck.deckName === deckName);
    const deck = known ?? { deckName, wins: 0, losses: 0 };
    if (!known) results.decks.push(deck);
    const outcome = won ? 'wins' : 'losses';
    deck[outcome] += Number(games);
    if (first !== null) results[first ? 'first' : 'second'][outcome] += Number(games);
  }
  const played = ({ wins, losses }: WonAndLost) => wins + losses;
  results.decks.sort((a, b) => played(b) - played(a) || a.deckName.localeCompare(b.deckName));
  return results;
}
