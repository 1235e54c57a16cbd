/** A Redis of a test's own. */
import path from 'node:path';
import { pathToFileURL } from 'node:url';

export interface TestRedis {
  url: string;
  stop(): Promise<void>;
  /** Kills it and starts another at the same port, after so many ms. */
  restart(betweenMs?: number): Promise<void>;
}

export async function startRedis(): Promise<TestRedis> {
  const file = path.resolve(import.meta.dirname, '../../../../tooling/runner/redis.mjs');
  return (await import(pathToFileURL(file).href)).startRedis();
}
