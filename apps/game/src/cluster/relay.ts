/** What carries news from node to node: socket.io's Redis adapter, and whether Redis is there. */
import { createClient } from '@redis/client';
import { createAdapter } from '@socket.io/redis-adapter';
import type { Logger } from 'pino';

/** News between nodes. Whatever is lost on the way is caught up with from the log. */
export interface Relay {
  /** For `new Server(http, { adapter })`. */
  adapter: ReturnType<typeof createAdapter>;
  /** False while Redis is away: this node goes on alone. */
  readonly isUp: boolean;
  /** Runs each time that Redis is there (again). */
  whenUp(run: () => void): void;
  close(): Promise<void>;
}

const LONGEST_RETRY_MS = 2_000;
const SUBSCRIBE_RETRY_MS = 250;

/** Connects in the background; never throws, never waits: without Redis the service serves alone, and says so. */
export function redisRelay(url: string, log: Logger): Relay {
  const options = {
    url,
    // What can't be told now is not told later: it would come after what the log has told by then.
    disableOfflineQueue: true,
    socket: { reconnectStrategy: (tries: number) => Math.min(50 * 2 ** tries, LONGEST_RETRY_MS) },
  };
  const clients = { pub: createClient(options), sub: createClient(options) };
  const up = new Set<keyof typeof clients>();
  const listeners: (() => void)[] = [];
  let closed = false;
  for (const name of ['pub', 'sub'] as const) {
    const client = clients[name];
    client.on('ready', () => {
      up.add(name);
      if (up.size < 2) return;
      log.info('redis is there');
      for (const run of listeners) run();
    });
    client.on('error', (error: unknown) => {
      if (up.delete(name)) log.error({ error }, 'redis is away: this node goes on alone');
      else log.debug({ error }, 'redis is not there');
    });
    client.connect().catch((error: unknown) => log.error({ error }, 'redis can not be used'));
  }

  /** Until it has worked; the client itself subscribes again after each loss. */
  const persistently = async (subscribe: () => Promise<unknown>): Promise<void> => {
    while (!closed) {
      if (clients.sub.isReady) {
        const done = await subscribe().then(
          () => true,
          () => false,
        );
        if (done) return;
      }
      await new Promise((again) => setTimeout(again, SUBSCRIBE_RETRY_MS));
    }
  };
  // The adapter waits for none of these, and a rejection would end the process.
  const quietly = (work: Promise<unknown>) => work.catch((error: unknown) => log.debug({ error }, 'not told'));
  type Listen = (message: Buffer, channel: Buffer) => void;
  const pub = {
    publish: (channel: string, message: string | Buffer) => quietly(clients.pub.publish(channel, message)),
    pSubscribe: () => undefined,
    on: () => undefined,
    off: () => undefined,
  };
  const sub = {
    pSubscribe: (pattern: string, listen: Listen) =>
      persistently(() => clients.sub.pSubscribe(pattern, listen as never, true)),
    subscribe: (channels: string[], listen: Listen) =>
      persistently(() => clients.sub.subscribe(channels, listen as never, true)),
    pUnsubscribe: () => Promise.resolve(),
    unsubscribe: () => Promise.resolve(),
    on: () => undefined,
    off: () => undefined,
  };
  return {
    adapter: createAdapter(pub, sub),
    get isUp() {
      return up.size === 2;
    },
    whenUp: (run) => {
      listeners.push(run);
    },
    async close() {
      closed = true;
      up.clear();
      for (const client of Object.values(clients)) if (client.isOpen) client.destroy();
    },
  };
}
