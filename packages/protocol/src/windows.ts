/** Response windows that are passed for a player (11.6): decided from public facts and the player's preset alone. */
import type { Board, CardPool, ChainItem, Decision, ObjId, Seat } from '@astris/engine';
import type { WindowPreset } from './messages';

/** Whether this decision is a response window that a player with this preset does not want, and that is passed for them. */
export const isPassedFor = (decision: Decision, preset: WindowPreset, board: Board, pool: CardPool): boolean =>
  decision.kind === 'response' && !wantsWindow(preset, board, decision.seat, pool);

/** Whether a player with this preset wants to be asked at the response window that is open now. */
export function wantsWindow(preset: WindowPreset, board: Board, seat: Seat, pool: CardPool): boolean {
  if (preset === 'every') return true;
  const top = board.chain.at(-1);
  if (top) return isMeant(board, top, seat) || (preset === 'smart' && speaksToAll(top, seat, pool));
  if (board.conflict) {
    return board.conflict.defenderSeat === seat || (preset === 'smart' && board.conflict.intercepted);
  }
  return preset === 'smart';
}

/** An opponent's item on the Chain that targets this player's cards, or would skip their Storyline's Chapter. */
function isMeant(board: Board, item: ChainItem, seat: Seat): boolean {
  if (item.controller === seat) return false;
  const isOwn = (id: ObjId) => board.cards[id]?.controller === seat || board.cards[id]?.owner === seat;
  if (item.kind === 'skip' && isOwn(item.source.id)) return true;
  return item.targets.some((targets) => targets.some(({ id }) => isOwn(id)));
}

/** An opponent's Maneuver without targets: it may concern anybody. */
function speaksToAll(item: ChainItem, seat: Seat, pool: CardPool): boolean {
  return (
    item.controller !== seat &&
    item.kind === 'card' &&
    item.targets.length === 0 &&
    pool.cards[item.card]?.type === 'Maneuver'
  );
}
