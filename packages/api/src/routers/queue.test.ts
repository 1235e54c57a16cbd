import { db, ENTRY_LIFETIME_MS, endLostEntries, markSeen, pairQueue } from '@astris/db';
import { RULESET } from '@astris/engine';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { DeckChoice } from '../decks/choose-deck';
import { chooseSeed } from '../matches/seed';
import { presentVersions } from '../matches/versions';
import { guest, outcomes, type Person, player, refused, starters } from '../testing/callers';
import { settledMatch, storedMatch } from '../testing/matches';

const terms = {
  versions: presentVersions(),
  decisionMs: RULESET.decisionMs,
  bankMs: RULESET.bankMs,
  newSeed: () => chooseSeed(undefined),
};
const RANKED = 'RANKED' as const;
const CASUAL = 'CASUAL' as const;

describe('the queues', () => {
  let deck: DeckChoice;
  let ann: Person;
  let bo: Person;
  beforeAll(async () => {
    [deck] = await starters();
  });
  beforeEach(async () => {
    await db().queueEntry.deleteMany();
    [ann, bo] = [await player(), await player()];
  });
  afterAll(() => db().$disconnect());

  const enter = ({ api }: Person, kind: 'RANKED' | 'CASUAL' = RANKED) => api.queue.enter({ kind, deck });
  const pair = (kind: 'RANKED' | 'CASUAL' = RANKED, at = new Date()) =>
    pairQueue(db(), kind, at, terms, (error) => expect.unreachable(String(error)));
  const entries = () => db().queueEntry.count();
  const liveOf = ({ user }: Person) =>
    db().match.findMany({ where: { state: 'LIVE', seats: { some: { userId: user.id } } }, include: { seats: true } });
  const seenAgo = ({ user }: Person, ms: number) =>
    db().queueEntry.update({ where: { userId: user.id }, data: { seenAt: new Date(Date.now() - ms) } });

  it('say how long somebody has waited, with which deck, how many they can meet, and what is accepted', async () => {
    await enter(ann);
    await enter(bo, CASUAL);
    const alone = await ann.api.queue.stay();
    expect(alone).toMatchObject({ state: 'waiting', kind: RANKED, others: 0 });
    if (alone.state !== 'waiting' || !alone.accepts) throw new Error('not waiting within a range');
    expect(alone.accepts.least + alone.accepts.most).toBe(3000);
    expect(alone.accepts.most).toBeGreaterThanOrEqual(1775);
    await enter(await player());
    expect(await ann.api.queue.stay()).toMatchObject({ others: 1 });
    const longAgo = new Date(Date.now() - 121_000);
    await db().queueEntry.update({ where: { userId: ann.user.id }, data: { enteredAt: longAgo } });
    expect(await ann.api.queue.stay()).toMatchObject({ state: 'waiting', accepts: null });
  });

  it('pair two into a live rated game with their decks, and both are told of it', async () => {
    await enter(ann);
    await enter(bo);
    const [paired, ...more] = await pair();
    expect([paired?.rated, more]).toEqual([true, []]);
    const [match] = await liveOf(ann);
    expect(match).toMatchObject({ id: paired?.matchId, kind: 'QUEUE', rated: true, ...presentVersions() });
    expect(match?.seats.map(({ userId }) => userId).sort()).toEqual([ann.user.id, bo.user.id].sort());
    expect(match?.seats.every(({ list }) => Object.keys(list as object).includes('main'))).toBe(true);
    const told = { state: 'paired', matchId: paired?.matchId, rated: true };
    expect([await ann.api.queue.stay(), await bo.api.queue.stay()]).toEqual([told, told]);
    expect(await entries()).toBe(0);
  });

  it('tell who was away of the game for as long as it goes on', async () => {
    await enter(ann);
    await enter(bo);
    const [paired] = await pair();
    const where = { id: paired?.matchId ?? '' };
    await db().match.update({ where, data: { startedAt: new Date(Date.now() - 600_000) } });
    expect(await ann.api.queue.stay()).toEqual({ state: 'paired', matchId: where.id, rated: true });
    await db().match.update({ where, data: { state: 'OVER', winnerSeat: 0, endedAt: new Date() } });
    expect(await ann.api.queue.stay()).toEqual({ state: 'none' });
  });

  it('give nobody two games when several processes pair at once', async () => {
    const people = await Promise.all(Array.from({ length: 8 }, () => player()));
    await Promise.all(people.map((person) => enter(person)));
    const rounds = await Promise.all([pair(), pair(), pair(), pair()]);
    const seated = rounds.flat().flatMap(({ userIds }) => userIds);
    expect(new Set(seated).size).toBe(seated.length);
    expect(seated).toHaveLength(8);
    for (const person of people) expect(await liveOf(person)).toHaveLength(1);
  });

  it('give nobody a second rated game when they sit down at a table while they are paired', async () => {
    const cy = await player();
    const { matchId } = await cy.api.lobby.open({ deck, rated: true });
    await enter(ann);
    await enter(bo);
    await Promise.allSettled([pair(), ann.api.lobby.join({ matchId, deck })]);
    expect(await liveOf(ann)).toHaveLength(1);
    expect(await db().queueEntry.count({ where: { userId: ann.user.id } })).toBe(0);
  });

  it('seat who stops waiting at the moment of pairing, or leave both out, and say which', async () => {
    await enter(ann);
    await enter(bo);
    const [paired] = await Promise.all([pair(), ann.api.queue.leave()]);
    expect(await liveOf(ann)).toHaveLength(paired.length);
    const told = paired.map(({ matchId }) => ({ state: 'paired', matchId, rated: true }));
    expect(await ann.api.queue.stay()).toEqual(told[0] ?? { state: 'none' });
    expect(await bo.api.queue.stay()).toMatchObject(told[0] ?? { state: 'waiting' });
  });

  it('are left by both who meet by a challenge', async () => {
    const { key } = await bo.api.challenge.create({ deck });
    await enter(ann);
    await enter(bo);
    const [, accepted] = await Promise.allSettled([pair(), ann.api.challenge.accept({ key, deck })]);
    expect(accepted.status).toBe('fulfilled');
    expect(await entries()).toBe(0);
    expect((await liveOf(ann)).filter(({ rated }) => rated).length).toBeLessThanOrEqual(1);
  });

  it('pair the others when one pair breaks, which waits on', async () => {
    const people = [ann, bo, await player(), await player()];
    for (const person of people) await enter(person);
    let seeds = 0;
    const breaking = {
      ...terms,
      newSeed: () => {
        seeds += 1;
        if (seeds === 1) throw new Error('no seed');
        return terms.newSeed();
      },
    };
    const failures: unknown[] = [];
    const paired = await pairQueue(db(), RANKED, new Date(), breaking, (error) => failures.push(error));
    expect(failures).toEqual([expect.objectContaining({ message: 'no seed' })]);
    expect([paired.length, await entries()]).toEqual([1, 2]);
    expect(await pair()).toHaveLength(1);
  });

  it('wait for no entry that somebody else holds to note a sign of life or to remove what has ended', async () => {
    const cy = await player();
    for (const person of [ann, bo, cy]) await enter(person);
    await seenAgo(cy, ENTRY_LIFETIME_MS + 1_000);
    const at = new Date(Date.now() + 1_000);
    await db().$transaction(async (tx) => {
      await tx.$queryRaw`SELECT "userId" FROM "QueueEntry" WHERE "userId" = ${bo.user.id} FOR UPDATE`;
      await markSeen(db(), [ann.user.id, bo.user.id, cy.user.id], at);
      await endLostEntries(db(), at);
    });
    const seen = await db().queueEntry.findMany({ where: { seenAt: at } });
    expect([seen.map(({ userId }) => userId), await entries()]).toEqual([[ann.user.id], 2]);
  });

  it('take one entry a player, also when two are made at once, and none while a game against somebody goes on', async () => {
    const { done, refused: reasons } = await outcomes([enter(ann), enter(ann, CASUAL)]);
    expect([done, reasons]).toEqual([1, ['alreadyWaiting']]);
    await storedMatch(bo, await player(), { state: 'LIVE', endedAt: null, winnerSeat: null });
    await expect(enter(bo, CASUAL)).rejects.toEqual(refused('CONFLICT', 'inLiveGame'));
  });

  it('let who waits play a bot meanwhile, and are left by who sits down with a person', async () => {
    await enter(ann, CASUAL);
    await ann.api.lobby.bot({ deck, botDeck: deck });
    expect(await ann.api.queue.stay()).toMatchObject({ state: 'waiting' });
    const { matchId } = await bo.api.lobby.open({ deck, rated: false });
    await ann.api.lobby.join({ matchId, deck });
    expect(await ann.api.queue.stay()).toEqual({ state: 'none' });
  });

  it('never pair the last opponent, nor somebody who is blocked', async () => {
    await storedMatch(ann, bo);
    await enter(ann);
    await enter(bo);
    expect(await pair()).toEqual([]);
    expect(await ann.api.queue.stay()).toMatchObject({ others: 0 });
    const [cy, di] = [await player(), await player()];
    await cy.api.players.block({ userId: di.user.id });
    await db().queueEntry.deleteMany();
    await enter(cy, CASUAL);
    await enter(di, CASUAL);
    expect(await pair(CASUAL)).toEqual([]);
  });

  it('pair who has played the three rated games of the day in casual games only', async () => {
    for (let played = 0; played < 3; played++) await settledMatch(ann, bo);
    const cy = await player();
    await storedMatch(ann, cy, { startedAt: new Date(Date.now() + 1_000) });
    await storedMatch(bo, cy, { startedAt: new Date(Date.now() + 1_000) });
    await enter(ann);
    await enter(bo);
    // Of equal ratings, so that nothing else keeps them apart.
    const level = () => db().queueEntry.updateMany({ data: { rating: 1500 } });
    await level();
    expect(await pair()).toEqual([]);
    await ann.api.queue.leave();
    await bo.api.queue.leave();
    await enter(ann, CASUAL);
    await enter(bo, CASUAL);
    await level();
    expect(await pair(CASUAL)).toMatchObject([{ rated: false }]);
  });

  it('take guests in casual games only, whom they pair with anybody', async () => {
    const gus = await guest();
    await expect(enter(gus)).rejects.toEqual(refused('FORBIDDEN', 'guestNeverRated'));
    await enter(gus, CASUAL);
    await enter(ann, CASUAL);
    expect(await pair(CASUAL)).toMatchObject([{ rated: false }]);
  });

  it('keep an entry over half a minute without a sign of life, and no longer', async () => {
    await enter(ann);
    await enter(bo);
    await seenAgo(ann, ENTRY_LIFETIME_MS - 5_000);
    expect(await ann.api.queue.stay()).toMatchObject({ state: 'waiting' });
    await seenAgo(ann, ENTRY_LIFETIME_MS + 1_000);
    expect(await pair()).toEqual([]);
    expect(await ann.api.queue.stay()).toEqual({ state: 'none' });
    await expect(enter(ann)).resolves.toBeUndefined();
  });

  it('end an entry with the session: signed out everywhere or suspended', async () => {
    await enter(ann);
    await enter(bo);
    await ann.api.account.signOutEverywhere();
    await db().user.update({ where: { id: bo.user.id }, data: { suspendedAt: new Date() } });
    expect(await pair()).toEqual([]);
    expect(await ann.api.queue.stay()).toEqual({ state: 'none' });
    expect(await entries()).toBe(0);
  });

  it('pair who was suspended until a time that is over, though they have not signed in since', async () => {
    await enter(ann);
    await enter(bo);
    const over = { suspendedAt: new Date(Date.now() - 60_000), suspendedUntil: new Date(Date.now() - 1_000) };
    await db().user.update({ where: { id: bo.user.id }, data: over });
    await endLostEntries(db(), new Date());
    expect(await entries()).toBe(2);
    await ann.api.queue.leave();
    await bo.api.queue.leave();
    await enter(bo);
    await enter(ann);
    expect(await pair()).toHaveLength(1);
  });

  it('are left by who asks to, once or again, and refuse a deck that is not there', async () => {
    await enter(ann);
    await ann.api.queue.leave();
    await ann.api.queue.leave();
    expect(await ann.api.queue.stay()).toEqual({ state: 'none' });
    const unknown = ann.api.queue.enter({ kind: RANKED, deck: { starter: 'none' } });
    await expect(unknown).rejects.toEqual(refused('NOT_FOUND', 'unknownDeck'));
    expect(await entries()).toBe(0);
  });
});
