import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { afterEmptyPeriods, afterGames, isProvisional, NEW_PLAYER, type PeriodGame } from './glicko';

const game = (opponentRating: number, opponentRd: number, score: number): PeriodGame => ({
  opponentRating,
  opponentRd,
  score,
});
const games = fc.array(
  fc.record({
    opponentRating: fc.double({ min: 400, max: 2800, noNaN: true }),
    opponentRd: fc.double({ min: 30, max: 350, noNaN: true }),
    score: fc.constantFrom(0, 1),
  }),
  { maxLength: 20 },
);

describe('Glicko-2', () => {
  it("gives the values of Glickman's worked example", () => {
    const after = afterGames({ rating: 1500, rd: 200, vol: 0.06 }, [
      game(1400, 30, 1),
      game(1550, 100, 0),
      game(1700, 300, 0),
    ]);
    // The paper rounds on its way, so its last digit may be one off.
    expect(Math.abs(after.rating - 1464.06)).toBeLessThan(0.01);
    expect(Math.abs(after.rd - 151.52)).toBeLessThan(0.01);
    expect(Math.abs(after.vol - 0.05999)).toBeLessThan(0.00001);
  });

  it('gives two new players 1662.3 and 1337.7 with RD 290.3 after one game', () => {
    const won = afterGames(NEW_PLAYER, [game(1500, 350, 1)]);
    const lost = afterGames(NEW_PLAYER, [game(1500, 350, 0)]);
    expect(won.rating).toBeCloseTo(1662.3, 1);
    expect(lost.rating).toBeCloseTo(1337.7, 1);
    expect(won.rd).toBeCloseTo(290.3, 1);
    expect(lost.rd).toBeCloseTo(290.3, 1);
  });

  it('does not depend on the order of the games of a period', () => {
    fc.assert(
      fc.property(
        games.chain((list) => fc.tuple(fc.constant(list), fc.shuffledSubarray(list, { minLength: list.length }))),
        ([list, shuffled]) => {
          expect(afterGames(NEW_PLAYER, shuffled)).toEqual(afterGames(NEW_PLAYER, list));
        },
      ),
    );
  });

  it('keeps the RD within what a new player has, whatever is played', () => {
    fc.assert(
      fc.property(games, (list) => {
        const { rd } = afterGames(NEW_PLAYER, list);
        expect(rd).toBeGreaterThan(0);
        expect(rd).toBeLessThanOrEqual(NEW_PLAYER.rd);
      }),
    );
  });

  it('never lowers a rating for a win, nor raises it for a loss', () => {
    fc.assert(
      fc.property(games, ([first]) => {
        if (!first) return;
        const { rating } = afterGames(NEW_PLAYER, [first]);
        if (first.score === 1) expect(rating).toBeGreaterThanOrEqual(NEW_PLAYER.rating);
        else expect(rating).toBeLessThanOrEqual(NEW_PLAYER.rating);
      }),
    );
  });

  it('leaves a strength as it is when nothing was played', () => {
    expect(afterGames(NEW_PLAYER, [])).toEqual(NEW_PLAYER);
  });

  it('is less sure with each empty period, up to the RD of a new player', () => {
    const known = { rating: 1700, rd: 60, vol: 0.06 };
    const one = afterEmptyPeriods(known, 1);
    expect(one.rd).toBeCloseTo(Math.sqrt(60 ** 2 + (173.7178 * 0.06) ** 2), 9);
    expect(afterEmptyPeriods(one, 1).rd).toBeCloseTo(afterEmptyPeriods(known, 2).rd, 9);
    expect(afterEmptyPeriods(known, 100_000)).toEqual({ rating: 1700, rd: 350, vol: 0.06 });
  });

  it('is provisional above an RD of 110', () => {
    expect(isProvisional(110)).toBe(false);
    expect(isProvisional(110.01)).toBe(true);
  });
});
