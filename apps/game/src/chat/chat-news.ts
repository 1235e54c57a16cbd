/** What was said at other nodes while no news came from there. */
import type { MatchId } from '@astris/protocol';
import type { Delivery } from '../match/delivery';
import type { GameParts } from '../parts';
import { hearersOf } from './rights';

/** A line may be seen in the database so much later than it was said, in ms. */
const LATE_MS = 5_000;

export class ChatNews {
  /** Lines up to this moment were told, in ms since the epoch. */
  #untilMs: number;

  constructor(
    private readonly parts: Pick<GameParts, 'chat' | 'clock'>,
    private readonly delivery: Delivery,
  ) {
    this.#untilMs = parts.clock.now();
  }

  /** All is told as it is said. */
  heard(): void {
    this.#untilMs = this.parts.clock.now();
  }
  /** Tells the sockets of this node what they may lack of these matches; a line that they have they pass over. */
  async catchUp(matches: MatchId[]): Promise<void> {
    const { chat, clock } = this.parts;
    const nowMs = clock.now();
    for (const line of await chat.linesSince(matches, this.#untilMs - LATE_MS)) {
      const table = await chat.table(line.match);
      if (table) this.delivery.said(line, hearersOf(table, line.seat), true);
    }
    this.#untilMs = nowMs;
  }
}
