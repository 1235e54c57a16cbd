/** Limits on guessing: how often one address or one account may try in a time. Counted in this process's memory. */
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
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

const limiters = new Map<Attempt, RateLimiterMemory>();

/** Counts one attempt. Throws an AccountError `tooManyAttempts`, which says for how long, when there were too many. */
export async function countAttempt(attempt: Attempt, key: string): Promise<void> {
  try {
    await limiter(attempt).consume(key);
  } catch (refusal) {
    if (refusal instanceof RateLimiterRes)
      throw new AccountError('tooManyAttempts', Math.ceil(refusal.msBeforeNext / 1_000));
    throw refusal;
  }
}

/** Forgets the attempts under this key, after one that succeeded. */
export async function forgetAttempts(attempt: Attempt, key: string): Promise<void> {
  await limiter(attempt).delete(key);
}

function limiter(attempt: Attempt): RateLimiterMemory {
  const known = limiters.get(attempt);
  if (known) return known;
  const { variable, points, duration } = LIMITS[attempt];
  const made = new RateLimiterMemory({ points: Number(process.env[variable] ?? points), duration });
  limiters.set(attempt, made);
  return made;
}
