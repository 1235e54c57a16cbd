import { blockBetween, blockedWith, db } from '@astris/db';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { DeckChoice } from '../decks/choose-deck';
import { anonymous, guest, type Person, player, refused, starters } from '../testing/callers';
import { MOST_BLOCKED } from './players';

it('lists whom one has muted, newest first, for nobody else', async () => {
  const [ann, bo] = [await player(), await player()];
  await ann.api.players.mute({ userId: bo.user.id });
  expect(await ann.api.players.muted()).toMatchObject([{ userId: bo.user.id, name: bo.user.name }]);
  expect(await bo.api.players.muted()).toEqual([]);
  await ann.api.players.unmute({ userId: bo.user.id });
  expect(await ann.api.players.muted()).toEqual([]);
});

describe('blocking a player', () => {
  let deck: DeckChoice;
  let ann: Person;
  let bo: Person;
  beforeAll(async () => {
    [deck] = await starters();
  });
  beforeEach(async () => {
    [ann, bo] = [await player(), await player()];
  });
  afterAll(() => db().$disconnect());

  it('is listed for who blocked, not for who is blocked, and stands between both', async () => {
    await ann.api.players.block({ userId: bo.user.id });
    await ann.api.players.block({ userId: bo.user.id });
    expect(await ann.api.players.blocked()).toMatchObject([{ userId: bo.user.id, name: bo.user.name }]);
    expect(await bo.api.players.blocked()).toEqual([]);
    expect(await blockedWith(db(), ann.user.id)).toEqual(new Set([bo.user.id]));
    expect(await blockedWith(db(), bo.user.id)).toEqual(new Set([ann.user.id]));
    expect(await blockBetween(db(), ann.user.id, bo.user.id)).toBe('first');
    expect(await blockBetween(db(), bo.user.id, ann.user.id)).toBe('second');
  });

  it('is taken back by who blocked, and by nobody else', async () => {
    await ann.api.players.block({ userId: bo.user.id });
    await bo.api.players.unblock({ userId: ann.user.id });
    expect(await ann.api.players.blocked()).toHaveLength(1);
    await ann.api.players.unblock({ userId: bo.user.id });
    expect(await ann.api.players.blocked()).toEqual([]);
    expect(await blockBetween(db(), ann.user.id, bo.user.id)).toBeNull();
  });

  it('refuses oneself and somebody whom there is not', async () => {
    await expect(ann.api.players.block({ userId: ann.user.id })).rejects.toEqual(refused('BAD_REQUEST', 'blockedSelf'));
    await expect(ann.api.players.block({ userId: 'nobody' })).rejects.toEqual(refused('NOT_FOUND', 'unknownUser'));
    expect(await ann.api.players.blocked()).toEqual([]);
  });

  it('has a bound', async () => {
    const names = Array.from({ length: MOST_BLOCKED }, (_, at) => `${ann.user.name}-${at}`.toLowerCase());
    await db().user.createMany({ data: names.map((name) => ({ name, nameKey: name })) });
    const users = await db().user.findMany({ where: { nameKey: { in: names } }, select: { id: true } });
    const data = users.map(({ id }) => ({ userId: ann.user.id, blockedId: id }));
    await db().block.createMany({ data });
    await expect(ann.api.players.block({ userId: bo.user.id })).rejects.toEqual(refused('CONFLICT', 'tooManyBlocked'));
  });

  it('hides the tables of both from each other and keeps both from sitting down', async () => {
    const cy = await guest();
    await ann.api.players.block({ userId: bo.user.id });
    const [anns, bos] = [
      await ann.api.lobby.open({ deck, rated: false }),
      await bo.api.lobby.open({ deck, rated: false }),
    ];
    const seen = async (api: Person['api']) => (await api.lobby.tables()).map(({ matchId }) => matchId);
    expect(await seen(ann.api)).not.toContain(bos.matchId);
    expect(await seen(bo.api)).not.toContain(anns.matchId);
    for (const api of [cy.api, anonymous()]) {
      expect(await seen(api)).toEqual(expect.arrayContaining([anns.matchId, bos.matchId]));
    }
    await expect(ann.api.lobby.join({ matchId: bos.matchId, deck })).rejects.toEqual(
      refused('FORBIDDEN', 'youBlocked'),
    );
    // Who is blocked is not told so.
    await expect(bo.api.lobby.join({ matchId: anns.matchId, deck })).rejects.toEqual(refused('CONFLICT', 'tableGone'));
    const { key } = await ann.api.challenge.create({ deck });
    await expect(bo.api.challenge.accept({ key, deck })).rejects.toEqual(refused('CONFLICT', 'tableGone'));
    expect(await db().match.count({ where: { state: 'LIVE', seats: { some: { userId: ann.user.id } } } })).toBe(0);
  });
});
