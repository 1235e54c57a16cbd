// A Redis of our own: the redis-server that is there, else Debian's package.
import { spawn, spawnSync } from 'node:child_process';
import fs from 'node:fs';
import net from 'node:net';
import { fileURLToPath } from 'node:url';
import { log } from './log.mjs';
import { isWindows } from './repository.mjs';
import { freePort, until } from './waiting.mjs';

const INSTALL_LIMIT = 5 * 60_000;
const START_LIMIT = 15_000;
const guard = fileURLToPath(new URL('redis-guard.mjs', import.meta.url));

/** The path of a redis-server that runs. Installs one when there is none. */
function findRedis() {
  const named = process.env.REDIS_SERVER_PATH;
  if (named) return named;
  if (runs('redis-server')) return 'redis-server';
  if (process.getuid?.() === 0 && fs.existsSync('/etc/debian_version')) {
    log('no redis-server found: installing the one of Debian …');
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
    const options = { env, timeout: INSTALL_LIMIT, stdio: 'ignore' };
    spawnSync('apt-get', ['update', '-qq'], options);
    spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'redis-server'], options);
    if (runs('redis-server')) return 'redis-server';
  }
  throw new Error(
    'There is no redis-server, and none could be installed. Install Redis 6.2 or newer, or name its server with REDIS_SERVER_PATH.',
  );
}

const runs = (program) => spawnSync(program, ['--version'], { stdio: 'ignore' }).status === 0;

/**
 * Starts a Redis at a free port of 127.0.0.1 that keeps nothing. It ends with this process.
 * @returns {Promise<{ url: string, stop: () => Promise<void>, restart: (betweenMs?: number) => Promise<void> }>}
 *   restart: kills it and starts another at the same port, after so many ms
 */
export async function startRedis() {
  const program = findRedis();
  const port = await freePort();
  let child = await launch(program, port);
  const stop = async () => {
    await end(child);
    child = undefined;
  };
  return {
    url: `redis://127.0.0.1:${port}`,
    stop,
    restart: async (betweenMs = 0) => {
      await stop();
      await new Promise((resolve) => setTimeout(resolve, betweenMs));
      child = await launch(program, port);
    },
  };
}

async function launch(program, port) {
  const args = ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no'];
  const child = spawn(process.execPath, [guard, program, ...args, '--loglevel', 'warning'], {
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    detached: !isWindows,
  });
  child.channel.unref();
  if (await until(async () => child.exitCode !== null || (await answers(port)), START_LIMIT)) {
    if (child.exitCode === null) return child;
  }
  await end(child);
  throw new Error(`The redis-server at port ${port} did not start.`);
}

async function end(child) {
  if (!child || child.exitCode !== null || child.signalCode !== null) return;
  const gone = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGTERM');
  await gone;
}

/** True when it answers a PING. */
function answers(port) {
  return new Promise((resolve) => {
    const socket = net.connect(port, '127.0.0.1');
    const done = (answer) => {
      socket.destroy();
      resolve(answer);
    };
    socket.once('error', () => done(false));
    socket.once('data', (data) => done(String(data).startsWith('+PONG')));
    socket.once('connect', () => socket.write('PING\r\n'));
  });
}
