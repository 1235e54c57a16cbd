// Commands that run to their end. They never outlive the runner.
import { spawn } from 'node:child_process';
import { pathToFileURL } from 'node:url';
import { whenStopping } from './lifecycle.mjs';
import { inRoot, isWindows, toolEnvironment } from './repository.mjs';

export const exitWithParent = ['--import', pathToFileURL(inRoot('tooling/runner/exit-with-parent.mjs')).href];

const END_LIMIT = 5000;

/**
 * Runs a command in a folder of the repository.
 * @param {string[]} command the program and its arguments; one string is a line for the shell
 * @param {{ folder?: string, env?: object, capture?: boolean, input?: boolean, limit?: number }} options
 *   input: it reads what this process is given; limit in ms
 * @returns {Promise<{ code: number, output: string }>} output only when captured
 */
export function run(command, { folder = '.', env = {}, capture = false, input = false, limit } = {}) {
  const [program, ...args] = command;
  const isNode = program === 'node';
  const child = spawn(isNode ? process.execPath : program, isNode ? [...exitWithParent, ...args] : args, {
    cwd: inRoot(folder),
    env: toolEnvironment(folder, { ...env, ASTRIS_RUNNER_PID: String(process.pid) }),
    shell: command.length === 1 || (isWindows && !isNode),
    stdio: [
      input ? 'inherit' : 'ignore',
      capture ? 'pipe' : 'inherit',
      capture ? 'pipe' : 'inherit',
      ...(isNode ? ['ipc'] : []),
    ],
    detached: !isWindows, // Ctrl-C reaches the runner alone, which then stops its children in order
  });
  const timer = limit && setTimeout(() => endGroup(child, 'SIGKILL'), limit);
  const closed = new Promise((resolve) => child.once('close', resolve));
  const unregister = whenStopping(() => end(child, closed));

  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (chunk) => {
      output += chunk;
    });
  }
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    closed.then((code) => {
      clearTimeout(timer);
      unregister();
      resolve({ code: code ?? 1, output });
    });
  });
}

/** As `run`, but a command that fails is an error. */
export async function mustRun(command, options) {
  const result = await run(command, options);
  if (result.code !== 0) throw new Error(`${command.join(' ')} failed with code ${result.code}\n${result.output}`);
  return result;
}

async function end(child, closed) {
  endGroup(child, 'SIGTERM');
  const timer = setTimeout(() => endGroup(child, 'SIGKILL'), END_LIMIT);
  await closed;
  clearTimeout(timer);
  endGroup(child, 'SIGKILL'); // what it started and left behind
}

/** Signals a child and all that it started. */
export function endGroup(child, signal) {
  try {
    if (isWindows) child.kill(signal);
    else process.kill(-child.pid, signal);
  } catch {
    // It ended by itself meanwhile.
  }
}
