import type { Clock } from '../parts';

interface Due {
  atMs: number;
  run: () => void;
}

/** A clock that moves only when told. */
export class FakeClock implements Clock {
  #nowMs: number;
  readonly #timers = new Set<Due>();

  constructor(nowMs = Date.UTC(2026, 0, 5, 12)) {
    this.#nowMs = nowMs;
  }

  now(): number {
    return this.#nowMs;
  }

  after(ms: number, run: () => void): () => void {
    const due = { atMs: this.#nowMs + Math.max(0, ms), run };
    this.#timers.add(due);
    return () => this.#timers.delete(due);
  }

  /** How many timers wait for their time. */
  get waiting(): number {
    return this.#timers.size;
  }

  /** Moves on, and runs what falls due on the way, in order. */
  advance(ms: number): void {
    const end = this.#nowMs + ms;
    for (;;) {
      const next = [...this.#timers].filter(({ atMs }) => atMs <= end).sort((a, b) => a.atMs - b.atMs)[0];
      if (!next) break;
      this.#timers.delete(next);
      this.#nowMs = Math.max(this.#nowMs, next.atMs);
      next.run();
    }
    this.#nowMs = end;
  }
}
