/** Pairs those who wait in the queues, at intervals. Every node does so: the database gives nobody two games. */
import type { Delivery } from '../match/delivery';
import type { GameParts } from '../parts';

/** Time between two rounds, in ms. */
const ROUND_MS = 2_000;

export class Matchmaker {
  #cancel: () => void = () => undefined;
  #round: Promise<void> = Promise.resolve();
  #stopped = false;

  constructor(
    private readonly parts: Pick<GameParts, 'newMatches' | 'clock' | 'log'>,
    private readonly delivery: Pick<Delivery, 'isHere' | 'paired'>,
  ) {}

  /** Begins with the rounds. */
  open(): void {
    this.#cancel = this.parts.clock.after(ROUND_MS, () => {
      this.#round = this.#run()
        .catch((error: unknown) => this.parts.log.error({ error }, 'the queues could not be paired'))
        .then(() => {
          if (!this.#stopped) this.open();
        });
    });
  }

  /** No round begins any more; settles once the last one is through. */
  async stop(): Promise<void> {
    this.#stopped = true;
    this.#cancel();
    await this.#round;
  }

  /** A round: an open socket of somebody who waits is a sign of life; then who can meet is paired, and told. */
  async #run(): Promise<void> {
    const { newMatches, clock, log } = this.parts;
    const waiting = await newMatches.waiting();
    if (waiting.length === 0 || this.#stopped) return;
    const here = waiting.filter((userId) => this.delivery.isHere(userId));
    await newMatches.markSeen(here, clock.now());
    const onFailure = (error: unknown) => log.error({ error }, 'two who wait could not be paired');
    for (const { matchId, rated, userIds } of await newMatches.pair(clock.now(), onFailure)) {
      log.info({ match: matchId, rated }, 'paired');
      this.delivery.paired(userIds, { match: matchId, rated, rematchOf: null });
    }
  }
}
