/** A game service as a process of its own, built as it is for the site. */
import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const folder = fileURLToPath(new URL('../..', import.meta.url));
/** Ends the service with this process, however that ends. */
const endsWithParent = new URL('../../../../tooling/runner/exit-with-parent.mjs', import.meta.url).href;

export const buildService = () => promisify(execFile)(process.execPath, ['build.mjs'], { cwd: folder });

/** It ended before it was ready. */
export class NotStarted extends Error {
  constructor(
    said: string,
    /** It said that it could not start, as it does when its database is away: whoever runs it tries again. */
    readonly inOrder: boolean,
  ) {
    super(`the service ended before it was ready: ${said}`);
  }
}

export interface NodeProcess {
  url: string;
  child: ChildProcess;
  /** Lines at level error or above. */
  errors: string[];
  /** Settles with its exit code when it ends, and what it said on standard error. */
  ended: Promise<{ code: number | null; said: string }>;
  /** Sends the signal, and resolves with the exit code once it has ended. */
  end(signal: 'SIGKILL' | 'SIGTERM'): Promise<number | null>;
}

/** Starts one, ready or not. */
export function spawnNodeProcess(environment: Record<string, string>) {
  const child = spawn(process.execPath, ['--import', endsWithParent, '--enable-source-maps', 'dist/main.js'], {
    cwd: folder,
    env: {
      ...process.env,
      GAME_PORT: '0',
      ...environment,
      // That it is ready is said at this level.
      LOG_LEVEL: 'info',
      ASTRIS_RUNNER_PID: String(process.pid),
    },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  child.channel?.unref();
  const { stdout, stderr } = child;
  if (!stdout || !stderr) throw new Error('the service has no output');
  return { child, stdout, stderr };
}

/** Starts one and resolves once it is ready. Throws `NotStarted` when it ends before. */
export async function startNodeProcess(environment: Record<string, string>): Promise<NodeProcess> {
  const { child, stdout, stderr } = spawnNodeProcess(environment);
  const exited = once(child, 'exit') as Promise<[number | null]>;
  const errors: string[] = [];
  let said = '';
  stderr.on('data', (text) => {
    said += text;
  });
  const url = await new Promise<string>((ready, failed) => {
    createInterface({ input: stdout }).on('line', (line) => {
      const { level, msg, port } = JSON.parse(line) as { level: number; msg: string; port?: number };
      if (level >= 50) errors.push(line);
      if (msg === 'game service ready') ready(`http://127.0.0.1:${port}`);
    });
    void once(child, 'close').then(() => {
      const inOrder = errors.some((line) => line.includes('"the service could not start"'));
      failed(new NotStarted(`${said}${errors.join('\n')}`, inOrder));
    });
  });
  return {
    url,
    child,
    errors,
    ended: exited.then(([code]) => ({ code, said })),
    async end(signal) {
      child.kill(signal);
      const [code] = await exited;
      return code;
    },
  };
}
