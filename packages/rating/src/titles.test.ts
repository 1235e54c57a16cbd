import { describe, expect, it } from 'vitest';
import { PROVISIONAL_RD } from './glicko';
import { nextTitle, TITLES, titleOf } from './titles';

const known = (rating: number) => ({ rating, rd: 60 });

describe('titles', () => {
  it('go from the highest rating to the lowest, each name once', () => {
    const least = TITLES.map(({ from }) => from);
    expect(least).toEqual([...least].sort((a, b) => b - a));
    expect(new Set(TITLES.map(({ name }) => name)).size).toBe(TITLES.length);
  });

  it.each([
    [2000, 'Luminary'],
    [1900, 'Luminary'],
    [1899, 'Admiral'],
    [1800, 'Admiral'],
    [1700, 'Commodore'],
    [1600, 'Navigator'],
    [1500, 'Pilot'],
    [1499, 'Spacer'],
    [1400, 'Spacer'],
    [1399, 'Deckhand'],
    [300, 'Deckhand'],
  ] as const)('a rating of %i is a %s', (rating, title) => {
    expect(titleOf(known(rating))).toBe(title);
  });

  it('count the number that is shown: 1599.5 shows as 1600', () => {
    expect(titleOf(known(1599.5))).toBe('Navigator');
    expect(titleOf(known(1599.49))).toBe('Pilot');
  });

  it('belong to no provisional rating', () => {
    expect(titleOf({ rating: 2000, rd: PROVISIONAL_RD + 0.01 })).toBeNull();
    expect(titleOf({ rating: 2000, rd: PROVISIONAL_RD })).toBe('Luminary');
  });

  it('say how many points the next one takes, and none above the highest', () => {
    expect(nextTitle(known(1562.2))).toEqual({ name: 'Navigator', points: 38 });
    expect(nextTitle(known(1000))).toEqual({ name: 'Spacer', points: 400 });
    expect(nextTitle(known(1950))).toBeNull();
    expect(nextTitle({ rating: 1562, rd: 200 })).toBeNull();
  });
});
