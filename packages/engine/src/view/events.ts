/** Events as a viewer may see them, and a view brought up to date by them. */
import type { GameEvent, OwnZones, Patch, ViewEvent } from '../events';
import type { Board, BoardCard, ObjId } from '../state/board';
import { copyBoard } from './player-view';
import type { PlayerView, Viewer } from './types';

/** The same events with only the viewer's own part of what is hidden. */
export function eventsFor(events: readonly GameEvent[], viewer: Viewer): ViewEvent[] {
  return events.map(({ own, ...event }) => {
    const mine = own?.find((part) => part.seat === viewer);
    return mine ? { ...event, own: mine } : event;
  });
}

type Loose<T> = { -readonly [K in keyof T]: T[K] };
function patch(board: Loose<Board>, write: Patch): void {
  const cards = board.cards as Record<ObjId, BoardCard>;
  switch (write[0]) {
    case 'b':
      (board as Record<string, unknown>)[write[1]] = write[2];
      return;
    case 'p':
      (board.players[write[1]] as unknown as Record<string, unknown>)[write[2]] = write[3];
      return;
    case 'c': {
      const card = cards[write[1]] as unknown as Record<string, unknown>;
      if (write[3] === null) delete card[write[2]];
      else card[write[2]] = write[3];
      return;
    }
    case 'c+':
      cards[write[1].id] = { ...write[1] };
      return;
    case 'c-':
      delete cards[write[1]];
  }
}
/** The view after these events; equal to `viewFor` of the game after them. The view given is not changed. */
export function fold(view: PlayerView, events: readonly ViewEvent[]): PlayerView {
  const board = copyBoard(view.board) as Loose<Board>;
  const asked = [...view.asked];
  let { decision, own } = view;
  for (const event of events) {
    for (const write of event.patches) patch(board, write);
    for (const { seat, decision: open } of event.decisions ?? []) {
      asked[seat] = open;
      if (seat === view.viewer && !open) decision = null;
    }
    if (event.own?.patches && own) {
      const zones: OwnZones = { ...own };
      for (const [zone, cards] of event.own.patches) zones[zone] = cards;
      own = zones;
    }
    if (event.own?.decision) decision = event.own.decision;
  }
  return { ...view, board, asked, decision, own };
}
