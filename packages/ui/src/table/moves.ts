/** Where cards went between two views: what the table shows as moves. */
import type { ObjId } from '@astris/engine';

/** Where a card is in the window, in pixels. */
export interface Place {
  x: number;
  y: number;
  width: number;
  height: number;
}
export type Places = ReadonlyMap<ObjId, Place>;

/** A card that comes from somewhere else: as far as it is drawn from its own place at first, and how large. */
export interface Move {
  card: ObjId;
  dx: number;
  dy: number;
  /** Of the place that it goes to: 1 is its own width. */
  scale: number;
}

/** More actions at once come only after a break, or in a replay: what they did is neither seen on its way nor heard. */
const MOST_STEPS = 3;
/** Whether the view went on from one version to the other by so few actions that they are followed. */
export const isFollowed = (from: number, to: number): boolean => to > from && to - from <= MOST_STEPS;

/** Nearer than this, in pixels, nobody would see it move. */
const NOTICED = 3;

/**
 * What moved between two lists of places. A card that was nowhere comes from its `origin` (a pile, a hand), where there is one; one
 * that is nowhere any more is no move.
 */
export function movesBetween(before: Places, after: Places, origin: (card: ObjId) => Place | null): Move[] {
  return [...after].flatMap(([card, to]) => {
    const from = before.get(card) ?? origin(card);
    if (!from || from.width === 0 || to.width === 0) return [];
    const dx = from.x + from.width / 2 - (to.x + to.width / 2);
    const dy = from.y + from.height / 2 - (to.y + to.height / 2);
    if (Math.abs(dx) < NOTICED && Math.abs(dy) < NOTICED) return [];
    return [{ card, dx: Math.round(dx), dy: Math.round(dy), scale: before.has(card) ? from.width / to.width : 1 }];
  });
}

/** Cards that were shown and are not any more. */
export const goneBetween = (before: Places, after: Places): ObjId[] =>
  [...before.keys()].filter((id) => !after.has(id));
