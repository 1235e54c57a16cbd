import { db } from '@astris/db';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { MOST_FRIENDS } from '../friends/ask-friend';
import { anonymous, befriend, freshName, guest, outcomes, type Person, player, refused, storedMatch } from '../testing';

const rows = (one: Person, other: Person) =>
  db().friend.count({ where: { userId: { in: [one.user.id, other.user.id] } } });
/** Names in each of somebody's lists. */
async function namesOf({ api }: Person) {
  const { friends, requests, asked } = await api.friends.list();
  const names = (list: readonly { name: string }[]) => list.map(({ name }) => name);
  return { friends: names(friends), requests: names(requests), asked: names(asked) };
}
const NOBODY = { friends: [], requests: [], asked: [] };

describe('friends', () => {
  let ann: Person;
  let bo: Person;
  beforeEach(async () => {
    [ann, bo] = [await player(), await player()];
  });
  afterAll(() => db().$disconnect());

  it('are two of whom one asks by name and the other accepts', async () => {
    expect(await ann.api.friends.ask({ name: ` ${bo.user.name.toUpperCase()} ` })).toEqual({
      name: bo.user.name,
      standing: 'asked',
    });
    expect(await namesOf(ann)).toEqual({ ...NOBODY, asked: [bo.user.name] });
    expect(await namesOf(bo)).toEqual({ ...NOBODY, requests: [ann.user.name] });
    expect([await ann.api.friends.waiting(), await bo.api.friends.waiting()]).toEqual([0, 1]);
    expect(await bo.api.friends.ask({ userId: ann.user.id })).toEqual({ name: ann.user.name, standing: 'friends' });
    expect(await namesOf(ann)).toEqual({ ...NOBODY, friends: [bo.user.name] });
    expect(await namesOf(bo)).toEqual({ ...NOBODY, friends: [ann.user.name] });
    expect(await bo.api.friends.waiting()).toBe(0);
  });

  it('stand to each other as their profiles say', async () => {
    const both = async () => [
      await ann.api.friends.standing({ userId: bo.user.id }),
      await bo.api.friends.standing({ userId: ann.user.id }),
    ];
    expect(await both()).toEqual(['none', 'none']);
    await ann.api.friends.ask({ userId: bo.user.id });
    expect(await both()).toEqual(['asked', 'asksYou']);
    await bo.api.friends.ask({ userId: ann.user.id });
    expect(await both()).toEqual(['friends', 'friends']);
  });

  it('are made by two who ask each other at once', async () => {
    const asking = [ann.api.friends.ask({ userId: bo.user.id }), bo.api.friends.ask({ userId: ann.user.id })];
    expect(await outcomes(asking)).toEqual({ done: 2, refused: [] });
    expect((await Promise.all(asking)).map(({ standing }) => standing).sort()).toEqual(['asked', 'friends']);
    expect(await namesOf(ann)).toEqual({ ...NOBODY, friends: [bo.user.name] });
  });

  it('are asked once: again changes nothing', async () => {
    await ann.api.friends.ask({ userId: bo.user.id });
    expect(await ann.api.friends.ask({ userId: bo.user.id })).toMatchObject({ standing: 'asked' });
    expect(await rows(ann, bo)).toBe(1);
  });

  it('are shown with their rating and since when, the later of the two rows', async () => {
    await befriend(ann, bo);
    const since = new Date(Date.now() + 60_000);
    await db().friend.updateMany({ where: { userId: ann.user.id }, data: { createdAt: since } });
    expect((await bo.api.friends.list()).friends).toEqual([
      {
        userId: ann.user.id,
        name: ann.user.name,
        rating: expect.objectContaining({ value: 1500, rd: 350, provisional: true }),
        since,
        game: null,
      },
    ]);
  });

  it('see the public game that the other plays, and neither a private nor a finished one', async () => {
    const cy = await player();
    await befriend(ann, bo);
    const game = async () => (await ann.api.friends.list()).friends[0]?.game;
    await storedMatch(bo, cy, { state: 'OVER' });
    await storedMatch(bo, cy, { state: 'LIVE', isPublic: false });
    expect(await game()).toBeNull();
    const { id } = await storedMatch(cy, bo, { state: 'LIVE' });
    expect(await game()).toEqual({ matchId: id, opponent: cy.user.name, withYou: false });
    const newer = await storedMatch(ann, bo, { state: 'LIVE', startedAt: new Date(Date.now() + 60_000) });
    expect(await game()).toEqual({ matchId: newer.id, opponent: ann.user.name, withYou: true });
  });

  it('do not show what somebody plays who has only asked, or was only asked', async () => {
    await ann.api.friends.ask({ userId: bo.user.id });
    for (const one of [ann, bo]) await storedMatch(one, await player(), { state: 'LIVE' });
    expect(await namesOf(bo)).toEqual({ ...NOBODY, requests: [ann.user.name] });
    for (const { api } of [ann, bo]) expect(JSON.stringify(await api.friends.list())).not.toContain('matchId');
  });

  it('are ended by either; a request is declined or taken back; where there is none, nothing changes', async () => {
    await bo.api.friends.remove({ userId: ann.user.id });
    await ann.api.friends.ask({ userId: bo.user.id });
    await bo.api.friends.remove({ userId: ann.user.id });
    expect(await namesOf(ann)).toEqual(NOBODY);
    await ann.api.friends.ask({ userId: bo.user.id });
    await ann.api.friends.remove({ userId: bo.user.id });
    expect(await namesOf(bo)).toEqual(NOBODY);
    await befriend(ann, bo);
    await bo.api.friends.remove({ userId: ann.user.id });
    expect([await namesOf(ann), await namesOf(bo), await rows(ann, bo)]).toEqual([NOBODY, NOBODY, 0]);
  });

  it('are no more once one blocks the other, who meets what a player meets that there is not', async () => {
    await befriend(ann, bo);
    await ann.api.players.block({ userId: bo.user.id });
    expect([await namesOf(ann), await namesOf(bo), await rows(ann, bo)]).toEqual([NOBODY, NOBODY, 0]);
    const unknown = refused('NOT_FOUND', 'unknownUser');
    await expect(bo.api.friends.ask({ userId: ann.user.id })).rejects.toEqual(unknown);
    await expect(bo.api.friends.ask({ name: ann.user.name })).rejects.toEqual(unknown);
    await expect(bo.api.friends.ask({ name: freshName() })).rejects.toEqual(unknown);
    await expect(ann.api.friends.ask({ userId: bo.user.id })).rejects.toEqual(refused('FORBIDDEN', 'askedBlocked'));
    await ann.api.players.unblock({ userId: bo.user.id });
    await befriend(bo, ann);
    expect(await namesOf(ann)).toEqual({ ...NOBODY, friends: [bo.user.name] });
  });

  it('do not remain where a request and a block are made at once', async () => {
    const { done } = await outcomes([
      bo.api.friends.ask({ userId: ann.user.id }),
      ann.api.players.block({ userId: bo.user.id }),
    ]);
    expect(done).toBeGreaterThan(0);
    expect(await rows(ann, bo)).toBe(0);
  });

  it('are not for guests, nor for oneself', async () => {
    const cy = await guest();
    await expect(cy.api.friends.ask({ userId: ann.user.id })).rejects.toEqual(refused('FORBIDDEN', 'guestNoFriends'));
    await expect(ann.api.friends.ask({ userId: cy.user.id })).rejects.toEqual(refused('FORBIDDEN', 'askedGuest'));
    await expect(ann.api.friends.ask({ name: ann.user.name })).rejects.toEqual(
      refused('BAD_REQUEST', 'befriendedSelf'),
    );
    expect(await namesOf(cy)).toEqual(NOBODY);
    await expect(anonymous().friends.list()).rejects.toEqual(refused('UNAUTHORIZED', 'notSignedIn'));
  });

  it('have a bound, of what one has asked too, and the newest hundred requests are shown', async () => {
    const names = Array.from({ length: MOST_FRIENDS }, (_, at) => `${ann.user.name}-${at}`.toLowerCase());
    await db().user.createMany({ data: names.map((name) => ({ name, nameKey: name })) });
    const users = await db().user.findMany({ where: { nameKey: { in: names } }, select: { id: true } });
    await db().friend.createMany({ data: users.map(({ id }) => ({ userId: ann.user.id, friendId: id })) });
    await db().friend.createMany({ data: users.map(({ id }) => ({ userId: id, friendId: bo.user.id })) });
    const tooMany = refused('CONFLICT', 'tooManyFriends');
    await expect(ann.api.friends.ask({ userId: bo.user.id })).rejects.toEqual(tooMany);
    await bo.api.friends.ask({ userId: ann.user.id });
    await expect(ann.api.friends.ask({ userId: bo.user.id })).rejects.toEqual(tooMany);
    expect((await bo.api.friends.list()).requests).toHaveLength(100);
    expect(await bo.api.friends.waiting()).toBe(MOST_FRIENDS);
    const [first] = users;
    await ann.api.friends.remove({ userId: first?.id ?? '' });
    expect(await ann.api.friends.ask({ userId: bo.user.id })).toMatchObject({ standing: 'friends' });
  });
});
