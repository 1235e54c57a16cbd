import type { Clock } from '../parts';

/** Lets a number of messages through at once, and that many more for each second. */
export class Limiter {
  #left: number;
  #at: number;

  constructor(
    private readonly limits: { burst: number; perSecond: number },
    private readonly clock: Clock,
  ) {
    this.#left = limits.burst;
    this.#at = clock.now();
  }

  /** False when this one comes too fast. */
  take(): boolean {
    const now = this.clock.now();
    this.#left = Math.min(this.limits.burst, this.#left + ((now - this.#at) / 1_000) * this.limits.perSecond);
    this.#at = now;
    if (this.#left < 1) return false;
    this.#left -= 1;
    return true;
  }
}
