import { expect, test } from 'vitest';
import { type AnsweredAct, standingOf } from './standing';

const NOW = new Date('2027-01-10T00:00:00Z');
const at = (day: number) => new Date(Date.UTC(2027, 0, day));
const act = (kind: AnsweredAct['kind'], from: number, until: number | null, answers: AnsweredAct['kind'][] = []) => ({
  kind,
  createdAt: at(from),
  until: until === null ? null : at(until),
  about: answers.map((answer) => ({ kind: answer })),
});
const FREE = { suspendedAt: null, suspendedUntil: null, mutedUntil: null };

test('nobody is held by acts whose time is over or that were taken back', () => {
  expect(standingOf([], NOW)).toEqual(FREE);
  expect(standingOf([act('SUSPEND', 1, 10), act('MUTE', 1, 9)], NOW)).toEqual(FREE);
  expect(standingOf([act('SUSPEND', 1, null, ['KEEP', 'LIFT']), act('MUTE', 1, 20, ['LIFT'])], NOW)).toEqual(FREE);
});

test('of several acts the longest holds, and one that was kept holds on', () => {
  const acts = [act('SUSPEND', 3, 12), act('SUSPEND', 2, 15, ['KEEP']), act('MUTE', 4, 11), act('MUTE', 5, 30)];
  expect(standingOf(acts, NOW)).toEqual({ suspendedAt: at(2), suspendedUntil: at(15), mutedUntil: at(30) });
  expect(standingOf([...acts, act('SUSPEND', 8, null)], NOW)).toMatchObject({ suspendedUntil: null });
});

test('a rename neither suspends nor mutes', () => {
  expect(standingOf([act('RENAME', 1, null)], NOW)).toEqual(FREE);
});
