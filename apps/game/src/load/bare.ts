/** Measures the bare socket.io exchange: processor time of its server for a message, and memory for a socket. */
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { io, type Socket } from 'socket.io-client';

/** As long as a player's message, and as a step of median length that goes to one viewer. */
const MESSAGE = { match: 'm'.repeat(25), id: 'i'.repeat(36), version: 120, decision: 240, action: 'a'.repeat(30) };
const EVENT = 's'.repeat(370);

export interface Exchange {
  messages: number;
  /** Processor time of the server for a message, in microseconds. */
  cpuUs: number;
  /** What the server gained for each socket, in bytes. */
  socketBytes: number;
}

/** Lets a process tell what it keeps in memory. */
export const LIVE_BYTES = new URL('live-bytes.mjs', import.meta.url).href;
/** What a process that was started with `LIVE_BYTES` keeps in memory, in bytes. */
export async function liveBytes(child: ChildProcess): Promise<number> {
  child.send('live bytes');
  const [told] = (await once(child, 'message')) as [{ liveBytes: number }];
  return told.liveBytes;
}

/** Fewer messages than these measure nothing. */
const FEWEST = 20;

/**
 * So many pairs send about so many messages a second, for so long. Throws when they came to too few: then no ratio may be
 * told.
 */
export async function measureBare(pairs: number, perSecond: number, seconds: number): Promise<Exchange> {
  const child = fork(fileURLToPath(new URL('bare-server.ts', import.meta.url)), {
    execArgv: ['--import', 'tsx', '--import', LIVE_BYTES],
  });
  const [{ port }] = (await once(child, 'message')) as [{ port: number }];
  const cpu = async () => {
    child.send('cpu');
    const [told] = (await once(child, 'message')) as [{ cpu: NodeJS.CpuUsage }];
    return told.cpu.user + told.cpu.system;
  };
  const empty = await liveBytes(child);
  const sockets: Socket[] = [];
  for (let at = 0; at < 2 * pairs; at += 1) {
    const auth = { pair: `pair ${at >> 1}`, event: EVENT };
    sockets.push(io(`http://127.0.0.1:${port}`, { transports: ['websocket'], auth, forceNew: true }));
  }
  await Promise.all(sockets.map((socket) => new Promise((done) => socket.once('connect', () => done(null)))));
  let messages = 0;
  let goesOn = true;
  let broken: unknown = null;
  const thinkMs = (sockets.length / perSecond) * 1_000;
  const act = async (socket: Socket, waitMs: number): Promise<void> => {
    await new Promise((done) => setTimeout(done, waitMs));
    if (!goesOn) return;
    try {
      await socket.emitWithAck('act', MESSAGE);
    } catch (error) {
      // Whoever is cut off at the end waits for no answer.
      if (goesOn) broken = error;
      return;
    }
    messages += 1;
    return act(socket, thinkMs * (0.5 + Math.random()));
  };
  const run = async (ms: number) => {
    const from = { messages, us: await cpu() };
    await new Promise((done) => setTimeout(done, ms));
    return { messages: messages - from.messages, us: (await cpu()) - from.us };
  };
  // From the start as many as later: each is somewhere in its thinking.
  for (const socket of sockets) void act(socket, thinkMs * Math.random());
  await run(2_000); // V8 makes its code fast meanwhile
  const measured = await run(seconds * 1_000);
  const full = await liveBytes(child);
  goesOn = false;
  for (const socket of sockets) socket.disconnect();
  child.disconnect();
  if (broken) throw new Error('The bare exchange broke off.', { cause: broken });
  if (measured.messages < FEWEST)
    throw new Error(`Only ${measured.messages} bare messages: nothing can be said by them.`);
  return {
    messages: measured.messages,
    cpuUs: measured.us / measured.messages,
    socketBytes: (full - empty) / sockets.length,
  };
}
