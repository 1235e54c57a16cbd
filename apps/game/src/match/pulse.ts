/** This node's sign of life, and what is given back to the clocks when the database was away (19.1). */
import type { GameParts } from '../parts';

export class Pulse {
  #failing = false;

  constructor(
    private readonly parts: Pick<GameParts, 'store' | 'clock' | 'node' | 'log'>,
    /** The clocks of the live matches were put back. */
    private readonly revived: () => Promise<void>,
  ) {}

  /** The last sign of life could not be written: no deadline is kept until one can be. */
  get isFailing(): boolean {
    return this.#failing;
  }

  /** Gives the clocks back the time since the last sign of life. */
  async resume(): Promise<void> {
    const { store, node, clock, log } = this.parts;
    const downMs = await store.resume(node, clock.now());
    log.info({ downMs }, 'resumed');
  }

  /** Writes a sign of life; the first after a failure also gives the time between back. Throws when it can't. */
  async beat(): Promise<void> {
    const { store, node, clock } = this.parts;
    try {
      if (!this.#failing) {
        await store.beat(node, clock.now());
        return;
      }
      await this.resume();
    } catch (error) {
      this.#failing = true;
      throw error;
    }
    this.#failing = false;
    await this.revived();
  }
}
