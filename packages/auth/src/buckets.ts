/** Limits by weight: who asks for much has to wait a little. Counted in this process's memory, by a clock that is handed in. */

/** How much may be asked for at once, and how much more for each second. */
export interface Rate {
  burst: number;
  perSecond: number;
}

/** So many keys are kept before those are looked for whose bucket is full again, which need not be remembered. */
const MANY = 10_000;
/** What is said where nothing comes back by itself, in seconds. */
const LONGEST_SECONDS = 3_600;

interface Bucket {
  left: number;
  at: number;
}

/** A bucket for each key, be it a user, an address or a socket. */
export class Buckets {
  readonly #buckets = new Map<string, Bucket>();
  #many = MANY;

  /** @param now time in ms */
  constructor(
    private readonly rate: Rate,
    private readonly now: () => number,
  ) {}

  /**
   * Takes so much out of the key's bucket: 0 when it was there, else nothing is taken, and the answer is the number of
   * whole seconds after which it will be there.
   */
  take(key: string, weight = 1): number {
    const { burst, perSecond } = this.rate;
    const bucket = this.#filled(key);
    // What is heavier than a whole bucket waits until it is full.
    const wanted = Math.min(weight, burst);
    if (bucket.left >= wanted) {
      bucket.left -= wanted;
      this.#buckets.set(key, bucket);
      return 0;
    }
    return perSecond > 0 ? Math.max(1, Math.ceil((wanted - bucket.left) / perSecond)) : LONGEST_SECONDS;
  }

  /** For how many keys it remembers anything. */
  get size(): number {
    return this.#buckets.size;
  }

  #filled(key: string): Bucket {
    const now = this.now();
    const known = this.#buckets.get(key);
    if (known) return this.#fill(known, now);
    if (this.#buckets.size >= this.#many) this.#forgetFull(now);
    return { left: this.rate.burst, at: now };
  }

  #fill(bucket: Bucket, now: number): Bucket {
    const { burst, perSecond } = this.rate;
    bucket.left = Math.min(burst, bucket.left + (Math.max(0, now - bucket.at) / 1_000) * perSecond);
    bucket.at = now;
    return bucket;
  }

  #forgetFull(now: number): void {
    for (const [key, bucket] of this.#buckets) {
      if (this.#fill(bucket, now).left >= this.rate.burst) this.#buckets.delete(key);
    }
    // So that looking stays rare, however many are in use.
    this.#many = Math.max(MANY, 2 * this.#buckets.size);
  }
}
