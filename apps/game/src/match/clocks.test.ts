import type { Action, Decision, ServerAction } from '@astris/engine';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { deadlineOf, nextDeadline, type SeatTime, startTimes, timesAfter } from './clocks';

const control = { decisionMs: 10_000, bankMs: 60_000 };
const pass: Action = { type: 'act', act: { do: 'pass' } };
const asked = (id: number, takeBack = false): Decision => ({
  id,
  seat: 0,
  kind: 'action',
  rule: '10.5',
  options: [],
  min: 1,
  max: 1,
  ordered: false,
  takeBack,
});
const after = (
  times: SeatTime[],
  actor: number,
  atMs: number,
  open: (Decision | null)[],
  action?: Action | ServerAction,
) => timesAfter(control, times, { actor, action: action ?? pass, atMs }, open);

test('19.1 an answer within the free time costs the bank nothing', () => {
  const times = after(startTimes(control, [asked(1), null]), 0, 10_000, [null, asked(2)]);
  expect(times[0]).toMatchObject({ bankMs: 60_000, sinceMs: null });
  expect(times[1]).toMatchObject({ bankMs: 60_000, sinceMs: 10_000, freeMs: 10_000 });
});

test('19.1 what an answer takes beyond the free time comes off the bank, which never grows', () => {
  let times = after(startTimes(control, [asked(1), null]), 0, 25_000, [asked(2), null]);
  expect(times[0]).toMatchObject({ bankMs: 45_000, freeMs: 10_000, sinceMs: 25_000 });
  times = after(times, 0, 26_000, [asked(3), null]);
  expect(times[0]?.bankMs).toBe(45_000);
});

test('19.1 the time is over when free time and bank are', () => {
  const times = startTimes(control, [asked(1), asked(2)]);
  expect(times.map(deadlineOf)).toEqual([70_000, 70_000]);
  const later = after(times, 1, 30_000, [asked(1), asked(3)]);
  expect(nextDeadline(later)).toEqual({ seat: 0, atMs: 70_000 });
});

test('9.4.6 the other player answering does not touch a decision that stays open', () => {
  const times = startTimes(control, [asked(1), asked(2)]);
  expect(after(times, 1, 9_000, [asked(1), null])[0]).toEqual(times[0]);
});

test('11.1 announcing and taking back again and again gives no new free time', () => {
  let times = startTimes(control, [asked(1), null]);
  let atMs = 0;
  for (let n = 0; n < 10; n += 1) {
    atMs += 1_000;
    times = after(times, 0, atMs, [asked(2 * n + 2, true), null]);
    atMs += 9_000;
    times = after(times, 0, atMs, [asked(2 * n + 3), null], { type: 'takeBack' });
  }
  // Free: the first decision's ten seconds and those of the first announced play.
  expect(times[0]).toMatchObject({ bankMs: 0, freeMs: 0 });
  times = after(times, 0, atMs, [asked(99), null]);
  expect(times[0]?.freeMs).toBe(10_000);
});

test('19.5 after a decision is lost the next one has its free time', () => {
  const times = startTimes(control, [asked(1), null]);
  const later = after(times, -1, 70_000, [asked(2), null], { type: 'clockOut', seat: 0 });
  expect(later[0]).toMatchObject({ bankMs: 0, freeMs: 10_000, sinceMs: 70_000 });
});

test('19.1 no bank ever grows, whatever is done', () => {
  const happening = fc.record({
    actor: fc.constantFrom(-1, 0, 1),
    ms: fc.nat(30_000),
    takeBack: fc.boolean(),
    open: fc.tuple(fc.option(fc.nat(5)), fc.option(fc.nat(5))),
    announced: fc.boolean(),
  });
  fc.assert(
    fc.property(fc.array(happening), (happenings) => {
      let times = startTimes(control, [asked(0), asked(1)]);
      let atMs = 0;
      for (const { actor, ms, takeBack, open, announced } of happenings) {
        atMs += ms;
        const decisions = open.map((id) => (id === null ? null : asked(id, announced)));
        const next = after(times, actor, atMs, decisions, takeBack ? { type: 'takeBack' } : pass);
        next.forEach((time, seat) => {
          expect(time.bankMs).toBeLessThanOrEqual(times[seat]?.bankMs ?? 0);
          expect(time.bankMs).toBeGreaterThanOrEqual(0);
          expect(time.freeMs).toBeLessThanOrEqual(control.decisionMs);
        });
        times = next;
      }
    }),
  );
});
