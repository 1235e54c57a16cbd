import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { PERIODS_IN_SEASON } from './calendar';
import { NEW_PLAYER, type PeriodGame } from './glicko';
import { type RecordedGame, recompute } from './recompute';
import { newStanding, rollForward, SEASON_RD, type Standing, withGames } from './standing';

interface Game {
  id: string;
  period: number;
  winner: string;
  loser: string;
}
const PLAYERS = ['ann', 'bo', 'cy', 'dee', 'eli'];
const UNKNOWN = { rating: Number.NaN, rd: Number.NaN };

/** Games over some thirty periods, and so over three seasons, the first period first. */
const histories = fc
  .array(fc.record({ period: fc.nat(30), pair: fc.shuffledSubarray(PLAYERS, { minLength: 2, maxLength: 2 }) }), {
    minLength: 1,
    maxLength: 60,
  })
  .map((list) =>
    list
      .sort((a, b) => a.period - b.period)
      .map(({ period, pair: [winner = '', loser = ''] }, n): Game => ({ id: `g${n}`, period, winner, loser })),
  );

function recordsOf(games: readonly Game[]): Map<string, RecordedGame[]> {
  const records = new Map<string, RecordedGame[]>();
  const add = (player: string, game: RecordedGame) => records.set(player, [...(records.get(player) ?? []), game]);
  for (const { id, period, winner, loser } of games) {
    add(winner, { id, period, opponent: loser, score: 1, noted: UNKNOWN });
    add(loser, { id, period, opponent: winner, score: 0, noted: UNKNOWN });
  }
  return records;
}

/** The games one by one as they come in, each told to both players' standings. */
function playLive(games: readonly Game[]): Map<string, Standing> {
  const standings = new Map<string, Standing>();
  const ofPeriod = new Map<string, PeriodGame[]>();
  for (const { period, winner, loser } of games) {
    const at = (player: string) => {
      const last = standings.get(player);
      return last ? rollForward(last, period, true) : newStanding(period);
    };
    const [won, lost] = [at(winner), at(loser)];
    const count = (player: string, standing: Standing, opponent: Standing, score: number) => {
      const key = `${player} ${period}`;
      const own = [
        ...(ofPeriod.get(key) ?? []),
        { opponentRating: opponent.base.rating, opponentRd: opponent.base.rd, score },
      ];
      ofPeriod.set(key, own);
      standings.set(player, withGames(standing, own));
    };
    count(winner, won, lost, 1);
    count(loser, lost, won, 0);
  }
  return standings;
}
const lastStandings = (games: readonly Game[]) =>
  new Map([...recompute(recordsOf(games))].map(([player, seasons]) => [player, seasons.at(-1)?.standing]));

describe('ratings recomputed from the history', () => {
  it('equal those that the games left one by one', () => {
    fc.assert(
      fc.property(histories, (games) => {
        expect(lastStandings(games)).toEqual(playLive(games));
      }),
    );
  });

  it('are the same whatever the order of the games within their periods', () => {
    const shuffled = histories.chain((games) =>
      fc.array(fc.nat(), { minLength: games.length, maxLength: games.length }).map((keys): [Game[], Game[]] => [
        games,
        games
          .map((game, n) => ({ game, key: keys[n] ?? 0 }))
          .sort((a, b) => a.game.period - b.game.period || a.key - b.key)
          .map(({ game }) => game),
      ]),
    );
    fc.assert(
      fc.property(shuffled, ([games, other]) => {
        expect(lastStandings(other)).toEqual(lastStandings(games));
        expect(playLive(other)).toEqual(playLive(games));
      }),
    );
  });

  it('never have an RD above 350 or none at all, and lead from each game to the next of the period', () => {
    fc.assert(
      fc.property(histories, (games) => {
        for (const seasons of recompute(recordsOf(games)).values()) {
          for (const { standing, games: steps } of seasons) {
            for (const rd of [standing.base.rd, standing.live.rd, ...steps.map(({ rdAfter }) => rdAfter)]) {
              expect(rd).toBeGreaterThan(0);
              expect(rd).toBeLessThanOrEqual(NEW_PLAYER.rd);
            }
            expect(steps.at(-1)?.after).toBe(standing.live.rating);
            for (const [n, { before }] of steps.slice(1).entries()) expect(before).toBe(steps[n]?.after);
          }
        }
      }),
    );
  });

  it('count each game once for each of its players, in the season of its period', () => {
    fc.assert(
      fc.property(histories, (games) => {
        const all = [...recompute(recordsOf(games)).values()].flat();
        expect(all.reduce((sum, { wins }) => sum + wins, 0)).toBe(games.length);
        expect(all.flatMap(({ games: steps }) => steps)).toHaveLength(2 * games.length);
        const first = all.filter(({ season }) => season === 1).flatMap(({ games: steps }) => steps);
        expect(first).toHaveLength(2 * games.filter(({ period }) => period < PERIODS_IN_SEASON).length);
      }),
    );
  });

  it('begin a season with the rating of the last and an RD of 100 at least', () => {
    const many = Array.from(
      { length: 40 },
      (_, n): Game => ({
        id: `g${n}`,
        period: Math.floor(n / 4),
        winner: n % 2 ? 'ann' : 'bo',
        loser: n % 2 ? 'bo' : 'ann',
      }),
    );
    const late: Game = { id: 'late', period: PERIODS_IN_SEASON, winner: 'ann', loser: 'bo' };
    const [first, second] = recompute(recordsOf([...many, late])).get('ann') ?? [];
    expect(first?.standing.live.rd).toBeLessThan(SEASON_RD);
    expect(second?.standing.base).toEqual({ ...first?.standing.live, rd: SEASON_RD });
  });

  it('take an opponent who has no record any more as they were noted', () => {
    const noted = { rating: 1800, rd: 60 };
    const game: RecordedGame = { id: 'g', period: 3, opponent: 'gone', score: 1, noted };
    const [season] = recompute(new Map([['ann', [game]]])).get('ann') ?? [];
    const expected = withGames(newStanding(3), [{ opponentRating: 1800, opponentRd: 60, score: 1 }]);
    expect(season?.standing).toEqual(expected);
    expect(season?.games).toMatchObject([{ before: 1500, after: expected.live.rating, opponentRating: 1800 }]);
  });
});
