/** How much somebody may write in a time. Counted in the memory of each web server. */
import { Buckets, type Rate } from '@astris/auth/buckets';
import { ApiError } from './errors';

/** What a procedure may say of itself. */
export interface ProcedureMeta {
  /** What a call takes from the caller's bucket; 1 without it. Only mutations take anything. */
  weight?: number;
}

/** Far more than anybody does by hand; a script that makes tables by the hundred waits. */
const OF_A_USER: Rate = { burst: 60, perSecond: 2 };
/** For everybody at one address who has not signed in: a whole school may watch a game. */
const OF_AN_ADDRESS: Rate = { burst: 300, perSecond: 10 };

/** Who writes, and how much it weighs. */
interface Writing {
  userId: string | null;
  address: string;
  weight: number;
}

/** The buckets of all who call. */
export class WriteLimits {
  readonly #users: Buckets;
  readonly #addresses: Buckets;

  /** @param now time in ms */
  constructor(now: () => number) {
    this.#users = new Buckets(OF_A_USER, now);
    this.#addresses = new Buckets(OF_AN_ADDRESS, now);
  }

  /** Throws an ApiError `tooFast`, with the seconds to wait as its detail, when it is too much. */
  take({ userId, address, weight }: Writing): void {
    const seconds = userId === null ? this.#addresses.take(address, weight) : this.#users.take(userId, weight);
    if (seconds > 0) throw new ApiError('TOO_MANY_REQUESTS', 'tooFast', [String(seconds)]);
  }
}

/** Those of this process. */
export const processLimits = new WriteLimits(Date.now);
