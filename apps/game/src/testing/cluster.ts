/** PostgreSQL servers of a test's own, their base backups and their archives of the write-ahead log. */
import fs from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, vi } from 'vitest';

const tools = path.resolve(import.meta.dirname, '../../../../tooling/runner/database');
const tool = (name: string) => import(pathToFileURL(path.join(tools, name)).href);

interface Client {
  query(sql: string): Promise<{ rows: Record<string, string>[] }>;
  end(): Promise<void>;
}
interface Place {
  cluster: string;
  identity: { uid?: number; gid?: number };
}

export interface Cluster {
  url: string;
  stop(): Promise<void>;
}

/** Starts the server in this folder with these parameters (`name=value`); the first time with an empty database. */
export async function startCluster(folder: string, settings: string[]): Promise<Cluster> {
  const { startServer } = await tool('server.mjs');
  const { port, stop } = await startServer(folder, { durable: false, settings });
  return { url: `postgresql://astris@127.0.0.1:${port}/postgres`, stop };
}

/** The tables of the site. */
export async function migrate(url: string): Promise<void> {
  const { databaseScript } = await tool('database.mjs');
  const { deploy } = await databaseScript('deploy.mjs');
  await deploy(url, () => undefined);
}

export async function openClient(url: string): Promise<Client> {
  const { databaseScript } = await tool('database.mjs');
  return (await databaseScript('client.mjs')).openClient(url);
}

/** Takes a base backup of a running server, as pg_basebackup does: its files, between start and stop of a backup. */
export async function takeBaseBackup(url: string, into: string): Promise<void> {
  const client = await openClient(url);
  try {
    const { rows } = await client.query('SHOW data_directory');
    await client.query(`SELECT pg_backup_start('test', true)`);
    copyRunning(rows[0]?.data_directory as string, into);
    const stopped = await client.query('SELECT labelfile FROM pg_backup_stop(false)');
    fs.writeFileSync(path.join(into, 'backup_label'), stopped.rows[0]?.labelfile as string);
  } finally {
    await client.end();
  }
}

/** Copies what a server writes at meanwhile; what goes away under way is not needed, its log makes it good. */
function copyRunning(from: string, to: string): void {
  fs.mkdirSync(to, { recursive: true });
  for (const entry of fs.readdirSync(from, { withFileTypes: true })) {
    const [source, target] = [path.join(from, entry.name), path.join(to, entry.name)];
    if (entry.name === 'postmaster.pid') continue;
    if (entry.name === 'pg_wal') fs.mkdirSync(target);
    else if (entry.isDirectory()) copyRunning(source, target);
    else {
      try {
        fs.copyFileSync(source, target);
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
      }
    }
  }
}

/** Resolves when a server that recovers has come to its target and takes writes. */
export async function promoted({ url }: Cluster): Promise<void> {
  const client = await openClient(url);
  const recovers = async () => (await client.query('SELECT pg_is_in_recovery()::text AS recovers')).rows[0]?.recovers;
  await vi.waitFor(async () => expect(await recovers()).toBe('false'), { timeout: 60_000, interval: 100 });
  await client.end();
}

/** Lays a base backup down for `startCluster(folder, ...)`, which then recovers from the archive. */
export async function layDown(backup: string, folder: string): Promise<void> {
  const { postgresFor } = await tool('binaries.mjs');
  fs.mkdirSync(folder, { recursive: true });
  const { cluster, identity } = postgresFor(path.join(folder, 'postgres')) as Place;
  fs.cpSync(backup, cluster, { recursive: true });
  fs.writeFileSync(path.join(cluster, 'recovery.signal'), '');
  for (const name of ['', ...(fs.readdirSync(cluster, { recursive: true }) as string[])]) {
    const file = path.join(cluster, name);
    if (fs.statSync(file).isDirectory()) fs.chmodSync(file, 0o700);
    if (identity.uid !== undefined) fs.chownSync(file, identity.uid, identity.gid as number);
  }
}
