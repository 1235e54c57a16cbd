// One long-running service: a Node process that is started, killed, started again and stopped.
import { spawn } from 'node:child_process';
import { endGroup, exitWithParent } from './commands.mjs';
import { isStopping } from './lifecycle.mjs';
import { inRoot, isWindows, toolEnvironment } from './repository.mjs';
import { answersOk, until } from './waiting.mjs';

const READY_LIMIT = 120_000;
const STOP_LIMIT = 8000;

/**
 * @param {{ name: string, node?: string, folder: string, args: string[], env: object, health: string,
 *   onCrash: (message: string, service: object) => void, heard?: (text: string) => void }} description
 *   node: which of several; args: what Node runs; health: the address that answers once the service is ready; onCrash:
 *   told when it ends by itself; heard: told all that it writes
 */
export function createService({ name, node, folder, args, env, health, onCrash, heard }) {
  let child;
  let exit = Promise.resolve();
  let exitExpected = false;

  function start() {
    exitExpected = false;
    child = spawn(process.execPath, [...exitWithParent, ...args], {
      cwd: inRoot(folder),
      env: toolEnvironment(folder, { ...env, ASTRIS_RUNNER_PID: String(process.pid) }),
      stdio: ['ignore', heard ? 'pipe' : 'inherit', heard ? 'pipe' : 'inherit', 'ipc'],
      detached: !isWindows, // Ctrl-C reaches the runner alone, which then stops its children in order
    });
    for (const [from, to] of heard
      ? [
          [child.stdout, process.stdout],
          [child.stderr, process.stderr],
        ]
      : []) {
      from.on('data', (text) => {
        to.write(text);
        heard(String(text));
      });
    }
    exit = new Promise((resolve) => child.once('exit', resolve)).then(onExit);
  }

  function onExit(code) {
    child = undefined;
    if (exitExpected || isStopping()) return;
    onCrash(`The ${node ?? name} service ended by itself (${code ?? 'by a signal'}).`, service);
  }

  async function end(signal) {
    if (!child) return;
    exitExpected = true;
    const dying = child;
    endGroup(dying, signal);
    const timer = setTimeout(() => endGroup(dying, 'SIGKILL'), STOP_LIMIT);
    await exit;
    clearTimeout(timer);
    endGroup(dying, 'SIGKILL'); // what it started and left behind
  }

  const service = {
    node,
    start,
    /** Resolves when the service answers; throws when it ends before, or takes too long. */
    async ready() {
      const answered = await until(async () => child === undefined || (await answersOk(health)), READY_LIMIT);
      if (!answered || child === undefined) throw new Error(`The ${name} service did not become ready.`);
    },
    /** Asks it to stop, and waits until it has. */
    stop: () => end('SIGTERM'),
    /** Kills it as a crash would. */
    kill: () => end('SIGKILL'),
  };
  return service;
}
