import { db } from '@astris/db';
import { INACTIVE_AFTER_MS } from '@astris/rating';
import { afterAll, describe, expect, it } from 'vitest';
import { anonymous, guest, player, refused } from '../testing/callers';
import { settledMatch, storedMatch } from '../testing/matches';

describe('the ladder', () => {
  afterAll(() => db().$disconnect());
  const rowOf = async (name: string) => (await anonymous().ladder.search({ name })).find((row) => row.name === name);

  it('shows both players of a rated game with rating, RD, record and last games', async () => {
    const [ann, bo] = [await player(), await player()];
    await settledMatch(ann, bo);
    const [winner, loser] = [await rowOf(ann.user.name), await rowOf(bo.user.name)];
    expect(winner).toMatchObject({ provisional: true, games: 1, wins: 1, losses: 0, lastTen: ['won'] });
    expect(winner?.rating).toBeCloseTo(1662.3, 1);
    expect(winner?.rd).toBeCloseTo(290.3, 1);
    expect(loser).toMatchObject({ games: 1, wins: 0, losses: 1, lastTen: ['lost'] });
    expect(loser?.rating).toBeCloseTo(1337.7, 1);
    expect(winner?.rank).toBeLessThan(loser?.rank ?? 0);
  });

  it('is sorted by rating, and ranks agree between page, search and own row', async () => {
    const [ann, bo] = [await player(), await player()];
    await settledMatch(ann, bo);
    const { rows } = await anonymous().ladder.top({});
    expect(rows.map(({ rank }) => rank)).toEqual(rows.map((_, index) => index + 1));
    expect(rows.map(({ rating }) => rating)).toEqual(rows.map(({ rating }) => rating).sort((a, b) => b - a));
    expect(await ann.api.ladder.mine({})).toEqual(await rowOf(ann.user.name));
    for (const row of rows.slice(0, 3)) expect((await rowOf(row.name))?.rank).toBe(row.rank);
  });

  it('leaves out who has not played, guests, and who has not played for long', async () => {
    const [ann, bo, cy, gus] = [await player(), await player(), await player(), await guest()];
    expect(await cy.api.ladder.mine({})).toBeNull();
    expect(await gus.api.ladder.mine({})).toBeNull();
    await settledMatch(ann, bo);
    const longAgo = new Date(Date.now() - INACTIVE_AFTER_MS - 1000);
    await db().rating.updateMany({ where: { userId: ann.user.id }, data: { lastGameAt: longAgo } });
    expect(await rowOf(ann.user.name)).toBeUndefined();
    expect(await rowOf(bo.user.name)).toBeDefined();
  });

  it('finds names whatever their case, and treats signs of patterns as letters', async () => {
    const [ann, bo] = [await player(), await player()];
    await settledMatch(ann, bo);
    const found = await anonymous().ladder.search({ name: ann.user.name.toUpperCase().slice(2) });
    expect(found.map(({ name }) => name)).toEqual([ann.user.name]);
    expect(await anonymous().ladder.search({ name: '%' })).toEqual([]);
    expect(await anonymous().ladder.search({ name: '_' })).toEqual([]);
  });

  it('lists the seasons, the present one first, and refuses one that never was', async () => {
    const [present] = await anonymous().ladder.seasons();
    expect(present).toMatchObject({ current: true });
    expect(present?.endsAt.getTime()).toBeGreaterThan(Date.now());
    await expect(anonymous().ladder.top({ season: 9999 })).rejects.toEqual(refused('NOT_FOUND', 'unknownSeason'));
    for (const season of [2 ** 31, 0, 1.5])
      await expect(anonymous().ladder.top({ season })).rejects.toMatchObject({ code: 'BAD_REQUEST' });
  });
});

describe('a profile', () => {
  afterAll(() => db().$disconnect());

  it('shows rating, record and the line of the rating', async () => {
    const [ann, bo] = [await player(), await player()];
    const { match } = await settledMatch(ann, bo);
    await storedMatch(ann, bo);
    const profile = await anonymous().profile.byName({ name: ann.user.name.toUpperCase() });
    expect(profile).toMatchObject({
      name: ann.user.name,
      rating: { provisional: true },
      record: { games: 1, wins: 1, losses: 0 },
      line: [{ matchId: match.id, before: 1500 }],
    });
    expect(profile).not.toHaveProperty('email');
  });

  it('of a guest has no rating', async () => {
    const gus = await guest();
    const profile = await anonymous().profile.byName({ name: gus.user.name });
    expect(profile).toMatchObject({ isGuest: true, rating: null, line: [] });
    await expect(anonymous().profile.byName({ name: 'nobody at all' })).rejects.toEqual(
      refused('NOT_FOUND', 'unknownUser'),
    );
  });
});
