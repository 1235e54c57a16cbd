import { db } from '@astris/db';
import { INACTIVE_AFTER_MS } from '@astris/rating';
import { afterAll, describe, expect, it } from 'vitest';
import { anonymous, guest, player, refused } from '../testing/callers';
import { settledMatch, storedMatch } from '../testing/matches';

describe('the ladder', () => {
  afterAll(() => db().$disconnect());
  const rowOf = async (name: string) => (await anonymous().ladder.search({ name })).find((row) => row.name === name);

  it('hides who is suspended, and shows them again at the moment at which that is over', async () => {
    const [ann, bo] = [await player(), await player()];
    await settledMatch(ann, bo);
    const suspend = (until: Date | null) =>
      db().user.update({ where: { id: ann.user.id }, data: { suspendedAt: new Date(), suspendedUntil: until } });
    for (const until of [null, new Date(Date.now() + 60_000)]) {
      await suspend(until);
      expect(await rowOf(ann.user.name)).toBeUndefined();
      expect(await ann.api.ladder.mine({})).toMatchObject({ row: null, hidden: 'suspended' });
    }
    await suspend(new Date(Date.now() - 1));
    expect(await rowOf(ann.user.name)).toBeDefined();
    expect(await ann.api.ladder.mine({})).toMatchObject({ hidden: null });
  });

  it('shows both players of a rated game with rating, RD, record and last games', async () => {
    const [ann, bo] = [await player(), await player()];
    await settledMatch(ann, bo);
    const [winner, loser] = [await rowOf(ann.user.name), await rowOf(bo.user.name)];
    expect(winner).toMatchObject({ provisional: true, games: 1, wins: 1, losses: 0, lastTen: ['won'] });
    expect(winner?.rating).toBeCloseTo(1662.3, 1);
    expect(winner?.rd).toBeCloseTo(290.3, 1);
    expect(loser).toMatchObject({ games: 1, wins: 0, losses: 1, lastTen: ['lost'] });
    expect(loser?.rating).toBeCloseTo(1337.7, 1);
    for (const row of [winner, loser]) expect(row).toMatchObject({ rank: null, title: null });
  });

  it('ranks by rating, then lists the provisional, and page, search and own row agree', async () => {
    const [ann, bo, cy, dee] = [await player(), await player(), await player(), await player()];
    await settledMatch(ann, bo);
    await settledMatch(cy, dee);
    const sure = { rd: 70, baseRd: 70 };
    await db().rating.updateMany({ where: { userId: ann.user.id }, data: sure });
    await db().rating.updateMany({ where: { userId: bo.user.id }, data: { ...sure, rating: 1950 } });
    const { rows, ranked, pages, season } = await anonymous().ladder.top({});
    expect(await anonymous().ladder.top({ page: 10_000 })).toEqual({ season, rows: [], ranked, pages });
    const places = rows.filter(({ rank }) => rank !== null);
    expect(places).toHaveLength(ranked);
    expect(rows.slice(0, ranked)).toEqual(places);
    expect(places.map(({ rank }) => rank)).toEqual(places.map((_, index) => index + 1));
    for (const group of [places, rows.slice(ranked)])
      expect(group.map(({ rating }) => rating)).toEqual(group.map(({ rating }) => rating).sort((a, b) => b - a));
    for (const { rank, provisional, title } of rows)
      expect([rank === null, title === null]).toEqual([provisional, provisional]);
    expect(await rowOf(bo.user.name)).toMatchObject({ rank: 1, title: 'Luminary' });
    expect(await ann.api.ladder.mine({})).toEqual({
      row: await rowOf(ann.user.name),
      hidden: null,
      ranked,
      next: { name: 'Commodore', points: 38 },
    });
    expect(await cy.api.ladder.mine({})).toMatchObject({ row: { rank: null, provisional: true }, next: null });
    for (const row of rows.slice(0, 3)) expect((await rowOf(row.name))?.rank).toBe(row.rank);
  });

  it('takes the rank away when the deviation has grown over 110 since the last game', async () => {
    const [ann, bo] = [await player(), await player()];
    const threeWeeksAgo = new Date(Date.now() - 3 * 7 * 86_400_000);
    await settledMatch(ann, bo, threeWeeksAgo);
    const ratingOf = (rd: number) => db().rating.updateMany({ where: { userId: ann.user.id }, data: { rd } });
    await ratingOf(109.9);
    const season = await db().season.findFirstOrThrow({ where: { ratings: { some: { userId: ann.user.id } } } });
    const mine = () => ann.api.ladder.mine({ season: season.number });
    expect(await mine()).toMatchObject({ row: { rank: null, provisional: true } });
    await ratingOf(100);
    expect(await mine()).toMatchObject({ row: { rank: expect.any(Number), provisional: false } });
  });

  it('leaves out who has not played, guests, and who has not played for long', async () => {
    const [ann, bo, cy, gus] = [await player(), await player(), await player(), await guest()];
    expect(await cy.api.ladder.mine({})).toMatchObject({ row: null, hidden: 'noGame' });
    expect(await gus.api.ladder.mine({})).toMatchObject({ row: null, hidden: 'noGame' });
    await settledMatch(ann, bo);
    const longAgo = new Date(Date.now() - INACTIVE_AFTER_MS - 1000);
    await db().rating.updateMany({ where: { userId: ann.user.id }, data: { lastGameAt: longAgo } });
    expect(await rowOf(ann.user.name)).toBeUndefined();
    expect(await ann.api.ladder.mine({})).toMatchObject({ row: null, hidden: 'inactive' });
    expect(await rowOf(bo.user.name)).toBeDefined();
    expect((await anonymous().profile.byName({ name: ann.user.name })).place).toMatchObject({ hidden: 'inactive' });
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

  it('shows results by deck and by who had the first turn of the game', async () => {
    const [ann, bo] = [await player(), await player()];
    const begin = (seat: number) => [{ type: 'wentFirst', rule: '17.1', seat, patches: [] }];
    const played = async (winner: typeof ann, loser: typeof ann, first: number | null) => {
      const { match } = await settledMatch(winner, loser);
      if (first !== null)
        await db().matchAction.updateMany({ where: { matchId: match.id }, data: { events: begin(first) } });
      return match.id;
    };
    await played(ann, bo, 0);
    await played(bo, ann, 0);
    const last = await played(ann, bo, null);
    await db().matchSeat.updateMany({
      where: { matchId: last, userId: ann.user.id },
      data: { deckName: 'Nine Bells' },
    });
    expect((await anonymous().profile.byName({ name: ann.user.name })).results).toEqual({
      decks: [
        { deckName: 'Deck', wins: 1, losses: 1 },
        { deckName: 'Nine Bells', wins: 1, losses: 0 },
      ],
      first: { wins: 1, losses: 0 },
      second: { wins: 0, losses: 1 },
    });
  });

  it('of a guest has no rating', async () => {
    const gus = await guest();
    const profile = await anonymous().profile.byName({ name: gus.user.name });
    expect(profile).toMatchObject({ isGuest: true, rating: null, line: [] });
    await expect(anonymous().profile.byName({ name: 'nobody at all' })).rejects.toEqual(
      refused('NOT_FOUND', 'unknownUser'),
    );
  });

  it('tells how ranked players spread over steps of 100 points, without gaps, and pages of another length', async () => {
    const [ann, bo] = [await player(), await player()];
    await settledMatch(ann, bo);
    const sure = { rd: 70, baseRd: 70 };
    await db().rating.updateMany({ where: { userId: ann.user.id }, data: { ...sure, rating: 2501 } });
    await db().rating.updateMany({ where: { userId: bo.user.id }, data: { ...sure, rating: 899.9 } });
    const steps = await anonymous().ladder.distribution({});
    expect(steps.map(({ from }) => from)).toEqual(steps.map((_, at) => (steps[0]?.from ?? 0) + at * 100));
    const stepOf = (rating: number) => steps.find(({ from, to }) => rating >= from && rating < to)?.players;
    expect([stepOf(2501), stepOf(899.9)]).toEqual([1, 1]);
    const { ranked, rows, pages, season } = await anonymous().ladder.top({ size: 1 });
    expect(steps.reduce((sum, { players }) => sum + players, 0)).toBe(ranked);
    expect([rows.map(({ name }) => name), pages >= ranked]).toEqual([[ann.user.name], true]);
    expect(await anonymous().ladder.distribution({ season })).toEqual(steps);
    await expect(anonymous().ladder.distribution({ season: 9_999 })).rejects.toEqual(
      refused('NOT_FOUND', 'unknownSeason'),
    );
    await expect(anonymous().ladder.top({ size: 501 })).rejects.toMatchObject({ code: 'BAD_REQUEST' });
  });
});
