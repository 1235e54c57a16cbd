import { describe, expect, it } from 'vitest';
import { afterEmptyPeriods, afterGames, NEW_PLAYER } from './glicko';
import { newStanding, rollForward, withGames } from './standing';

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
});
