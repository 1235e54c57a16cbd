// A real PostgreSQL in a folder of this repository, as a child of this process.
import { spawn, spawnSync } from 'node:child_process';
import fs from 'node:fs';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { isWindows } from '../repository.mjs';
import { freePort, until } from '../waiting.mjs';
import { postgresFor } from './binaries.mjs';

const START_LIMIT = 30_000;
const STOP_LIMIT = 15_000;
const guardScript = fileURLToPath(new URL('guard.mjs', import.meta.url));

/**
 * Starts the server of this folder, or joins the one that another run has started there.
 * @param {string} folder made when it does not exist
 * @param {{ durable: boolean, settings?: string[] }} options durable: false trades safety against a power cut for
 *   speed: tests; settings: more of the server's parameters, as name=value
 * @returns {Promise<{ port: number, shared: boolean, stop: () => Promise<void> }>}
 */
export async function startServer(folder, { durable, settings = [] }) {
  fs.mkdirSync(folder, { recursive: true });
  const { program, cluster, identity } = postgresFor(path.join(folder, 'postgres'));
  const guardFile = path.join(folder, 'postgres-guard.pid');

  const earlier = await liveServer(cluster);
  if (earlier && isAlive(Number(readText(guardFile)))) {
    return { port: earlier.port, shared: true, stop: async () => {} };
  }
  if (earlier) await stopOrphan(earlier, cluster);
  fs.rmSync(path.join(cluster, 'postmaster.pid'), { force: true });
  if (!fs.existsSync(path.join(cluster, 'PG_VERSION'))) createCluster(program, cluster, identity);

  const port = await freePort();
  const options = ['listen_addresses=127.0.0.1', 'unix_socket_directories=', 'max_connections=200'];
  if (!durable) options.push('fsync=off', 'synchronous_commit=off', 'full_page_writes=off');
  options.push(...settings);
  const args = ['-D', cluster, '-p', String(port), ...options.flatMap((option) => ['-c', option])];
  return launch({ program: program('postgres'), args, ...identity, pidFile: guardFile }, cluster, port, folder);
}

async function launch(job, cluster, port, folder) {
  const logFile = path.join(folder, 'postgres.log');
  const logTo = fs.openSync(logFile, 'w');
  const guard = spawn(process.execPath, [guardScript, JSON.stringify(job)], {
    stdio: ['ignore', logTo, logTo, 'ipc'],
    detached: !isWindows,
  });
  fs.closeSync(logTo);
  guard.channel.unref();

  let exited = false;
  const exit = new Promise((resolve) => guard.once('exit', resolve)).then(() => (exited = true));
  const stop = async () => {
    if (!exited) guard.kill('SIGTERM');
    await exit;
  };
  await until(() => exited || statusOf(cluster)?.ready, START_LIMIT);
  if (!exited && statusOf(cluster)?.ready) return { port, shared: false, stop };
  await stop();
  throw new Error(`PostgreSQL did not start:\n${readText(logFile).slice(-4000)}`);
}

function createCluster(program, cluster, identity) {
  fs.mkdirSync(cluster, { recursive: true, mode: 0o700 });
  if (identity.uid !== undefined) fs.chownSync(cluster, identity.uid, identity.gid);
  const args = [
    '-D',
    cluster,
    '-U',
    'astris',
    '-A',
    'trust',
    '-E',
    'UTF8',
    '--locale=C',
    '--no-sync',
    '--no-instructions',
  ];
  const made = spawnSync(program('initdb'), args, { ...identity, cwd: os.tmpdir(), encoding: 'utf8' });
  if (made.status !== 0) throw new Error(`initdb failed: ${made.stderr || made.error}`);
}

/** What the server itself writes about its state into postmaster.pid. */
function statusOf(cluster) {
  const [pid, folder, , port, , , , status] = readText(path.join(cluster, 'postmaster.pid')).split('\n');
  return pid ? { pid: Number(pid), folder, port: Number(port), ready: status?.trim() === 'ready' } : undefined;
}

async function liveServer(cluster) {
  const status = statusOf(cluster);
  return status && isAlive(status.pid) && (await answers(status.port)) ? status : undefined;
}

/** A server whose run was killed together with its guard. */
async function stopOrphan({ pid }, cluster) {
  process.kill(pid, 'SIGINT');
  const stopped = await until(() => !fs.existsSync(path.join(cluster, 'postmaster.pid')), STOP_LIMIT);
  if (!stopped) throw new Error(`An earlier PostgreSQL (process ${pid}) does not stop.`);
}

function isAlive(pid) {
  try {
    return pid > 0 && process.kill(pid, 0);
  } catch (error) {
    return error.code === 'EPERM';
  }
}

function answers(port) {
  return new Promise((resolve) => {
    const socket = net.connect(port, '127.0.0.1');
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false));
    socket.once('connect', () => socket.destroy());
  });
}

const readText = (file) => (fs.existsSync(file) ? fs.readFileSync(file, 'utf8') : '');
