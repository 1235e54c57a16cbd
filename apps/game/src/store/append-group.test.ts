import { createDb, isDatabaseTimeout, type PrismaClient, type User } from '@astris/db';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { clearMatches, createMatch, createUser, testDatabase } from '../testing/database';
import { AppendGroup } from './append-group';
import type { NewAction } from './match-store';

let db: PrismaClient;
let impatient: PrismaClient;
let statements = 0;
let ids: string[];
const wasSeconds = process.env.DATABASE_TIMEOUT_SECONDS;

beforeAll(async () => {
  db = testDatabase();
  process.env.DATABASE_TIMEOUT_SECONDS = '1';
  impatient = createDb(process.env.DATABASE_URL as string);
  await clearMatches(db);
  const users: User[] = [await createUser(db), await createUser(db)];
  ids = [];
  for (let one = 0; one < 3; one += 1) ids.push((await createMatch(db, { users })).id);
});
afterAll(async () => {
  if (wasSeconds === undefined) delete process.env.DATABASE_TIMEOUT_SECONDS;
  else process.env.DATABASE_TIMEOUT_SECONDS = wasSeconds;
  await impatient.$disconnect();
  await db.$disconnect();
});

const counted = () =>
  new AppendGroup(
    new Proxy(impatient, {
      get(target, name) {
        if (name === '$queryRaw') statements += 1;
        return Reflect.get(target, name);
      },
    }),
  );
const first = (match: string): NewAction => ({
  match,
  number: 1,
  actor: 0,
  action: { type: 'concede' },
  messageId: null,
  atMs: 0,
  events: [],
  dueAtMs: null,
  outcome: null,
});

test('a database that hangs fails a whole group at once, and the same actions are written when it answers', async () => {
  const log = counted();
  await impatient.$queryRaw`SELECT 1`;
  const failures = await db.$transaction(async (tx) => {
    await tx.$executeRaw`LOCK TABLE "MatchAction" IN ACCESS EXCLUSIVE MODE`;
    return Promise.all(ids.map((id) => log.append(first(id)).catch((error: unknown) => error)));
  });
  expect(failures.map(isDatabaseTimeout)).toEqual([true, true, true]);
  expect(statements).toBe(1);
  expect(await Promise.all(ids.map((id) => log.append(first(id))))).toEqual([true, true, true]);
  expect(statements).toBe(2);
});

test('an action that the database does not take fails alone, and the others of its group are written', async () => {
  const log = counted();
  const next = (match: string): NewAction => ({ ...first(match), number: 2 });
  const broken = { ...next('nowhere'), messageId: '\0' };
  const results = await Promise.all([broken, ...ids.map(next)].map((one) => log.append(one).catch(() => 'failed')));
  expect(results).toEqual(['failed', true, true, true]);
});
