import type { Act } from '@astris/engine';
import type { Preview } from '@astris/practice/preview';
import { EngineWorker } from '@/engine-worker/engine-worker';
import type { MatchState } from './state';

/** Tells what an act would do, by an engine in a worker of the page, which begins with the first question. */
export class Foreteller {
  private own: EngineWorker | null = null;

  /** @param given a worker that the page has already; closed by whoever gave it */
  constructor(private readonly given: EngineWorker | null = null) {}

  /** What the act would do from what this player sees; null where nothing can be told, or no worker runs here. */
  async foretell({ view, info }: MatchState, act: Act): Promise<Preview | null> {
    if (!view || !info) return null;
    const players = info.seats.map(({ name }) => name);
    try {
      this.own ??= this.given ?? new EngineWorker();
      return await this.own.ask('foretell', { view, act, players });
    } catch {
      return null;
    }
  }
  close(): void {
    if (!this.given) this.own?.close();
    this.own = null;
  }
}
