import type { Act } from '@astris/engine';
import type { Preview } from '@astris/practice/preview';
import { EngineWorker } from '@/engine-worker/engine-worker';
import type { MatchState } from './state';

/** What the act would do from what this player sees, told by that worker; null where nothing can be told. */
export async function foretell(worker: EngineWorker, { view, info }: MatchState, act: Act): Promise<Preview | null> {
  if (!view || !info) return null;
  const players = info.seats.map(({ name }) => name);
  try {
    return await worker.ask('foretell', { view, act, players });
  } catch {
    return null;
  }
}

/** Foretells by a worker of its own, which begins with the first question. */
export class Foreteller {
  private worker: EngineWorker | null = null;

  /** Null also where no worker runs here. */
  async foretell(state: MatchState, act: Act): Promise<Preview | null> {
    try {
      this.worker ??= new EngineWorker();
    } catch {
      return null;
    }
    return foretell(this.worker, state, act);
  }
  close(): void {
    this.worker?.close();
    this.worker = null;
  }
}
