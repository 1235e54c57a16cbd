/** A possible game that agrees with the view, in which the captain tries things out and takes them back. */
import {
  type CardPool,
  type Decision,
  type Game,
  imagine,
  type ObjId,
  type PlayerView,
  type Ruleset,
  type Seat,
} from '@astris/engine';
import type { CardId } from '@astris/engine/language';

export interface World {
  readonly game: Game;
  readonly me: Seat;
  /** The own hand as it was seen; what is drawn in the imagined game is not known. */
  readonly seen: ReadonlyMap<ObjId, CardId>;
  /** Acts that are over already. */
  readonly acts: number;
}

/**
 * The same cards, but nobody is asked for a Fast card that they might hold: what the other hand holds is not known, and
 * one's own is decided when it comes to it.
 */
const quietPools = new WeakMap<CardPool, CardPool>();
function quiet(pool: CardPool): CardPool {
  const known = quietPools.get(pool) ?? { ...pool, lowestFast: Number.POSITIVE_INFINITY };
  quietPools.set(pool, known);
  return known;
}

/** The world at an open Action Phase or window; null where none can be imagined. */
export function worldOf(view: PlayerView, pool: CardPool, ruleset: Ruleset): World | null {
  const { viewer, board, own, decision } = view;
  if (viewer === 'spectator' || !own || !decision) return null;
  const game = imagine(view, `${board.commitment} ${board.serial} ${board.gameTurn}`, quiet(pool), ruleset);
  if (!game) return null;
  return { game, me: viewer, seen: new Map(own.hand.map(({ id, card }) => [id, card])), acts: board.acts.length };
}
/**
 * The same before the play that is being announced: nothing is written until it is paid (11.1), so the board is as it
 * was when it was asked for.
 */
export function worldBefore(view: PlayerView, decision: Decision, pool: CardPool, ruleset: Ruleset): World | null {
  const { board } = view;
  const own = board.active === decision.seat && board.chain.length === 0 && !board.conflict;
  const { id, seat, rule } = decision;
  const kind = own ? 'action' : 'response';
  const asked: Decision = { id, seat, rule, kind, options: [], min: 1, max: 1, ordered: false };
  return worldOf({ ...view, decision: asked }, pool, ruleset);
}
/** The own hand in the imagined game, null for what chance has drawn there. */
export function handIn({ game, me, seen }: World): (CardId | null)[] {
  return (game.hidden.players[me]?.hand ?? []).map((id) => seen.get(id) ?? null);
}
