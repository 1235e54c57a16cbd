import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { createDb, type PrismaClient, type User } from '@astris/db';
import { hashOf, RULESET } from '@astris/engine';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { revive } from './match/unplayable';
import { systemClock } from './parts';
import { prismaStore } from './store/prisma-store';
import type { TestClient } from './testing/client';
import { type Cluster, layDown, migrate, openClient, promoted, startCluster, takeBaseBackup } from './testing/cluster';
import { createMatch, createUser } from './testing/database';
import { playOn, randomPolicy } from './testing/play';
import { seededRandom } from './testing/random';
import { pool, startService, type TestService } from './testing/service';

const policy = randomPolicy(seededRandom(17));
let folder: string;
const running: { stop(): Promise<void> }[] = [];

beforeAll(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'astris-backup-'));
  fs.chmodSync(folder, 0o755);
});
afterAll(async () => {
  for (const one of running.reverse()) await one.stop();
  fs.rmSync(folder, { recursive: true, force: true });
});
const keep = <T extends { stop(): Promise<void> }>(one: T): T => {
  running.push(one);
  return one;
};

/** Version and hash of the match as its row and log give it. */
async function stored(db: PrismaClient, id: string) {
  const store = prismaStore(db);
  const loaded = await store.load(id);
  if (!loaded) throw new Error(`there is no match ${id}`);
  const parts = { store, clock: systemClock, pool, ruleset: RULESET };
  const match = await revive({ ...parts, log: undefined as never }, loaded.row, loaded.actions, () => undefined);
  return { version: match.version, hash: hashOf(match.game) };
}
async function seated(service: TestService, users: User[], match: string): Promise<TestClient[]> {
  const clients = await Promise.all(users.map((user) => service.connect(user)));
  for (const client of clients) await client.join(match);
  return clients;
}
/** All of the log up to now lies in the archive. */
async function archived(cluster: Cluster): Promise<void> {
  const client = await openClient(cluster.url);
  const { rows } = await client.query('SELECT pg_walfile_name(pg_switch_wal()) AS file');
  const last = async () => (await client.query('SELECT last_archived_wal AS file FROM pg_stat_archiver')).rows[0]?.file;
  await vi.waitFor(
    async () => expect((await last()) ?? '').toSatisfy((file: string) => file >= (rows[0]?.file ?? '')),
    {
      timeout: 60_000,
      interval: 200,
    },
  );
  await client.end();
}

test('a base backup in mid-game and the archived log bring back all that players were told, up to a moment before a mistake', async () => {
  const archive = path.join(folder, 'archive');
  fs.mkdirSync(archive);
  fs.chmodSync(archive, 0o777);
  const site = keep(
    await startCluster(path.join(folder, 'site'), [
      'wal_level=replica',
      'archive_mode=on',
      `archive_command=test ! -f "${archive}/%f" && cp "%p" "${archive}/%f"`,
    ]),
  );
  await migrate(site.url);
  const db = createDb(site.url);
  const users = [await createUser(db), await createUser(db)];
  const { id } = await createMatch(db, { users });
  const service = keep(await startService({ store: prismaStore(createDb(site.url)) }));
  const clients = await seated(service, users, id);
  const reach = (version: number) => playOn(clients, policy, { until: () => (clients[0]?.version ?? 0) >= version });
  await reach(20);
  await takeBaseBackup(site.url, path.join(folder, 'backup'));
  await reach(45);
  const before = await stored(db, id);
  expect(before.version).toBe(clients[0]?.version);
  await db.$queryRaw`SELECT pg_create_restore_point('before the mistake')::text`;
  await db.match.deleteMany();
  await archived(site);
  await service.close();
  await db.$disconnect();
  await site.stop();

  const restoredFolder = path.join(folder, 'restored');
  await layDown(path.join(folder, 'backup'), restoredFolder);
  const restored = keep(
    await startCluster(restoredFolder, [
      `restore_command=cp "${archive}/%f" "%p"`,
      'recovery_target_name=before the mistake',
      'recovery_target_action=promote',
    ]),
  );
  await promoted(restored);
  const again = createDb(restored.url);
  expect(await stored(again, id)).toEqual(before);

  const later = keep(await startService({ store: prismaStore(createDb(restored.url)) }));
  const back = await seated(later, users, id);
  expect(back.map(({ version, view }) => ({ version, view }))).toEqual(
    clients.map(({ version, view }) => ({ version, view })),
  );
  await playOn(back, policy, { until: () => (back[0]?.version ?? 0) >= before.version + 10 });
  expect((await stored(again, id)).version).toBe(back[0]?.version);
  expect(later.errors).toEqual([]);
  await again.$disconnect();
}, 240_000);
