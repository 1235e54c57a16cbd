import { randomUUID } from 'node:crypto';
import { EPOCH, PERIOD_MS, PERIODS_IN_SEASON, SEASON_RD } from '@astris/rating';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { db } from '../client';
import type { User } from '../generated/prisma/client';
import { currentRatings } from './current-ratings';
import { opponentsDoneWith, pairIsDone } from './pair-limit';
import { type RatedGame, settleRated } from './settle-rated';

const user = (isGuest = false) => {
  const name = `settle ${randomUUID()}`;
  return db().user.create({ data: { name, nameKey: name, isGuest } });
};
const settle = (game: RatedGame) => db().$transaction((tx) => settleRated(tx, game));
const rowsOf = ({ id }: User) => db().rating.findMany({ where: { userId: id }, orderBy: { seasonId: 'asc' } });
const onlyRow = async (player: User) => {
  const [row, ...others] = await rowsOf(player);
  expect(others).toEqual([]);
  if (!row) throw new Error('no rating');
  return row;
};
const day = (days: number) => new Date(EPOCH + days * 24 * 60 * 60 * 1000);

const NEXT_SEASON = new Date(EPOCH + PERIODS_IN_SEASON * PERIOD_MS);

describe('settling a rated game', () => {
  let ann: User;
  let bo: User;
  let cy: User;
  const game = (winner: User, loser: User, at = day(0), matchId: string = randomUUID()): RatedGame => ({
    matchId,
    winnerUserId: winner.id,
    loserUserId: loser.id,
    format: 'standard',
    at,
  });

  beforeEach(async () => {
    [ann, bo, cy] = [await user(), await user(), await user()];
  });
  afterAll(() => db().$disconnect());

  it('gives two new players 1662.3 and 1337.7 with RD 290.3', async () => {
    const outcome = await settle(game(ann, bo));
    if (!outcome.counted) throw new Error(outcome.why);
    expect(outcome.byUser[ann.id]?.before).toBe(1500);
    expect(outcome.byUser[ann.id]?.after).toBeCloseTo(1662.3, 1);
    expect(outcome.byUser[bo.id]?.after).toBeCloseTo(1337.7, 1);
    expect(outcome.byUser[bo.id]?.rdAfter).toBeCloseTo(290.3, 1);
    expect(await onlyRow(ann)).toMatchObject({ games: 1, wins: 1, losses: 0, baseRating: 1500, lastGameAt: day(0) });
    expect(await onlyRow(bo)).toMatchObject({ games: 1, wins: 0, losses: 1 });
  });

  it('counts once when delivered twice, and answers the same', async () => {
    const played = game(ann, bo);
    const first = await settle(played);
    const second = await settle(played);
    expect(second).toEqual(first);
    expect((await onlyRow(ann)).games).toBe(1);
  });

  it('counts once when delivered many times at once', async () => {
    const played = game(ann, bo);
    const outcomes = await Promise.all(Array.from({ length: 6 }, () => settle(played)));
    for (const outcome of outcomes) expect(outcome).toEqual(outcomes[0]);
    expect(await onlyRow(ann)).toMatchObject({ games: 1, wins: 1 });
    expect(await onlyRow(bo)).toMatchObject({ games: 1, losses: 1 });
  });

  it('counts every game when a player has several results at once, both ways round', async () => {
    await Promise.all([settle(game(ann, bo)), settle(game(bo, ann)), settle(game(cy, ann)), settle(game(bo, cy))]);
    expect(await onlyRow(ann)).toMatchObject({ games: 3, wins: 1, losses: 2 });
    expect(await onlyRow(bo)).toMatchObject({ games: 3, wins: 2, losses: 1 });
    expect(await onlyRow(cy)).toMatchObject({ games: 2, wins: 1, losses: 1 });
  });

  it('gives the same ratings in whatever order the games of a period come', async () => {
    const [dee, eli, fay] = [await user(), await user(), await user()];
    await settle(game(ann, bo));
    await settle(game(bo, cy));
    await settle(game(cy, ann));
    await settle(game(fay, dee));
    await settle(game(eli, fay));
    await settle(game(dee, eli));
    const [first, second] = [await onlyRow(ann), await onlyRow(dee)];
    expect(second.rating).toBe(first.rating);
    expect(second.rd).toBe(first.rd);
  });

  it('leaves nothing behind when the transaction fails', async () => {
    const failed = db().$transaction(async (tx) => {
      await settleRated(tx, game(ann, bo));
      throw new Error('the node died');
    });
    await expect(failed).rejects.toThrow('the node died');
    expect(await rowsOf(ann)).toEqual([]);
  });

  it('begins the next period with what the last one left', async () => {
    await settle(game(ann, bo));
    const before = await onlyRow(ann);
    await settle(game(ann, cy, day(7)));
    expect(await onlyRow(ann)).toMatchObject({ period: 1, baseRating: before.rating, baseRd: before.rd, games: 2 });
  });

  it('takes the opponent as they were when the period began', async () => {
    await settle(game(ann, bo));
    await settle(game(cy, ann));
    const [result] = await db().ratedResult.findMany({ where: { rating: { userId: cy.id } } });
    expect(result).toMatchObject({ opponentId: ann.id, opponentRating: 1500, opponentRd: 350 });
  });

  it('carries a rating into the next season, less sure, with a record of its own', async () => {
    await settle(game(ann, bo));
    const first = await onlyRow(ann);
    await settle(game(ann, cy, NEXT_SEASON));
    const [, second] = await rowsOf(ann);
    expect(second).toMatchObject({ games: 1, baseRating: first.rating });
    expect(second?.baseRd).toBeGreaterThan(first.rd);
  });

  it('begins a season with an RD of 100 at least', async () => {
    await settle(game(ann, bo, new Date(NEXT_SEASON.getTime() - 1)));
    const { id } = await onlyRow(ann);
    const first = await db().rating.update({ where: { id }, data: { rd: 60 } });
    const shown = await currentRatings(db(), [ann.id], 'standard', NEXT_SEASON);
    expect(shown.get(ann.id)).toMatchObject({ value: first.rating, rd: SEASON_RD, provisional: false });
    await settle(game(ann, cy, NEXT_SEASON));
    const [, second] = await rowsOf(ann);
    expect(second).toMatchObject({ baseRating: first.rating, baseRd: SEASON_RD });
  });

  it('counts a game that comes in after a later one at the moment of that one, in its period and season', async () => {
    const late = new Date(NEXT_SEASON.getTime() - 1);
    await settle(game(ann, bo, NEXT_SEASON));
    expect((await settle(game(cy, ann, late))).counted).toBe(true);
    expect(await onlyRow(ann)).toMatchObject({ period: PERIODS_IN_SEASON, games: 2, lastGameAt: NEXT_SEASON });
    expect(await onlyRow(cy)).toMatchObject({ period: PERIODS_IN_SEASON, games: 1, lastGameAt: NEXT_SEASON });
  });

  it('counts games on both sides of a season’s end that are settled at once, in either order', async () => {
    await settle(game(ann, bo));
    const late = new Date(NEXT_SEASON.getTime() - 1);
    const dee = await user();
    await Promise.all([settle(game(ann, cy, late)), settle(game(dee, ann, NEXT_SEASON))]);
    const [first, second, ...more] = await rowsOf(ann);
    expect(more).toEqual([]);
    expect((first?.games ?? 0) + (second?.games ?? 0)).toBe(3);
    expect(second?.baseRating).toBe(first?.rating);
    for (const row of [first, second]) {
      const results = await db().ratedResult.findMany({ where: { ratingId: row?.id }, orderBy: { number: 'asc' } });
      expect(results.map(({ number }) => number)).toEqual(results.map((_, index) => index + 1));
      expect(results.at(-1)?.after).toBe(row?.rating);
    }
  });

  it('counts three games of a pair in a day, whoever wins, and a fourth on the next day', async () => {
    for (const played of [game(ann, bo), game(bo, ann), game(ann, bo)]) await settle(played);
    const before = await onlyRow(ann);
    expect(await settle(game(ann, bo))).toEqual({ counted: false, why: 'pairLimit' });
    expect(await onlyRow(ann)).toEqual(before);
    expect((await settle(game(ann, cy))).counted).toBe(true);
    const midnight = day(1).getTime();
    expect(await settle(game(bo, ann, new Date(midnight - 1)))).toEqual({ counted: false, why: 'pairLimit' });
    expect((await settle(game(ann, bo, new Date(midnight)))).counted).toBe(true);
  });

  it('says of an opponent that the games of the day are played, on that day only and to no other', async () => {
    for (const played of [game(ann, bo), game(bo, ann)]) await settle(played);
    expect(await pairIsDone(db(), [ann.id, bo.id], 'standard', day(0))).toBe(false);
    await settle(game(ann, bo));
    await settle(game(ann, cy));
    expect(await pairIsDone(db(), [bo.id, ann.id], 'standard', day(0.9))).toBe(true);
    expect(await pairIsDone(db(), [bo.id, ann.id], 'standard', day(1))).toBe(false);
    expect(await opponentsDoneWith(db(), ann.id, 'standard', day(0.5))).toEqual(new Set([bo.id]));
    expect(await opponentsDoneWith(db(), cy.id, 'standard', day(0.5))).toEqual(new Set());
  });

  it('counts no more than three when four games of a pair are settled at once', async () => {
    const outcomes = await Promise.all(Array.from({ length: 4 }, () => settle(game(ann, bo))));
    expect(outcomes.filter(({ counted }) => counted)).toHaveLength(3);
    expect((await onlyRow(ann)).games).toBe(3);
  });

  it('never rates a guest', async () => {
    const guest = await user(true);
    expect(await settle(game(guest, ann))).toEqual({ counted: false, why: 'guest' });
    expect(await rowsOf(ann)).toEqual([]);
  });

  it('shows a rating that is less sure after weeks without a game, and none for a guest', async () => {
    const guest = await user(true);
    await settle(game(ann, bo));
    const row = await onlyRow(ann);
    const shown = await currentRatings(db(), [ann.id, cy.id, guest.id], 'standard', day(30));
    expect(shown.get(ann.id)).toMatchObject({ value: row.rating, provisional: true });
    expect(shown.get(ann.id)?.rd).toBeGreaterThan(row.rd);
    expect(shown.get(cy.id)).toEqual({ value: 1500, rd: 350, provisional: true, title: null });
    expect(shown.has(guest.id)).toBe(false);
  });
});
