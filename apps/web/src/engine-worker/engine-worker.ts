import type { AskName, Asks, FromWorker, News, NewsName, ToWorker } from './messages';

type Listener = { [N in NewsName]?: (value: News[N]) => void };
interface Waiting {
  done: (value: never) => void;
  failed: (error: Error) => void;
}

/** The page's end of a worker of its own. What is asked is answered in order; news go to the one who listens. */
export class EngineWorker {
  private readonly worker: Worker;
  private readonly waiting = new Map<number, Waiting>();
  private asked = 0;
  private broken: Error | null = null;

  constructor(private readonly listener: Listener = {}) {
    this.worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
    this.worker.onmessage = ({ data }: MessageEvent<FromWorker>) => this.take(data);
    this.worker.onerror = ({ message }) => this.fail(new Error(message || 'the worker did not load'));
  }

  /** Rejects when the worker failed, before or after; a refusal of a game is an answer. */
  ask<N extends AskName>(ask: N, give: Asks[N]['give']): Promise<Asks[N]['get']> {
    if (this.broken) return Promise.reject(this.broken);
    this.asked += 1;
    const id = this.asked;
    return new Promise((done, failed) => {
      this.waiting.set(id, { done, failed });
      this.worker.postMessage({ id, ask, give } as ToWorker);
    });
  }
  close(): void {
    this.worker.terminate();
    this.waiting.clear();
  }

  private take(message: FromWorker): void {
    if ('news' in message) {
      (this.listener[message.news] as ((value: unknown) => void) | undefined)?.(message.value);
      return;
    }
    const waiting = this.waiting.get(message.id);
    this.waiting.delete(message.id);
    if ('failed' in message) waiting?.failed(new Error(message.failed));
    else waiting?.done(message.get as never);
  }
  private fail(error: Error): void {
    this.broken = error;
    for (const { failed } of this.waiting.values()) failed(error);
    this.waiting.clear();
  }
}
