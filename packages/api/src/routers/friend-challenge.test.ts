import { db, endFriendship, lockUsers } from '@astris/db';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { DeckChoice } from '../decks/choose-deck';
import { anonymous, befriend, type Person, player, refused, starters } from '../testing';

describe('a challenge for a friend', () => {
  let deck: DeckChoice;
  let ann: Person;
  let bo: Person;
  let cy: Person;
  beforeAll(async () => {
    [deck] = await starters();
  });
  beforeEach(async () => {
    [ann, bo, cy] = [await player(), await player(), await player()];
    await befriend(ann, bo);
  });
  afterAll(() => db().$disconnect());

  const challenge = () => ann.api.challenge.create({ deck, friendId: bo.user.id });
  const gone = refused('CONFLICT', 'tableGone');

  it('stands in the friend’s lobby and, with their name, among the maker’s own games, until it is accepted', async () => {
    const { matchId, key } = await challenge();
    expect(await bo.api.challenge.received()).toMatchObject([
      { matchId, key, host: { name: ann.user.name, rating: { value: 1500 } } },
    ]);
    expect(await ann.api.lobby.mine()).toMatchObject([{ matchId, state: 'OPEN', challenged: bo.user.name }]);
    for (const api of [ann.api, cy.api]) expect(await api.challenge.received()).toEqual([]);
    expect(await bo.api.challenge.accept({ key, deck })).toEqual({ matchId });
    expect(await bo.api.challenge.received()).toEqual([]);
    expect(await ann.api.lobby.mine()).toMatchObject([{ matchId, state: 'LIVE', opponent: bo.user.name }]);
    expect(await db().match.findUnique({ where: { id: matchId } })).toMatchObject({ kind: 'CHALLENGE', rated: false });
  });

  it('is for that friend alone: others who have the link are told so', async () => {
    const { key } = await challenge();
    const isFor = async (api: Person['api']) => (await api.challenge.preview({ key })).isFor;
    expect(await Promise.all([bo.api, cy.api, anonymous()].map(isFor))).toEqual(['you', 'other', 'other']);
    await expect(cy.api.challenge.accept({ key, deck })).rejects.toEqual(refused('FORBIDDEN', 'challengeForOther'));
    await expect(ann.api.challenge.accept({ key, deck })).rejects.toEqual(refused('FORBIDDEN', 'ownTable'));
    expect(await isFor(bo.api)).toBe('you');
    const open = await ann.api.challenge.create({ deck });
    expect((await cy.api.challenge.preview({ key: open.key })).isFor).toBe('anybody');
  });

  it('ends when the friend declines it, and nobody else can', async () => {
    const { matchId, key } = await challenge();
    for (const { api } of [ann, cy]) await expect(api.challenge.decline({ matchId })).rejects.toEqual(gone);
    await bo.api.challenge.decline({ matchId });
    expect(await ann.api.lobby.mine()).toEqual([]);
    await expect(bo.api.challenge.decline({ matchId })).rejects.toEqual(gone);
    await expect(bo.api.challenge.accept({ key, deck })).rejects.toEqual(refused('NOT_FOUND', 'unknownMatch'));
  });

  it('can not be declined once it is accepted', async () => {
    const { matchId, key } = await challenge();
    await bo.api.challenge.accept({ key, deck });
    await expect(bo.api.challenge.decline({ matchId })).rejects.toEqual(gone);
  });

  it('is accepted or declined, not both, when both are done at once', async () => {
    const { matchId, key } = await challenge();
    const [accepted, declined] = await Promise.allSettled([
      bo.api.challenge.accept({ key, deck }),
      bo.api.challenge.decline({ matchId }),
    ]);
    expect([accepted.status, declined.status].sort()).toEqual(['fulfilled', 'rejected']);
    expect(await db().match.count({ where: { id: matchId, state: 'LIVE' } })).toBe(
      accepted.status === 'fulfilled' ? 1 : 0,
    );
  });

  it('is refused for somebody who is no friend, has only been asked, or is not there', async () => {
    const notFriends = refused('FORBIDDEN', 'notFriends');
    await ann.api.friends.ask({ userId: cy.user.id });
    for (const friendId of [cy.user.id, ann.user.id, 'nobody']) {
      await expect(ann.api.challenge.create({ deck, friendId })).rejects.toEqual(notFriends);
    }
    expect(await ann.api.lobby.mine()).toEqual([]);
  });

  it('ends with the friendship, whether that is ended or blocked', async () => {
    const one = await challenge();
    await bo.api.friends.remove({ userId: ann.user.id });
    await expect(bo.api.challenge.accept({ key: one.key, deck })).rejects.toEqual(refused('NOT_FOUND', 'unknownMatch'));
    await befriend(ann, bo);
    await challenge();
    await ann.api.players.block({ userId: bo.user.id });
    expect(await bo.api.challenge.received()).toEqual([]);
    expect(await ann.api.lobby.mine()).toEqual([]);
  });

  it('begins no game of two who are no friends, when it is accepted while the friendship ends', async () => {
    const { matchId, key } = await challenge();
    const { accepted } = await db().$transaction(async (tx) => {
      await lockUsers(tx, [ann.user.id, bo.user.id]);
      await endFriendship(tx, ann.user.id, bo.user.id);
      const accepting = bo.api.challenge.accept({ key, deck }).catch((error: unknown) => error);
      await expect
        .poll(
          () => db().$queryRaw<unknown[]>`
          SELECT 1 FROM "pg_stat_activity" WHERE "datname" = current_database() AND "wait_event_type" = 'Lock'`,
        )
        .toHaveLength(1);
      return { accepted: accepting };
    });
    expect(await accepted).toEqual(gone);
    expect(await db().match.count({ where: { id: matchId } })).toBe(0);
  });

  it('makes way for a newer one to the same friend, and leaves those to others alone', async () => {
    await befriend(ann, cy);
    const others = await ann.api.challenge.create({ deck, friendId: cy.user.id });
    const link = await ann.api.challenge.create({ deck });
    await challenge();
    const { matchId } = await challenge();
    expect((await bo.api.challenge.received()).map((received) => received.matchId)).toEqual([matchId]);
    const own = (await ann.api.lobby.mine()).map((game) => game.matchId);
    expect(own.sort()).toEqual([matchId, others.matchId, link.matchId].sort());
  });
});
