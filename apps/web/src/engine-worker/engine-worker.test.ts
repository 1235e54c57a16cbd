import { afterEach, expect, test, vi } from 'vitest';
import { EngineWorker } from './engine-worker';

/** A worker that never answers, and whose file can be told not to load. */
class DeadWorker {
  static last: DeadWorker;
  onmessage: unknown = null;
  onerror: ((event: { message: string }) => void) | null = null;
  constructor() {
    DeadWorker.last = this;
  }
  postMessage() {}
  terminate() {}
}

afterEach(() => vi.unstubAllGlobals());

test('what is asked before and after the worker failed to load is refused, and nobody waits for ever', async () => {
  vi.stubGlobal('Worker', DeadWorker);
  const worker = new EngineWorker();
  const before = worker.ask('log', null);
  DeadWorker.last.onerror?.({ message: 'no such file' });
  await expect(before).rejects.toThrow('no such file');
  await expect(worker.ask('log', null)).rejects.toThrow('no such file');
});
