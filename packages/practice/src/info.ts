import type { Seat } from '@astris/engine';
import type { MatchInfo } from '@astris/protocol';
import type { ReplayFile } from '@astris/replay/file';

/** Who sits at the table: the player, and a bot. Nobody watches, and nothing is rated. */
export const infoOf = (file: ReplayFile, player: Seat): MatchInfo => ({
  match: file.matchId,
  rated: false,
  pairDone: false,
  spectators: 0,
  rematch: null,
  seats: file.seats.map(({ name }, seat) => ({
    seat,
    userId: null,
    name,
    bot: seat !== player,
    rating: null,
    connected: true,
    awayMs: null,
  })),
});
