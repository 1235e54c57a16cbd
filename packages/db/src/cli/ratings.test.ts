import { execFile } from 'node:child_process';
import { createRequire } from 'node:module';
import path from 'node:path';
import { promisify } from 'node:util';
import { seeded } from '@astris/engine/testing';
import { PERIODS_IN_SEASON } from '@astris/rating';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { db } from '../client';
import type { User } from '../generated/prisma/client';
import { ladderUser, randomGames } from '../ladder/testing/history';
import { verifyRatings } from '../ladder/verify/verify-ratings';

const GAMES = 240;
const tsx = createRequire(import.meta.url).resolve('tsx/cli');
const ratings = (...args: string[]) =>
  promisify(execFile)(process.execPath, [tsx, path.join(import.meta.dirname, 'ratings.ts'), ...args]).catch(
    (error: { code: number; stdout: string; stderr: string }) => error,
  );
const lastLine = ({ stdout }: { stdout: string }) => stdout.trimEnd().split('\n').at(-1);

describe('npm run ratings', () => {
  let users: User[];
  let gone: User;
  beforeAll(async () => {
    await db().match.deleteMany();
    await db().rating.deleteMany();
    gone = await ladderUser();
    users = [gone, ...(await Promise.all(Array.from({ length: 9 }, () => ladderUser())))];
    await randomGames(users, { games: GAMES, weeks: PERIODS_IN_SEASON + 5, random: seeded(5) });
    users.shift();
  }, 240_000);
  afterAll(() => db().$disconnect());

  test('recomputes a random history of several hundred games over two seasons and finds that all is equal', async () => {
    const stored = await db().rating.count();
    expect(stored).toBe(20);
    const counted = await db().ratedResult.count();
    expect(counted).toBeGreaterThan(GAMES);
    expect(await verifyRatings(db())).toEqual({ recomputed: stored, differences: [] });
    const [all, second, none] = await Promise.all([
      ratings('--verify'),
      ratings('--verify', '--season', '2'),
      ratings('--verify', '--season', '999'),
    ]);
    expect(all).toMatchObject({ stdout: `ratings: ${stored} recomputed, 0 differ\n`, stderr: '' });
    expect(second.stdout).toBe('ratings: 10 recomputed, 0 differ\n');
    expect(none).toMatchObject({ code: 2, stderr: 'There is no season 999.\n' });
  }, 120_000);

  test('explains itself, and does nothing without being told what', async () => {
    const [help, nothing] = await Promise.all([ratings('--help'), ratings()]);
    expect(help.stdout).toContain('--season N');
    expect(nothing).toMatchObject({ code: 2, stdout: '' });
  }, 60_000);

  test('names what is wrong with its environment, and nothing else', async () => {
    vi.stubEnv('DATABASE_CONNECTIONS', 'many');
    const refused = await ratings('--verify').finally(() => vi.unstubAllEnvs());
    const words = 'DATABASE_CONNECTIONS is no whole number from 1 to 1000: many\n';
    expect(refused).toMatchObject({ code: 2, stdout: '', stderr: words });
  }, 60_000);

  describe('finds', () => {
    let undo: () => Promise<unknown>;
    afterEach(async () => {
      await undo();
      expect((await verifyRatings(db())).differences).toEqual([]);
    });
    const differing = async () => (await verifyRatings(db())).differences;

    test('a rating that was changed by hand, names it and ends with 1', async () => {
      const row = await db().rating.findFirstOrThrow({ where: { userId: users[0]?.id, season: { number: 2 } } });
      const set = (rating: number) => db().rating.update({ where: { id: row.id }, data: { rating } });
      undo = () => set(row.rating);
      await set(row.rating + 0.001);
      const found = await ratings('--verify');
      expect(found).toMatchObject({ code: 1 });
      expect(found.stdout).toMatch(new RegExp(`^${users[0]?.name}, standard, season 2\\n {4}rating is `));
      expect(lastLine(found)).toBe('ratings: 20 recomputed, 1 differ');
      expect(lastLine(await ratings('--verify', '--season', '1'))).toBe('ratings: 10 recomputed, 0 differ');
    }, 60_000);

    test('a game that was turned round, by the match and by every rating that came of it', async () => {
      const result = await db().ratedResult.findFirstOrThrow({ where: { period: 3, score: 1 } });
      const key = { ratingId_matchId: { ratingId: result.ratingId, matchId: result.matchId } };
      const set = (score: number) => db().ratedResult.update({ where: key, data: { score } });
      undo = () => set(1);
      await set(0);
      const found = await differing();
      expect(found.length).toBeGreaterThan(2);
      expect(found.flatMap(({ what }) => what)).toContain(`game ${result.matchId} was won by the other player`);
    });

    test('a game that counts but was taken out of both records', async () => {
      const [newest] = await db().match.findMany({
        where: { settlement: { uncounted: null } },
        orderBy: { endedAt: 'desc' },
        take: 1,
      });
      const matchId = newest?.id ?? '';
      const taken = await db().ratedResult.findMany({ where: { matchId } });
      undo = () => db().ratedResult.createMany({ data: taken });
      await db().ratedResult.deleteMany({ where: { matchId } });
      const found = await differing();
      expect(found).toHaveLength(2);
      for (const { what } of found) expect(what).toContain(`game ${matchId} counts but is not in the record`);
    });

    test('a result of a game that was never settled as rated', async () => {
      const { matchId } = await db().ratedResult.findFirstOrThrow({ where: { period: 5 } });
      const set = (rated: boolean) => db().match.update({ where: { id: matchId }, data: { rated } });
      undo = () => set(true);
      await set(false);
      expect((await differing()).map(({ what }) => what)).toEqual([
        [`game ${matchId} is no settled rated game`],
        [`game ${matchId} is no settled rated game`],
      ]);
    });
  });

  test('takes the games against a deleted account as they were noted', async () => {
    await db().user.delete({ where: { id: gone.id } });
    expect(await verifyRatings(db())).toEqual({ recomputed: 18, differences: [] });
  });
});
