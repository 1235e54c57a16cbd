/** Rematches: offered to both players of a game that is settled, begun when both wish for one while they are at its table. */
import type { Rematch } from '@astris/db';
import type { Seat } from '@astris/engine';
import type { PairedMessage } from '@astris/protocol';
import type { Delivery } from '../match/delivery';
import type { LiveMatch } from '../match/live-match';
import type { GameParts } from '../parts';

/** What is wished for lies in rows, so it holds at whichever node the other player is. */
export class Rematches {
  constructor(
    private readonly parts: Pick<GameParts, 'newMatches' | 'clock' | 'log'>,
    private readonly delivery: Pick<Delivery, 'info' | 'isAtTable' | 'rematch'>,
    /** The rows have changed: other nodes have to look at them. */
    private readonly changed: (match: LiveMatch) => void,
  ) {}

  /** Says to the table of a settled match whether there can be a rematch, whether it would be rated, and who wishes for it. Never throws. */
  async offer(match: LiveMatch): Promise<void> {
    const { newMatches, clock, log } = this.parts;
    try {
      const terms = await newMatches.rematchTerms(match.id, clock.now());
      const before = match.rematch;
      // Whoever is not at the table wishes for nothing there, whatever a node that was killed has left behind.
      const wishes = new Set(terms?.wishes.filter((seat) => this.delivery.isAtTable(match, seat)));
      match.rematch = terms && { rated: terms.rated, wishes };
      const isSame =
        before?.rated === terms?.rated &&
        [0, 1].every((seat) => before?.wishes.has(seat) === match.rematch?.wishes.has(seat));
      if (!isSame) this.delivery.info(match);
    } catch (error) {
      log.error({ match: match.id, error }, 'a rematch could not be offered');
    }
  }

  /** Who has left the table wishes for no rematch there. Never throws. */
  async forgetAbsent(match: LiveMatch): Promise<void> {
    const absent = [...(match.rematch?.wishes ?? [])].filter((seat) => !this.delivery.isAtTable(match, seat));
    if (absent.length === 0) return;
    for (const seat of absent) match.rematch?.wishes.delete(seat);
    await this.#write(match, absent, false).catch((error: unknown) => {
      this.parts.log.error({ match: match.id, error }, 'a wish for a rematch could not be ended');
    });
  }

  /**
   * A seat wishes for a rematch, or does so no more. False when there can be none. To be called from the match's queue.
   * Terms that have changed since they were told end the other's wish: nobody is taken into a game of another kind. Who wishes
   * for one that goes on already is told where: they came back late.
   */
  async wish(match: LiveMatch, seat: Seat, wants: boolean): Promise<boolean> {
    const { newMatches, clock, log } = this.parts;
    const told = match.rematch?.rated;
    await this.offer(match);
    if (!match.rematch) return false;
    const goesOn = await newMatches.begunRematch(match.id);
    if (goesOn) {
      if (wants) this.delivery.rematch(match, [seat], messageOf(match, goesOn));
      return true;
    }
    if (told !== undefined && told !== match.rematch.rated) return this.#endAll(match);
    await this.#write(match, [seat], wants);
    await this.offer(match);
    if ((match.rematch?.wishes.size ?? 0) < match.row.seats.length) return match.rematch !== null;
    const begun = await newMatches.rematch(match.id, clock.now());
    if (!begun) return this.#endAll(match);
    log.info({ match: begun.matchId, rematchOf: match.id }, 'rematch');
    const seats = match.row.seats.map((one) => one.seat);
    this.delivery.rematch(match, seats, messageOf(match, begun));
    return true;
  }

  async #endAll(match: LiveMatch): Promise<false> {
    await this.#write(
      match,
      match.row.seats.map(({ seat }) => seat),
      false,
    );
    await this.offer(match);
    return false;
  }
  async #write(match: LiveMatch, seats: Seat[], wish: boolean): Promise<void> {
    await this.parts.newMatches.setRematchWishes(match.id, seats, wish);
    this.changed(match);
  }
}

const messageOf = (match: LiveMatch, { matchId, rated }: Rematch): PairedMessage => ({
  match: matchId,
  rated,
  rematchOf: match.id,
});
