/** Rematches: offered to both players of a game that is settled, begun when both wish for one while they are at its table. */
import type { Rematch } from '@astris/db';
import type { Seat } from '@astris/engine';
import type { PairedMessage } from '@astris/protocol';
import type { Delivery } from '../match/delivery';
import type { LiveMatch } from '../match/live-match';
import type { GameParts } from '../parts';

export class Rematches {
  constructor(
    private readonly parts: Pick<GameParts, 'newMatches' | 'clock' | 'log'>,
    private readonly delivery: Pick<Delivery, 'info' | 'rematch'>,
  ) {}

  /** Says to the table of a settled match whether there can be a rematch, and whether it would be rated. Never throws. */
  async offer(match: LiveMatch): Promise<void> {
    const { newMatches, clock, log } = this.parts;
    try {
      const terms = await newMatches.rematchTerms(match.id, clock.now());
      if (terms?.rated === match.rematch?.rated) return;
      match.rematch = terms && { rated: terms.rated, wishes: new Set(match.rematch?.wishes) };
      this.delivery.info(match);
    } catch (error) {
      log.error({ match: match.id, error }, 'a rematch could not be offered');
    }
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
    const { rematch } = match;
    if (!rematch) return false;
    const goesOn = await newMatches.begunRematch(match.id);
    if (goesOn) {
      if (wants) this.delivery.rematch(match, [seat], messageOf(match, goesOn));
      return true;
    }
    if (told !== undefined && told !== rematch.rated) {
      rematch.wishes.clear();
      this.delivery.info(match);
      return false;
    }
    if (wants) rematch.wishes.add(seat);
    else rematch.wishes.delete(seat);
    this.delivery.info(match);
    if (rematch.wishes.size < match.row.seats.length) return true;
    const begun = await newMatches.rematch(match.id, clock.now());
    if (!begun) {
      rematch.wishes.clear();
      this.delivery.info(match);
      return false;
    }
    log.info({ match: begun.matchId, rematchOf: match.id }, 'rematch');
    const seats = match.row.seats.map((one) => one.seat);
    this.delivery.rematch(match, seats, messageOf(match, begun));
    return true;
  }
}

const messageOf = (match: LiveMatch, { matchId, rated }: Rematch): PairedMessage => ({
  match: matchId,
  rated,
  rematchOf: match.id,
});
