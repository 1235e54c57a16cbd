/** How fast messages may come: by socket, and by user, or address of those who watch, over all of their sockets at this node. */
import { Buckets, type Rate } from '@astris/auth/buckets';
import type { Clock, Session } from '../parts';
import { weightOf } from './weights';

/** Refusals in a row after which a socket that goes on is closed. */
const MOST_REFUSALS = 200;

export interface PaceLimits {
  ofSocket: Rate;
  ofUser: Rate;
  /** Of all who only watch from one address. */
  ofWatchers: Rate;
}
/** `0`: let through. Else the seconds to wait, or `close` for who does not listen. */
export type Verdict = number | 'close';

export class Pace {
  readonly #users: Buckets;
  readonly #watchers: Buckets;

  constructor(
    private readonly limits: PaceLimits,
    private readonly clock: Clock,
  ) {
    this.#users = new Buckets(limits.ofUser, () => clock.now());
    this.#watchers = new Buckets(limits.ofWatchers, () => clock.now());
  }

  /** Judges one socket's messages, each by its name. */
  of(session: Session, address: string): (name: string) => Verdict {
    const socket = new Buckets(this.limits.ofSocket, () => this.clock.now());
    const shared = (weight: number) =>
      session.role === 'player' ? this.#users.take(session.userId, weight) : this.#watchers.take(address, weight);
    let refused = 0;
    return (name) => {
      const weight = weightOf(name);
      const wait = socket.take('', weight) || shared(weight);
      refused = wait > 0 ? refused + 1 : 0;
      return refused > MOST_REFUSALS ? 'close' : wait;
    };
  }
}
