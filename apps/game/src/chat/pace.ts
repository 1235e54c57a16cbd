/** How much one user may say in a time, by weight: whatever tabs, tables and sockets they say it from. */
import { lengthOf, type QuickPhrase } from '@astris/protocol';
import type { Clock } from '../parts';

/** Weight that may be said at once, and that is given back for each second. */
const BURST = 10;
const PER_SECOND = 0.5;
/** Characters of a text that weigh as much as a quick phrase. */
const CHARS = 50;
/** Users that are remembered before those are forgotten who may say all again. */
const REMEMBERED = 1_000;

/** A quick phrase weighs 1, a text 1 and as much for each begun 50 characters: at most 5. */
export const weightOf = (said: { phrase: QuickPhrase } | { text: string }): number =>
  'phrase' in said ? 1 : 1 + Math.ceil(lengthOf(said.text) / CHARS);

export class Pace {
  readonly #users = new Map<string, { left: number; atMs: number }>();

  constructor(private readonly clock: Clock) {}

  /** Takes the weight: 0 when it was to be had, else the seconds after which it will be, with nothing taken. */
  take(userId: string, weight: number): number {
    const left = this.#left(userId);
    if (left < weight) return Math.ceil((weight - left) / PER_SECOND);
    this.#users.set(userId, { left: left - weight, atMs: this.clock.now() });
    if (this.#users.size > REMEMBERED) this.#forget();
    return 0;
  }

  #left(userId: string): number {
    const user = this.#users.get(userId);
    if (!user) return BURST;
    return Math.min(BURST, user.left + (Math.max(0, this.clock.now() - user.atMs) / 1_000) * PER_SECOND);
  }
  #forget(): void {
    for (const userId of this.#users.keys()) if (this.#left(userId) === BURST) this.#users.delete(userId);
  }
}
