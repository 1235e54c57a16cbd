/** What a viewer may see: the public board, their own hidden zones, and the decisions as far as they may know them (1.8, 9.6.1). */
import type { Decision, PublicDecision } from '../decisions';
import type { OwnZones } from '../events';
import type { Board, Seat } from '../state/board';

/** A seat, or somebody who sees only what both players may see. */
export type Viewer = Seat | 'spectator';
export interface PlayerView {
  viewer: Viewer;
  board: Board;
  /** Own hand, sideboard and set-aside cards; null for a spectator. */
  own: OwnZones | null;
  /** The viewer's own pending decision. */
  decision: Decision | null;
  /** By seat: who is asked what, as everybody may know it. */
  asked: (PublicDecision | null)[];
}
