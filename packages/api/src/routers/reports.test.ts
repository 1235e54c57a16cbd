import { db } from '@astris/db';
import { readReplay } from '@astris/replay';
import { randomReplay } from '@astris/replay/testing';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { createCaller, createContext } from '../index';
import { LONGEST_COMMENT, MOST_REPORTS } from '../reports/problem-report';
import { anonymous, outcomes, type Person, player, refused } from '../testing/callers';
import { storedGame } from '../testing/matches';

const FILE = { ...randomReplay(63), finalHash: null, result: null };
const LIVE = { state: 'LIVE', winnerSeat: null, reason: null, endedAt: null, isPublic: false } as const;
let ann: Person;
let bo: Person;
let matchId: string;
beforeEach(async () => {
  [ann, bo] = [await player(), await player()];
  matchId = (await storedGame(FILE, ann, bo, LIVE)).id;
});
afterAll(() => db().$disconnect());

const stored = (id: string) => db().problemReport.findUniqueOrThrow({ where: { id } });
async function moderator() {
  const { user } = await player();
  await db().user.update({ where: { id: user.id }, data: { role: 'MODERATOR' } });
  return createCaller(createContext({ user: { ...user, role: 'MODERATOR' } }));
}

describe('a report of a problem', () => {
  it('keeps who, where, what and the game so far, and tells its sender nothing but a reference', async () => {
    const answer = await bo.api.reports.send({ matchId, number: 17, comment: '  It fell twice.  ' });
    expect(answer).toEqual({ reference: expect.stringMatching(/^[2-9A-HJKMNP-Z]{8}$/) });
    const report = await stored(answer.reference);
    expect(report).toMatchObject({
      matchId,
      userId: bo.user.id,
      name: bo.user.name,
      seat: 1,
      number: 17,
      comment: 'It fell twice.',
    });
    const read = readReplay(report.file);
    expect(read.ok && read.file).toMatchObject({ matchId, seed: FILE.seed, actions: FILE.actions, result: null });
  });

  it('names no moment that the game has not reached', async () => {
    const { reference } = await ann.api.reports.send({ matchId, number: 9_999, comment: 'When?' });
    expect((await stored(reference)).number).toBe(FILE.actions.length);
  });

  it('is taken from somebody who watches or reads a game, with no seat', async () => {
    const cy = await player();
    await db().match.update({ where: { id: matchId }, data: { isPublic: true } });
    const { reference } = await cy.api.reports.send({ matchId, number: 1, comment: 'I saw it.' });
    expect(await stored(reference)).toMatchObject({ userId: cy.user.id, seat: null });
  });

  it.each<[string, string]>([
    ['empty', '   '],
    ['too long', 'x'.repeat(LONGEST_COMMENT + 1)],
    ['one with a NUL', 'a\0b'],
  ])('is refused with a comment that is %s', async (_, comment) => {
    await expect(ann.api.reports.send({ matchId, number: 1, comment })).rejects.toMatchObject({ code: 'BAD_REQUEST' });
    expect(await db().problemReport.count({ where: { matchId } })).toBe(0);
  });

  it('is refused after a few within an hour, even when they come at once, and for nobody else', async () => {
    const send = () => ann.api.reports.send({ matchId, number: 1, comment: 'Again.' });
    const { done, refused: reasons } = await outcomes(Array.from({ length: MOST_REPORTS + 2 }, send));
    expect([done, reasons]).toEqual([MOST_REPORTS, ['tooManyReports', 'tooManyReports']]);
    await expect(bo.api.reports.send({ matchId, number: 1, comment: 'Mine.' })).resolves.toBeDefined();
    const longAgo = new Date(Date.now() - 61 * 60 * 1000);
    await db().problemReport.updateMany({ where: { userId: ann.user.id }, data: { createdAt: longAgo } });
    await expect(send()).resolves.toBeDefined();
  });

  it('stays when the game and the account are deleted', async () => {
    const { reference } = await ann.api.reports.send({ matchId, number: 1, comment: 'Keep this.' });
    await db().match.delete({ where: { id: matchId } });
    await db().user.delete({ where: { id: ann.user.id } });
    expect(await stored(reference)).toMatchObject({ matchId: null, userId: null, name: ann.user.name });
  });
});

describe('for moderators', () => {
  it('reports are listed without the games, and a game is given once it is over', async () => {
    const api = await moderator();
    const { reference } = await ann.api.reports.send({ matchId, number: 4, comment: 'Look here.' });
    const listed = (await api.reports.list()).find(({ id }) => id === reference);
    expect(listed).toMatchObject({ matchId, name: ann.user.name, number: 4, comment: 'Look here.' });
    expect(JSON.stringify(listed)).not.toContain(FILE.seed);
    await expect(api.reports.file({ reference })).rejects.toEqual(refused('CONFLICT', 'gameStillLive'));
    await db().match.update({ where: { id: matchId }, data: { state: 'OVER' } });
    expect(await api.reports.file({ reference: reference.toLowerCase() })).toMatchObject({ seed: FILE.seed });
    await expect(api.reports.file({ reference: 'NONE' })).rejects.toEqual(refused('NOT_FOUND', 'unknownReport'));
  });

  it('nobody else sees reports, not even whoever sent them', async () => {
    const { reference } = await ann.api.reports.send({ matchId, number: 1, comment: 'Secret.' });
    await expect(ann.api.reports.file({ reference })).rejects.toEqual(refused('FORBIDDEN', 'notAModerator'));
    await expect(anonymous().reports.list()).rejects.toEqual(refused('UNAUTHORIZED', 'notSignedIn'));
  });
});
