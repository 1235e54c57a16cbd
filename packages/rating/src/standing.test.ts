import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { PERIODS_IN_SEASON } from './calendar';
import { afterEmptyPeriods, afterGames, isProvisional, NEW_PLAYER } from './glicko';
import { newStanding, rollForward, SEASON_RD, type Standing, withGames } from './standing';

const strengths = fc.record({
  rating: fc.double({ min: 400, max: 2800, noNaN: true }),
  rd: fc.double({ min: 30, max: 350, noNaN: true }),
  vol: fc.double({ min: 0.03, max: 0.12, noNaN: true }),
});
const win = { opponentRating: 1500, opponentRd: 350, score: 1 };

describe('a standing', () => {
  it('shows the base with the games of the period applied', () => {
    const standing = withGames(newStanding(4), [win, win]);
    expect(standing.base).toEqual(NEW_PLAYER);
    expect(standing.live).toEqual(afterGames(NEW_PLAYER, [win, win]));
  });

  it('begins the next period with what the games of the last one left', () => {
    const played = withGames(newStanding(4), [win]);
    expect(rollForward(played, 5, true)).toEqual({ period: 5, base: played.live, live: played.live });
  });

  it('is less sure for each period without a game', () => {
    const played = withGames(newStanding(4), [win]);
    expect(rollForward(played, 7, true).base).toEqual(afterEmptyPeriods(played.live, 2));
    expect(rollForward(played, 7, false).base).toEqual(afterEmptyPeriods(played.live, 3));
  });

  it('rolls in two steps to where it rolls in one', () => {
    const played = withGames(newStanding(4), [win]);
    const twoSteps = rollForward(rollForward(played, 6, true), 9, false);
    expect(twoSteps.base.rd).toBeCloseTo(rollForward(played, 9, true).base.rd, 9);
  });

  it('stays as it is for its own period and for an earlier one', () => {
    const played = withGames(newStanding(4), [win]);
    expect(rollForward(played, 4, true)).toEqual(played);
    expect(rollForward(played, 3, true)).toEqual(played);
  });

  it('carries the rating into a new season and is less sure of it: an RD of 100 at least', () => {
    const sure = { rating: 1700, rd: 50, vol: 0.06 };
    const last: Standing = { period: PERIODS_IN_SEASON - 1, base: sure, live: sure };
    expect(rollForward(last, PERIODS_IN_SEASON, true).base).toEqual({ ...sure, rd: SEASON_RD });
    const unsure = { ...sure, rd: 200 };
    expect(rollForward({ ...last, live: unsure }, PERIODS_IN_SEASON, true).base).toEqual(unsure);
    expect(rollForward(last, PERIODS_IN_SEASON + 2, true).base).toEqual(
      afterEmptyPeriods({ ...sure, rd: SEASON_RD }, 2),
    );
  });

  it('is not provisional for a season alone when its first game comes within four weeks', () => {
    const sure = { rating: 1700, rd: 50, vol: 0.06 };
    const last: Standing = { period: PERIODS_IN_SEASON - 1, base: sure, live: sure };
    for (const weeks of [0, 1, 2, 3, 4])
      expect(isProvisional(rollForward(last, PERIODS_IN_SEASON + weeks, true).base.rd)).toBe(false);
  });

  it('rolls to the same strength in any number of steps, over seasons too, with an RD of 350 at most', () => {
    const steps = fc.array(fc.integer({ min: 1, max: 20 }), { minLength: 1, maxLength: 6 });
    fc.assert(
      fc.property(strengths, fc.nat(40), fc.boolean(), steps, (strength, period, played, weeks) => {
        const start: Standing = { period, base: strength, live: strength };
        let stepped = start;
        for (const [n, count] of weeks.entries())
          stepped = rollForward(stepped, stepped.period + count, n === 0 && played);
        const whole = rollForward(start, stepped.period, played);
        expect(stepped.base.rd).toBeCloseTo(whole.base.rd, 9);
        expect(stepped.base.rating).toBe(strength.rating);
        expect(whole.base.rd).toBeLessThanOrEqual(NEW_PLAYER.rd);
        expect(whole.base.rd).toBeGreaterThanOrEqual(strength.rd);
      }),
    );
  });
});
