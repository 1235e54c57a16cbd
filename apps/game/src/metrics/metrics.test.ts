import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { PrismaClient, User } from '@astris/db';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { prismaStore } from '../store/prisma-store';
import type { TestClient } from '../testing/client';
import { clearMatches, createMatch, createUser, testDatabase } from '../testing/database';
import { playOn, randomPolicy } from '../testing/play';
import { seededRandom } from '../testing/random';
import { METRICS_TOKEN, startService, type TestService } from '../testing/service';
import { Metrics } from './metrics';

let db: PrismaClient;
let service: TestService;
let match: string;
let players: TestClient[];
/** Whether the log can be written. */
let writes = true;

beforeAll(async () => {
  db = testDatabase();
  await clearMatches(db);
  const store = prismaStore(testDatabase());
  service = await startService({
    store: {
      ...store,
      append: (action) => (writes ? store.append(action) : Promise.reject(new Error('no database'))),
    },
  });
  const users: User[] = [await createUser(db), await createUser(db)];
  match = (await createMatch(db, { users })).id;
  players = await Promise.all(users.map((user) => service.connect(user)));
  for (const client of players) await client.join(match);
  await playOn(players, randomPolicy(seededRandom(3)), { until: () => (players[0]?.version ?? 0) >= 20 });
});
afterAll(async () => {
  await service.close();
  await db.$disconnect();
});

/** The sum of all samples of this name whose labels include these. */
async function figure(name: string, ...labels: string[]): Promise<number> {
  const answer = await fetch(`${service.url}/metrics`, { headers: { authorization: `Bearer ${METRICS_TOKEN}` } });
  const lines = (await answer.text()).split('\n');
  const samples = lines.filter((line) => line.startsWith(`${name}{`) || line.startsWith(`${name} `));
  if (samples.length === 0) throw new Error(`there is no ${name}`);
  return samples
    .filter((line) => labels.every((label) => line.includes(label)))
    .reduce((sum, line) => sum + Number(line.split(' ').at(-1)), 0);
}

test('the figures say how many are here and what was done', async () => {
  const version = players[0]?.version ?? 0;
  expect(await figure('astris_sockets')).toBe(2);
  expect(await figure('astris_matches_live')).toBe(1);
  expect(await figure('astris_messages_total', 'message="join"', 'answer="ok"')).toBe(2);
  expect(await figure('astris_messages_total', 'message="act"', 'answer="ok"')).toBe(
    await figure('astris_message_seconds_count', 'message="act"'),
  );
  expect(await figure('astris_action_seconds_count', 'outcome="accepted"')).toBe(version);
  expect(await figure('astris_log_append_seconds_count', 'outcome="written"')).toBe(version);
  expect(await figure('astris_log_appends_waiting')).toBe(0);
  expect(await figure('astris_match_queue_length')).toBe(0);
  expect(await figure('astris_draining')).toBe(0);
});

test('a refusal, a message of no name and a socket that is not let in are counted, each under a closed list of names', async () => {
  const [one] = players as [TestClient];
  await one.act({ type: 'act', act: { do: 'skip', storyline: 999 } });
  await one.sendRaw('hack the planet', {});
  await expect(service.connectWith('no ticket')).rejects.toThrow('unauthorized');
  expect(await figure('astris_messages_total', 'message="act"', 'answer="ok"')).toBeLessThan(
    await figure('astris_messages_total', 'message="act"'),
  );
  expect(await figure('astris_messages_total', 'message="unknown"', 'answer="unknownMessage"')).toBe(1);
  expect(await figure('astris_connections_refused_total', 'reason="unauthorized"')).toBe(1);
});

test('an action that the log did not take is counted as failed, and waits no longer', async () => {
  writes = false;
  expect(await players[0]?.act({ type: 'concede' })).toMatchObject({ protocol: 'serverError' });
  writes = true;
  expect(await figure('astris_action_seconds_count', 'outcome="failed"')).toBe(1);
  expect(await figure('astris_log_append_seconds_count', 'outcome="failed"')).toBe(1);
  expect(await figure('astris_log_appends_waiting')).toBe(0);
});

test('every figure that the document on operating names is told, and every figure of ours is named there', async () => {
  const metrics = new Metrics({ ofProcess: true });
  metrics.watch(() => ({
    sockets: 0,
    live: 0,
    unsettled: 0,
    queued: 0,
    databaseAway: false,
    draining: false,
    redisAway: false,
  }));
  const text = await metrics.text();
  const told = [...text.matchAll(/^# TYPE (\w+) /gm)].map(([, name]) => name as string);
  const document = readFileSync(path.resolve(import.meta.dirname, '../../../../docs/operating.md'), 'utf8');
  const named = [...document.matchAll(/\b(?:astris|nodejs|process)_[a-z0-9]+(?:_[a-z0-9]+)+/g)].map(([name]) => name);
  const plain = new Set(named.map((name) => name.replace(/_(bucket|count|sum)$/, '')));
  expect(plain.size).toBeGreaterThan(10);
  expect([...plain].filter((name) => !told.includes(name))).toEqual([]);
  expect(told.filter((name) => name.startsWith('astris_') && !document.includes(name))).toEqual([]);
});
