import { describe, expect, it } from 'vitest';
import {
  EPOCH,
  endOfDay,
  firstPeriodOf,
  PERIOD_MS,
  PERIODS_IN_SEASON,
  periodAt,
  seasonAt,
  seasonOfPeriod,
  startOfDay,
} from './calendar';

describe('the calendar of the ladder', () => {
  it('begins on a Monday', () => {
    expect(new Date(EPOCH).getUTCDay()).toBe(1);
  });

  it('changes the period after exactly seven days', () => {
    expect(periodAt(new Date(EPOCH))).toBe(0);
    expect(periodAt(new Date(EPOCH + PERIOD_MS - 1))).toBe(0);
    expect(periodAt(new Date(EPOCH + PERIOD_MS))).toBe(1);
  });

  it('changes the season after exactly twelve periods', () => {
    const first = seasonAt(new Date(EPOCH));
    expect(first).toEqual({
      number: 1,
      startsAt: new Date(EPOCH),
      endsAt: new Date(EPOCH + PERIODS_IN_SEASON * PERIOD_MS),
    });
    expect(seasonAt(new Date(first.endsAt.getTime() - 1)).number).toBe(1);
    expect(seasonAt(first.endsAt)).toMatchObject({ number: 2, startsAt: first.endsAt });
  });

  it('puts every period into the season that holds its first and its last moment', () => {
    for (const period of [0, 11, 12, 23, 24]) {
      const startsAt = EPOCH + period * PERIOD_MS;
      expect(seasonOfPeriod(period)).toBe(seasonAt(new Date(startsAt)).number);
      expect(seasonOfPeriod(period)).toBe(seasonAt(new Date(startsAt + PERIOD_MS - 1)).number);
    }
    expect([1, 2, 3].map(firstPeriodOf)).toEqual([0, 12, 24]);
  });

  it('begins a day at midnight in UTC', () => {
    expect(startOfDay(new Date('2026-12-24T23:59:59.999Z'))).toEqual(new Date('2026-12-24T00:00:00.000Z'));
    expect(endOfDay(new Date('2026-12-24T23:59:59.999Z'))).toEqual(new Date('2026-12-25T00:00:00.000Z'));
    expect(endOfDay(new Date('2026-12-25T00:00:00.000Z'))).toEqual(new Date('2026-12-26T00:00:00.000Z'));
  });
});
