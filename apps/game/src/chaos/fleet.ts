/** Several game services as processes, with a Redis between them; any of them may be killed and started again. */
import { type NodeProcess, NotStarted, startNodeProcess } from '../players/node-process';
import { startRedis, type TestRedis } from '../testing/redis';

export interface Fleet {
  redis: TestRedis;
  /** Address of a service that is there. Throws when none is. */
  anyUrl(random: () => number): string;
  /** Ends one that is there with this signal, and starts it again after so many ms. False when none is. */
  disturb(random: () => number, signal: 'SIGKILL' | 'SIGTERM', againAfterMs: number): Promise<boolean>;
  /** What was wrong with how services ended. */
  faults: string[];
  /** Asks all to stop. */
  stop(): Promise<void>;
}

/** The name of the services' connections to the database. */
export const FLEET = 'astris-chaos';

/** How often a service is started before it must be ready. */
const MOST_STARTS = 10;

export async function startFleet(count: number, databaseUrl: string): Promise<Fleet> {
  const redis = await startRedis();
  const named = new URL(databaseUrl);
  named.searchParams.set('application_name', FLEET);
  const start = (at: number) =>
    startNodeProcess({
      DATABASE_URL: named.href,
      REDIS_URL: redis.url,
      AUTH_SECRET: process.env.AUTH_SECRET as string,
      GAME_NODE: `chaos-${at + 1}`,
    });
  const nodes: (NodeProcess | null)[] = Array.from({ length: count }, () => null);
  const faults: string[] = [];
  let stopping = false;
  /** As whoever runs services does: again, when its database was away as it started. */
  const up = async (at: number): Promise<void> => {
    for (let tries = 1; ; tries += 1) {
      try {
        const node = await start(at);
        nodes[at] = node;
        void node.ended.then((end) => fell(at, node, end));
        return;
      } catch (error) {
        if (!(error instanceof NotStarted && error.inOrder) || tries === MOST_STARTS) throw error;
      }
    }
  };
  const fell = (at: number, node: NodeProcess, { code, said }: { code: number | null; said: string }) => {
    if (nodes[at] !== node || stopping) return;
    faults.push(`a service ended by itself with code ${code}: ${said}`);
    nodes[at] = null;
    up(at).catch((error: unknown) => faults.push(String(error)));
  };
  const end = async (node: NodeProcess, signal: 'SIGKILL' | 'SIGTERM') => {
    const code = await node.end(signal);
    if (signal === 'SIGTERM' && code !== 0) faults.push(`a service that was asked to stop ended with code ${code}`);
  };
  await Promise.all(nodes.map((_, at) => up(at)));
  return {
    redis,
    faults,
    anyUrl(random) {
      const there = nodes.filter((node) => node !== null);
      const chosen = there[Math.floor(random() * there.length)];
      // Nobody listens at port 1: the player tries again.
      return chosen?.url ?? 'http://127.0.0.1:1';
    },
    async disturb(random, signal, againAfterMs) {
      const there = nodes.filter((node) => node !== null);
      const node = there[Math.floor(random() * there.length)];
      if (!node) return false;
      const at = nodes.indexOf(node);
      nodes[at] = null;
      await end(node, signal);
      await new Promise((resolve) => setTimeout(resolve, againAfterMs));
      await up(at);
      return true;
    },
    async stop() {
      stopping = true;
      await Promise.all(nodes.map((node) => node && end(node, 'SIGTERM')));
      await redis.stop();
    },
  };
}
