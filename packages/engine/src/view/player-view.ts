/** What a viewer may see, by allow-list (1.8, 9.6.1): the board, their own zones, and who is asked what. */
import { hiddenCards, zoneOf } from '../changes/zones';
import type { OwnZones } from '../events';
import { publicDecision } from '../run';
import type { Board, Seat } from '../state/board';
import type { Game } from '../state/state';
import type { PlayerView, Viewer } from './types';

/** A copy whose records can be changed without touching the game; lists within are never changed in place. */
export const copyBoard = (board: Board): Board => ({
  ...board,
  players: board.players.map((player) => ({ ...player })),
  cards: Object.fromEntries(Object.entries(board.cards).map(([id, card]) => [id, { ...card }])),
});
/** What lies in a seat's own hidden zones, but for its deck (1.8). */
export function ownZonesOf(game: Game, seat: Seat): OwnZones {
  const cards = (zone: keyof OwnZones) => hiddenCards(game, zoneOf(game, seat, zone));
  return { hand: cards('hand'), sideboard: cards('sideboard'), setAside: cards('setAside') };
}
export function viewFor(game: Game, viewer: Viewer): PlayerView {
  const seat = viewer === 'spectator' ? null : viewer;
  return {
    viewer,
    board: copyBoard(game.board),
    own: seat === null ? null : ownZonesOf(game, seat),
    decision: seat === null ? null : (game.flow.decisions[seat] ?? null),
    asked: game.flow.decisions.map(publicDecision),
  };
}
