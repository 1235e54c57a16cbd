// Stops what was started, newest first, whatever the reason: Ctrl-C, a signal, an error, or npm being gone.
import fs from 'node:fs';
import { log } from './log.mjs';

const closers = [];
let stopping;

/** True once the run is ending: a child that exits now is no accident. */
export const isStopping = () => stopping !== undefined;

/** Registers what must be closed at the end. Returns a function that takes it off again. */
export function whenStopping(close) {
  closers.push(close);
  return () => {
    const index = closers.indexOf(close);
    if (index >= 0) closers.splice(index, 1);
  };
}

/** Closes everything and ends the process. */
export function stop(exitCode) {
  stopping ??= closeAll().then(() => process.exit(exitCode));
  return stopping;
}

/** Closes what is open now, newest first, without ending the process. */
export async function closeAll() {
  while (closers.length > 0) {
    const close = closers.pop();
    await close().catch((error) => console.error(`while stopping: ${error.message}`));
  }
}

/** From here on a signal stops everything in order and then exits with this code. */
export function stopOnSignals(exitCode) {
  const onSignal = () => {
    if (isStopping()) return;
    log('stopping …');
    void stop(exitCode);
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, onSignal);
  stopWhenNpmIsGone(onSignal);
}

/**
 * npm that is killed outright cannot pass the signal on. It runs scripts through a shell, so it is the parent or, where
 * /proc can tell, the parent's parent that has changed.
 */
function stopWhenNpmIsGone(onGone) {
  if (!process.env.npm_lifecycle_event) return;
  const ancestors = () => {
    const { name, parent } = processInfo(process.ppid);
    return name === 'sh' ? `${process.ppid} ${parent}` : `${process.ppid}`;
  };
  const atStart = ancestors();
  setInterval(() => ancestors() !== atStart && onGone(), 1000).unref();
}

function processInfo(pid) {
  try {
    const status = fs.readFileSync(`/proc/${pid}/status`, 'utf8');
    return { name: /^Name:\s*(.*)$/m.exec(status)[1], parent: /^PPid:\s*(\d+)$/m.exec(status)[1] };
  } catch {
    return {};
  }
}

/** Runs a main function; an error is printed and everything is stopped. */
export async function main(body) {
  try {
    await body();
  } catch (error) {
    if (isStopping()) return;
    console.error(error.name === 'Error' ? `\n${error.message}` : error);
    await stop(1);
  }
}
