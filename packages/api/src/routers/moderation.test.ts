import { sessionUser, signInWithPassword, signNotice, verifyNotice } from '@astris/auth';
import { HOSTILE, NEVER_KEPT } from '@astris/auth/testing/hostile';
import { db } from '@astris/db';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { MOST_PLAYER_REPORTS } from '../moderation/player-report';
import { anonymous, freshName, moderator, type Person, player, refused } from '../testing/callers';
import { storedMatch } from '../testing/matches';

process.env.AUTH_SECRET ??= 'a secret of the tests';

let ann: Person;
let bo: Person;
let mod: Person;
beforeEach(async () => {
  [ann, bo, mod] = [await player(), await player(), await moderator()];
});
afterAll(() => db().$disconnect());

const inAnHour = () => new Date(Date.now() + 3_600_000);
const standing = ({ user }: Person) =>
  db().user.findUniqueOrThrow({
    where: { id: user.id },
    select: { suspendedAt: true, suspendedUntil: true, mutedUntil: true, name: true },
  });
const report = (by = ann, of = bo, more = {}) =>
  by.api.players.report({ userId: of.user.id, reason: 'CHAT', note: ' He\u202E said\r\nthat. ', ...more });
const noticeOf = ({ user }: Person) => signNotice(user.id);

describe('a report of a player', () => {
  it('takes the game and its chat along, and a moderator reads all of it', async () => {
    const { id } = await storedMatch(ann, bo);
    const said = { seat: 1, userId: bo.user.id, messageId: 'a', text: '<b>No</b>' };
    await db().chatMessage.create({ data: { ...said, matchId: id } });
    const { reference } = await report(ann, bo, { matchId: id, number: 1 });
    const { reports } = await mod.api.moderation.reports({ state: 'open' });
    expect(reports.find((one) => one.id === reference)).toMatchObject({ reportedName: bo.user.name, matchId: id });
    expect(await mod.api.moderation.report({ reference: reference.toLowerCase() })).toMatchObject({
      note: 'He said\nthat.',
      reason: 'CHAT',
      number: 1,
      others: 0,
      acts: [],
      match: { id, chat: [{ seat: 1, text: '<b>No</b>' }], seats: [{ name: ann.user.name }, { name: bo.user.name }] },
    });
  });

  it('shows the last of a long chat, and says that there is more before', async () => {
    const { id } = await storedMatch(ann, bo);
    const line = (n: number) => ({ matchId: id, seat: 1, userId: bo.user.id, messageId: `${n}`, text: `line ${n}` });
    await db().chatMessage.createMany({ data: Array.from({ length: 501 }, (_, n) => line(n)) });
    const { reference } = await report(ann, bo, { matchId: id, number: 1 });
    const { match } = await mod.api.moderation.report({ reference });
    expect([match?.chat.length, match?.chat.at(-1)?.text, match?.hasEarlierChat]).toEqual([500, 'line 500', true]);
  });

  it('without a game takes the last that the two played', async () => {
    await storedMatch(ann, mod);
    const { id } = await storedMatch(bo, ann);
    const { reference } = await report();
    expect(await mod.api.moderation.report({ reference })).toMatchObject({ match: { id }, number: null });
  });

  it('refuses oneself, nobody, another’s game, the same again, and too many', async () => {
    const { id } = await storedMatch(ann, mod);
    await expect(report(ann, ann)).rejects.toEqual(refused('BAD_REQUEST', 'reportedSelf'));
    await expect(ann.api.players.report({ userId: 'nobody', reason: 'NAME', note: '' })).rejects.toEqual(
      refused('NOT_FOUND', 'unknownUser'),
    );
    await expect(report(ann, bo, { reason: 'OTHER', note: '\u200B ' })).rejects.toEqual(
      refused('BAD_REQUEST', 'noteMissing'),
    );
    await expect(report(ann, bo, { matchId: id })).rejects.toEqual(refused('NOT_FOUND', 'unknownMatch'));
    await report();
    await expect(report()).rejects.toEqual(refused('CONFLICT', 'alreadyReported'));
    for (let sent = 1; sent < MOST_PLAYER_REPORTS; sent += 1) await report(ann, await player());
    await expect(report(ann, await player())).rejects.toEqual(refused('TOO_MANY_REQUESTS', 'tooManyPlayerReports'));
    expect(await db().playerReport.count({ where: { reporterId: ann.user.id } })).toBe(MOST_PLAYER_REPORTS);
  });
});

describe('an act of a moderator', () => {
  it('mutes until a time, closes the report on which it is done, and stays on record', async () => {
    const { reference } = await report();
    const until = inAnHour();
    await mod.api.moderation.act({ kind: 'MUTE', userId: bo.user.id, reason: 'Insults', until, reportId: reference });
    expect(await standing(bo)).toMatchObject({ mutedUntil: until, suspendedAt: null });
    const read = await mod.api.moderation.report({ reference });
    expect(read).toMatchObject({ closed: [{ kind: 'MUTE' }], acts: [{ kind: 'MUTE', inForce: true }] });
    expect(read.closedAt).not.toBeNull();
    await expect(mod.api.moderation.close({ reference, reason: 'x' })).rejects.toEqual(
      refused('CONFLICT', 'reportClosed'),
    );
  });

  it('suspends: sessions end, a place in the queue and an open table are given up, and the sign-in says why', async () => {
    const password = 'correct horse';
    const name = freshName();
    const email = `${name}@example.org`;
    const { id } = await anonymous().account.signUp({ name, email, password });
    await storedMatch(bo, ann, { state: 'OPEN' });
    await mod.api.moderation.act({ kind: 'SUSPEND', userId: id, reason: 'Cheating', until: null });
    await mod.api.moderation.act({ kind: 'SUSPEND', userId: bo.user.id, reason: 'Cheating', until: inAnHour() });
    expect(await db().match.count({ where: { state: 'OPEN', seats: { some: { userId: bo.user.id } } } })).toBe(0);
    expect(await sessionUser(id, 0)).toBeNull();
    const refusal = await signInWithPassword(email, password, 'there').catch((error) => error);
    expect(refusal).toMatchObject({ reason: 'suspended' });
    expect(await verifyNotice(refusal.notice)).toBe(id);
    expect(refusal.message).toBe(`suspended:${refusal.notice}`);
    const read = await anonymous().notices.read({ notice: refusal.notice });
    expect(read).toMatchObject({ suspended: true, suspendedUntil: null, acts: [{ reason: 'Cheating' }] });
  });

  it('a suspension with an end is over at that time, by itself', async () => {
    await mod.api.moderation.act({ kind: 'SUSPEND', userId: bo.user.id, reason: 'x', until: inAnHour() });
    expect(await sessionUser(bo.user.id, 0)).toBeNull();
    await db().user.update({ where: { id: bo.user.id }, data: { suspendedUntil: new Date(Date.now() - 1) } });
    expect(await sessionUser(bo.user.id, 0)).toMatchObject({ id: bo.user.id });
    expect(await standing(bo)).toMatchObject({ suspendedAt: null, suspendedUntil: null });
  });

  it('renames everywhere, and the old name is for nobody until that is taken back', async () => {
    const { id } = await storedMatch(ann, bo);
    const name = freshName();
    const data = { kind: 'RENAME', userId: bo.user.id, reason: 'Rude', name } as const;
    const { actId } = await mod.api.moderation.act(data);
    expect(await standing(bo)).toMatchObject({ name });
    expect(await db().matchSeat.findMany({ where: { matchId: id, userId: bo.user.id } })).toMatchObject([{ name }]);
    for (const person of [ann, bo])
      await expect(person.api.account.rename({ name: bo.user.name })).rejects.toEqual(
        refused('FORBIDDEN', 'nameRefused'),
      );
    await mod.api.moderation.answer({ actId, verdict: 'LIFT', reason: 'A mistake' });
    expect(await standing(bo)).toMatchObject({ name: bo.user.name });
    await expect(mod.api.moderation.act({ ...data, name: 'x' })).rejects.toEqual(
      refused('BAD_REQUEST', 'nameTooShort'),
    );
    expect(await db().moderationAct.count({ where: { userId: bo.user.id } })).toBe(2);
  });

  it('renames who has put the reported name away meanwhile, and neither name can be taken up again', async () => {
    const { id } = await storedMatch(ann, bo);
    const { reference } = await report();
    const [meanwhile, name] = [freshName(), freshName()];
    await bo.api.account.rename({ name: meanwhile });
    const act = { kind: 'RENAME', userId: bo.user.id, reason: 'Rude', name, reportId: reference } as const;
    const { actId } = await mod.api.moderation.act(act);
    expect(await db().matchSeat.findMany({ where: { matchId: id, userId: bo.user.id } })).toMatchObject([{ name }]);
    for (const former of [bo.user.name, meanwhile])
      await expect(bo.api.account.rename({ name: former })).rejects.toEqual(refused('FORBIDDEN', 'nameRefused'));
    await mod.api.moderation.answer({ actId, verdict: 'LIFT', reason: 'A mistake' });
    await bo.api.account.rename({ name: bo.user.name });
  });

  it('leaves what is about a moderator to another one, who alone reads it', async () => {
    const other = await moderator();
    const { reference } = await report(ann, mod);
    const listed = async ({ api }: Person) =>
      (await api.moderation.reports({ state: 'open' })).reports.some(({ id }) => id === reference);
    expect([await listed(mod), await listed(other)]).toEqual([false, true]);
    const read = ({ api }: Person) => api.moderation.report({ reference });
    await expect(read(mod)).rejects.toEqual(refused('NOT_FOUND', 'unknownReport'));
    expect(await read(other)).toMatchObject({ reportedName: mod.user.name });
    const close = ({ api }: Person) => api.moderation.close({ reference, reason: 'Nothing to it' });
    await expect(close(mod)).rejects.toEqual(refused('FORBIDDEN', 'ownCase'));
    await close(other);
    const row = { moderatorId: other.user.id, moderatorName: other.user.name, userName: mod.user.name, reason: 'Rude' };
    const { id: actId } = await db().moderationAct.create({ data: { ...row, kind: 'MUTE', userId: mod.user.id } });
    const lift = ({ api }: Person) => api.moderation.answer({ actId, verdict: 'LIFT', reason: 'All well' });
    await expect(lift(mod)).rejects.toEqual(refused('FORBIDDEN', 'ownCase'));
    await mod.api.notices.appeal({ notice: await noticeOf(mod), actId, note: 'Why?' });
    const waits = async ({ api }: Person) => (await api.moderation.appeals()).some(({ id }) => id === actId);
    expect([await waits(mod), await waits(other)]).toEqual([false, true]);
    await lift(other);
  });

  it('refuses moderators, times that are over, and an empty reason, and changes nothing then', async () => {
    const act = (more: object) =>
      mod.api.moderation.act({ kind: 'MUTE', userId: bo.user.id, reason: 'x', until: inAnHour(), ...more });
    await expect(act({ userId: mod.user.id })).rejects.toEqual(refused('FORBIDDEN', 'moderatorImmune'));
    await expect(act({ userId: (await moderator()).user.id })).rejects.toEqual(refused('FORBIDDEN', 'moderatorImmune'));
    await expect(act({ until: new Date(0) })).rejects.toEqual(refused('BAD_REQUEST', 'untilWrong'));
    await expect(act({ reason: ' \u200B' })).rejects.toEqual(refused('BAD_REQUEST', 'reasonMissing'));
    await expect(act({ reportId: 'NONE' })).rejects.toEqual(refused('NOT_FOUND', 'unknownReport'));
    expect(await standing(bo)).toMatchObject({ mutedUntil: null });
    expect(await db().moderationAct.count({ where: { userId: bo.user.id } })).toBe(0);
  });

  it('is a row that the database lets nobody change or delete', async () => {
    await mod.api.moderation.act({ kind: 'MUTE', userId: bo.user.id, reason: 'x', until: inAnHour() });
    const where = { userId: bo.user.id };
    await expect(db().moderationAct.updateMany({ where, data: { reason: 'y' } })).rejects.toThrow(/only added/);
    await expect(db().moderationAct.deleteMany({ where })).rejects.toThrow(/only added/);
    await db().user.delete({ where: { id: bo.user.id } });
    expect(await db().moderationAct.findMany({ where })).toMatchObject([{ reason: 'x', userName: bo.user.name }]);
  });
});

describe('what a report, an act, an appeal and its answer say', () => {
  const { nul, ...written } = HOSTILE;

  it('is refused with a NUL in it', async () => {
    const malformed = refused('BAD_REQUEST', 'malformed');
    await expect(report(ann, bo, { note: nul })).rejects.toEqual(malformed);
    const act = { kind: 'MUTE', userId: bo.user.id, reason: nul, until: inAnHour() } as const;
    await expect(mod.api.moderation.act(act)).rejects.toEqual(malformed);
    await expect(anonymous().notices.appeal({ notice: await noticeOf(bo), actId: 1, note: nul })).rejects.toEqual(
      malformed,
    );
    await expect(mod.api.moderation.answer({ actId: 1, verdict: 'KEEP', reason: nul })).rejects.toEqual(malformed);
  });

  it.each(Object.entries(written))(
    'of kind %s is kept as text, without what reorders, hides or commands',
    async (_kind, said) => {
      // Longer than a note may be is for the schema to refuse.
      const text = said.slice(0, 900);
      const { reference } = await report(ann, bo, { note: text });
      const whom = { userId: bo.user.id, reportId: reference } as const;
      const { actId } = await mod.api.moderation.act({ ...whom, kind: 'MUTE', reason: text, until: inAnHour() });
      const notice = await noticeOf(bo);
      await anonymous().notices.appeal({ notice, actId, note: text });
      await mod.api.moderation.answer({ actId, verdict: 'KEEP', reason: text });
      const { note, acts } = await mod.api.moderation.report({ reference });
      const [act] = (await anonymous().notices.read({ notice })).acts;
      const kept = [note, acts[0]?.reason, act?.reason, act?.appeal?.note, act?.answers[0]?.reason];
      expect(new Set(kept).size).toBe(1);
      expect(kept[0]).not.toMatch(NEVER_KEPT);
      expect(kept[0]).not.toBe('');
    },
  );
});

describe('an appeal', () => {
  it('is sent once, by the one whom the act concerns, while it is in force; the answer is read beside it', async () => {
    const { actId } = await mod.api.moderation.act({
      kind: 'SUSPEND',
      userId: bo.user.id,
      reason: 'x',
      until: inAnHour(),
    });
    const notice = await noticeOf(bo);
    const send = (own = notice) => anonymous().notices.appeal({ notice: own, actId, note: 'It was not me.' });
    await expect(send('x')).rejects.toEqual(refused('UNAUTHORIZED', 'noticeInvalid'));
    await expect(send(await noticeOf(ann))).rejects.toEqual(refused('NOT_FOUND', 'unknownAct'));
    await expect(mod.api.moderation.answer({ actId, verdict: 'KEEP', reason: 'x' })).rejects.toEqual(
      refused('CONFLICT', 'noAppeal'),
    );
    await send();
    await expect(send()).rejects.toEqual(refused('CONFLICT', 'alreadyAppealed'));
    expect((await mod.api.moderation.appeals()).find(({ id }) => id === actId)).toMatchObject({
      appeal: { note: 'It was not me.' },
    });
    await mod.api.moderation.answer({ actId, verdict: 'KEEP', reason: 'It was.' });
    expect((await mod.api.moderation.appeals()).map(({ id }) => id)).not.toContain(actId);
    expect((await anonymous().notices.read({ notice })).acts).toMatchObject([
      { state: 'inForce', appeal: { note: 'It was not me.' }, answers: [{ kind: 'KEEP', reason: 'It was.' }] },
    ]);
    await mod.api.moderation.answer({ actId, verdict: 'LIFT', reason: 'On second thought' });
    expect(await standing(bo)).toMatchObject({ suspendedAt: null });
    await expect(mod.api.moderation.answer({ actId, verdict: 'LIFT', reason: 'x' })).rejects.toEqual(
      refused('CONFLICT', 'alreadyAnswered'),
    );
  });

  it('what was not read is counted until it is marked as read; reading alone writes nothing', async () => {
    expect(await bo.api.notices.unseen()).toBe(0);
    const { actId } = await mod.api.moderation.act({
      kind: 'MUTE',
      userId: bo.user.id,
      reason: 'x',
      until: inAnHour(),
    });
    expect(await bo.api.notices.unseen()).toBe(1);
    const notice = await noticeOf(bo);
    await anonymous().notices.read({ notice });
    expect(await bo.api.notices.unseen()).toBe(1);
    await expect(anonymous().notices.markRead({ notice: 'x' })).rejects.toEqual(
      refused('UNAUTHORIZED', 'noticeInvalid'),
    );
    await anonymous().notices.markRead({ notice });
    expect(await bo.api.notices.unseen()).toBe(0);
    await mod.api.moderation.answer({ actId, verdict: 'LIFT', reason: 'x' });
    expect(await bo.api.notices.unseen()).toBe(1);
    await expect(bo.api.notices.appeal({ notice: await noticeOf(bo), actId, note: 'Why?' })).rejects.toEqual(
      refused('CONFLICT', 'actOver'),
    );
  });
});
