/** Limits on guessing: how often one address or one account may try in a time. Counted in this process's memory. */
import { AccountError } from './errors';

/** What is counted, the variable that sets its limit, the limit without it, and the time in seconds that it is for. */
const LIMITS = {
  signInByEmail: { variable: 'ASTRIS_SIGN_IN_LIMIT', points: 10, duration: 15 * 60 },
  signInByAddress: { variable: 'ASTRIS_SIGN_IN_ADDRESS_LIMIT', points: 200, duration: 15 * 60 },
  signUpByAddress: { variable: 'ASTRIS_SIGN_UP_LIMIT', points: 120, duration: 60 * 60 },
  resetByAddress: { variable: 'ASTRIS_RESET_ADDRESS_LIMIT', points: 60, duration: 60 * 60 },
  resetByEmail: { variable: 'ASTRIS_RESET_LIMIT', points: 5, duration: 60 * 60 },
} as const;
export type Attempt = keyof typeof LIMITS;

/** So many keys are kept before those are looked for whose time is over. */
const MANY = 10_000;

interface Limit {
  points: number;
  durationMs: number;
  /** What was tried under each key, and when that is forgotten, in ms. */
  tried: Map<string, { count: number; untilMs: number }>;
  many: number;
}

/** Attempts so far. The time of a limit begins with a key's first one, and all of them are forgotten at its end. */
export class Attempts {
  readonly #limits = new Map<Attempt, Limit>();

  /**
   * @param now time in ms
   * @param environment where limits are set; read at the first attempt of each kind
   */
  constructor(
    private readonly now: () => number,
    private readonly environment: Readonly<Record<string, string | undefined>>,
  ) {}

  /** Counts one. Throws an AccountError `tooManyAttempts`, which says for how many seconds, when there were too many. */
  count(attempt: Attempt, key: string): void {
    const limit = this.#limit(attempt);
    const now = this.now();
    const before = limit.tried.get(key);
    if (before && before.untilMs > now) {
      if (before.count >= limit.points)
        throw new AccountError('tooManyAttempts', Math.ceil((before.untilMs - now) / 1_000));
      before.count += 1;
      return;
    }
    if (limit.tried.size >= limit.many) forgetOld(limit, now);
    limit.tried.set(key, { count: 1, untilMs: now + limit.durationMs });
  }
  /** Forgets those under this key, after one that succeeded. */
  forget(attempt: Attempt, key: string): void {
    this.#limit(attempt).tried.delete(key);
  }
  /** For how many keys of this kind it remembers anything. */
  keys(attempt: Attempt): number {
    return this.#limit(attempt).tried.size;
  }

  #limit(attempt: Attempt): Limit {
    const known = this.#limits.get(attempt);
    if (known) return known;
    const { variable, points, duration } = LIMITS[attempt];
    const wanted = Number(this.environment[variable] ?? points);
    const made: Limit = { points: wanted, durationMs: duration * 1_000, tried: new Map(), many: MANY };
    this.#limits.set(attempt, made);
    return made;
  }
}

function forgetOld(limit: Limit, now: number): void {
  for (const [key, { untilMs }] of limit.tried) if (untilMs <= now) limit.tried.delete(key);
  // So that looking stays rare, however many are in use.
  limit.many = Math.max(MANY, 2 * limit.tried.size);
}

const attempts = new Attempts(Date.now, process.env);

/** Counts one attempt in this process. Throws as `Attempts.count` does. */
export const countAttempt = (attempt: Attempt, key: string): void => attempts.count(attempt, key);
/** Forgets the attempts in this process under this key. */
export const forgetAttempts = (attempt: Attempt, key: string): void => attempts.forget(attempt, key);
