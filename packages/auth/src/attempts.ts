/** Limits on guessing: how often one address or one account may try in a time. Counted in this process's memory. */
import { Buckets } from './buckets';
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

/** Attempts so far. All of a limit may be made at once; they come back evenly over its time. */
export class Attempts {
  readonly #limits = new Map<Attempt, Buckets>();

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
    const wait = this.#limit(attempt).take(key);
    if (wait > 0) throw new AccountError('tooManyAttempts', wait);
  }
  /** Forgets those under this key, after one that succeeded. */
  forget(attempt: Attempt, key: string): void {
    this.#limit(attempt).forget(key);
  }

  #limit(attempt: Attempt): Buckets {
    const known = this.#limits.get(attempt);
    if (known) return known;
    const { variable, points, duration } = LIMITS[attempt];
    const burst = Number(this.environment[variable] ?? points);
    const made = new Buckets({ burst, perSecond: burst / duration }, this.now);
    this.#limits.set(attempt, made);
    return made;
  }
}

const attempts = new Attempts(Date.now, process.env);

/** Counts one attempt in this process. Throws as `Attempts.count` does. */
export const countAttempt = (attempt: Attempt, key: string): void => attempts.count(attempt, key);
/** Forgets the attempts in this process under this key. */
export const forgetAttempts = (attempt: Attempt, key: string): void => attempts.forget(attempt, key);
