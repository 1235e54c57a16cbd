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

export interface NodeProcess {
  url: string;
  child: ChildProcess;
  /** Lines at level error or above. */
  errors: string[];
  /** Sends the signal, and resolves with the exit code once it has ended. */
  end(signal: 'SIGKILL' | 'SIGTERM'): Promise<number | null>;
}

/** Starts one and resolves once it is ready. Throws what it said when it ends before. */
export async function startNodeProcess(environment: Record<string, string>): Promise<NodeProcess> {
  const child = spawn(process.execPath, ['--import', endsWithParent, '--enable-source-maps', 'dist/main.js'], {
    cwd: folder,
    env: {
      ...process.env,
      GAME_PORT: '0',
      LOG_LEVEL: 'info',
      ...environment,
      ASTRIS_RUNNER_PID: String(process.pid),
    },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  child.channel?.unref();
  const { stdout, stderr } = child;
  if (!stdout || !stderr) throw new Error('the service has no output');
  const ended = once(child, 'exit') as Promise<[number | null]>;
  const errors: string[] = [];
  const url = await new Promise<string>((ready, failed) => {
    let said = '';
    stderr.on('data', (text) => {
      said += text;
    });
    createInterface({ input: stdout }).on('line', (line) => {
      const { level, msg, port } = JSON.parse(line) as { level: number; msg: string; port?: number };
      if (level >= 50) errors.push(line);
      if (msg === 'game service ready') ready(`http://127.0.0.1:${port}`);
    });
    void ended.then(() => failed(new Error(`the service ended before it was ready: ${said}${errors.join('\n')}`)));
  });
  return {
    url,
    child,
    errors,
    async end(signal) {
      child.kill(signal);
      const [code] = await ended;
      return code;
    },
  };
}
