/** What the bot makes of what it sees: values by printed face and the changes that are in force. */
import type { Board, BoardCard, CardPool, ObjId, PlayerView, Seat } from '@astris/engine';

/** A seat's view with the cards at hand. */
export interface Sight {
  readonly seat: Seat;
  readonly view: PlayerView;
  readonly board: Board;
  readonly pool: CardPool;
  /** 0 <= x < 1. */
  readonly random: () => number;
}
type PrintedStat = 'power' | 'resolve' | 'hull' | 'defense' | 'income' | 'bastion';

export const printed = (sight: Sight, card: string) => {
  const found = sight.pool.cards[card];
  if (!found) throw new Error(`no card ${card} in the pool`);
  return found;
};
export const onBoard = (sight: Sight, id: ObjId): BoardCard | null => sight.board.cards[id] ?? null;
export const faceOf = (sight: Sight, card: BoardCard) => printed(sight, card.card).faces[card.face];

/** A statistic: printed, and what lasting effects add. */
export function statOf(sight: Sight, card: BoardCard, stat: PrintedStat): number {
  let value = faceOf(sight, card)?.stats[stat] ?? 0;
  for (const { what, change } of sight.board.effects) {
    if (what.id === card.id && what.inc === card.inc && change.kind === 'modify' && change.stat === stat) {
      value += change.by;
    }
  }
  return Math.max(0, value);
}
/** Damage that it takes yet to fall, be destroyed or be seized. */
export function toughness(sight: Sight, card: BoardCard): number {
  const type = faceOf(sight, card)?.type;
  const stat = type === 'Spacecraft' ? 'hull' : type === 'Location' ? 'defense' : 'resolve';
  return statOf(sight, card, stat) - card.damage;
}
/** How much a permanent is worth: its cost, its markers and its place in a Storyline. */
export function worth(sight: Sight, card: BoardCard): number {
  const story = sight.board.map.some((id) => sight.board.cards[id]?.story?.bound === card.id);
  return printed(sight, card.card).cost + 2 * card.sp + (story ? 3 : 0) + (card.face === 'fallen' ? -1 : 0);
}
export const isOwn = (sight: Sight, id: ObjId): boolean => onBoard(sight, id)?.controller === sight.seat;
/** Shares a Drive with the Storyline (8.4.1). */
export function isAligned(sight: Sight, storyline: ObjId, character: ObjId): boolean {
  const story = onBoard(sight, storyline);
  const who = onBoard(sight, character);
  if (!story || !who) return false;
  const drives = faceOf(sight, story)?.drives ?? [];
  return (faceOf(sight, who)?.drives ?? []).some((drive) => drives.includes(drive));
}
