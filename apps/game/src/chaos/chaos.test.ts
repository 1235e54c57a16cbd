import { expect, test } from 'vitest';
import { clearMatches, testDatabase } from '../testing/database';
import { chaos } from './chaos';
import { TROUBLES } from './trouble';

test('matches lose nothing, and are settled once, while services, database, Redis and clients are disturbed', async () => {
  const db = testDatabase();
  await clearMatches(db);
  const options = { seconds: 6, matches: 4, nodes: 2, seed: 3 };
  const report = await chaos(db, process.env.DATABASE_URL as string, options, () => undefined);
  await db.$disconnect();
  expect(report.faults).toEqual([]);
  expect(TROUBLES.filter((trouble) => report.troubles[trouble] === 0)).toEqual([]);
  expect(report.acknowledged).toBeGreaterThan(20);
}, 120_000);
