import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { NEW_PLAYER } from './glicko';
import { acceptedRange, accepts, PATIENCE, pairWaiting, type Waiting } from './pairing';

const { RANKED, CASUAL } = PATIENCE;
const waiting = (userId: string, over: Partial<Waiting> = {}): Waiting => ({
  userId,
  rating: 1500,
  rd: 60,
  waitedMs: 0,
  avoids: new Set(),
  ...over,
});
const names = (pairs: [Waiting, Waiting][]) => pairs.map(([a, b]) => [a.userId, b.userId]);

const ids = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'];
const anybody = fc.record({
  rating: fc.integer({ min: 600, max: 2600 }),
  rd: fc.integer({ min: 30, max: 350 }),
  waitedMs: fc.integer({ min: 0, max: 150_000 }),
  avoids: fc.subarray(ids, { maxLength: 3 }).map((list) => new Set(list)),
});
const crowd = fc
  .subarray(ids)
  .chain((some) => fc.tuple(...some.map((userId) => anybody.map((one) => ({ userId, ...one })))));

describe('pairing', () => {
  it('begins with a range of 100 and half the deviation to each side, and widens it by 10 a second', () => {
    expect(acceptedRange({ rd: 60, waitedMs: 0 }, RANKED)).toBe(130);
    expect(acceptedRange({ rd: NEW_PLAYER.rd, waitedMs: 0 }, RANKED)).toBe(275);
    expect(acceptedRange({ rd: 60, waitedMs: 20_000 }, RANKED)).toBe(330);
  });

  it('accepts anybody after two minutes, and after half a minute in casual games', () => {
    expect(acceptedRange({ rd: 60, waitedMs: 119_999 }, RANKED)).toBeLessThan(1_400);
    expect(acceptedRange({ rd: 60, waitedMs: 120_000 }, RANKED)).toBe(Number.POSITIVE_INFINITY);
    expect(acceptedRange({ rd: 60, waitedMs: 30_000 }, CASUAL)).toBe(Number.POSITIVE_INFINITY);
  });

  it('asks both: patience of one alone pairs nobody', () => {
    const patient = waiting('a', { rating: 2400, waitedMs: 600_000 });
    expect(pairWaiting([patient, waiting('b')], RANKED)).toEqual([]);
    expect(names(pairWaiting([patient, waiting('b', { waitedMs: 130_000 })], RANKED))).toEqual([['a', 'b']]);
  });

  it('serves first who has waited longest, and gives them the nearest rating', () => {
    const crowd = [
      waiting('a', { rating: 1500, waitedMs: 1_000 }),
      waiting('b', { rating: 1520, waitedMs: 9_000 }),
      waiting('c', { rating: 1580, waitedMs: 5_000 }),
      waiting('d', { rating: 1610, waitedMs: 2_000 }),
    ];
    expect(names(pairWaiting(crowd, RANKED))).toEqual([
      ['b', 'a'],
      ['c', 'd'],
    ]);
  });

  it('gives of two who are equally near the one who has waited longer', () => {
    const crowd = [
      waiting('a', { waitedMs: 9_000 }),
      waiting('b', { rating: 1450, waitedMs: 1_000 }),
      waiting('c', { rating: 1550, waitedMs: 2_000 }),
    ];
    expect(names(pairWaiting(crowd, RANKED))).toEqual([['a', 'c']]);
  });

  it('never pairs two of whom one avoids the other, however long they wait', () => {
    const long = { waitedMs: 3_600_000 };
    const pair = [waiting('a', { ...long, avoids: new Set(['b']) }), waiting('b', long)];
    expect(pairWaiting(pair, RANKED)).toEqual([]);
    expect(names(pairWaiting([...pair, waiting('c', long)], RANKED))).toEqual([['a', 'c']]);
  });

  it('pairs nobody with themselves or twice, and only who accept each other', () => {
    fc.assert(
      fc.property(crowd, (people) => {
        const pairs = pairWaiting(people, RANKED);
        const seated = names(pairs).flat();
        expect(new Set(seated).size).toBe(seated.length);
        for (const [one, other] of pairs) {
          expect(one.userId).not.toBe(other.userId);
          expect(one.avoids.has(other.userId) || other.avoids.has(one.userId)).toBe(false);
          const apart = Math.abs(one.rating - other.rating);
          for (const { rd, waitedMs } of [one, other]) {
            expect(apart).toBeLessThanOrEqual(acceptedRange({ rd, waitedMs }, RANKED));
          }
        }
      }),
    );
  });

  it('leaves no two waiting who accept each other', () => {
    fc.assert(
      fc.property(crowd, (people) => {
        const seated = new Set(names(pairWaiting(people, RANKED)).flat());
        const left = people.filter(({ userId }) => !seated.has(userId));
        expect(left.some((one) => left.some((other) => accepts(one, other, RANKED)))).toBe(false);
      }),
    );
  });

  it('gives the same pairs in whatever order people come', () => {
    fc.assert(
      fc.property(crowd, fc.infiniteStream(fc.integer()), (people, keys) => {
        const shuffled = people
          .map((one) => ({ one, key: keys.next().value ?? 0 }))
          .sort((a, b) => a.key - b.key)
          .map(({ one }) => one);
        expect(names(pairWaiting(shuffled, RANKED))).toEqual(names(pairWaiting(people, RANKED)));
      }),
    );
  });

  it('only grows with time: who accept each other do so later too', () => {
    fc.assert(
      fc.property(crowd, fc.integer({ min: 0, max: 200_000 }), (people, laterMs) => {
        const later = people.map((one) => ({ ...one, waitedMs: one.waitedMs + laterMs }));
        for (const [at, one] of people.entries()) {
          for (const [other, them] of people.entries()) {
            if (!accepts(one, them, RANKED)) continue;
            expect(accepts(later[at] as Waiting, later[other] as Waiting, RANKED)).toBe(true);
          }
        }
      }),
    );
  });
});
