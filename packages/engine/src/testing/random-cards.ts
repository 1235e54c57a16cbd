/** Single cards of a board drawn by chance. */
import type { FaceUp } from '../state/board';
import type { PoolCard } from '../state/pool';
import type { Placed, Seat } from './board-setup';
import { toughness } from './fitting';

export type Chance = () => number;
export const below = (random: Chance, n: number): number => Math.min(n - 1, Math.floor(random() * n));
export const pick = <T>(random: Chance, list: readonly T[]): T => {
  const one = list[below(random, list.length)];
  if (one === undefined) throw new Error('nothing to pick from');
  return one;
};
export const some = (random: Chance, share: number): boolean => random() < share;
export const several = <T>(random: Chance, n: number, list: readonly T[]): T[] =>
  Array.from({ length: n }, () => pick(random, list));

/** What lies with one player. */
export type Side = Required<Pick<Seat, 'homeworld' | 'starter' | 'hand' | 'deck' | 'sideboard' | 'depleted'>> & {
  map: Placed[];
  C: number;
  CP: number;
  tally: number;
};

/** How a permanent lies there: which face, damaged or activated, a Chapter nearly met. */
export function placed(random: Chance, card: PoolCard): Placed {
  const entry: Placed = { card: card.id };
  if (some(random, 0.25)) entry.activated = true;
  if (some(random, 0.15)) entry.fresh = true;
  if (card.type === 'Storyline') {
    if (some(random, 0.3)) return { ...entry, face: 'back' };
    const chapter = (1 + below(random, 3)) as 1 | 2 | 3;
    const reversed = card.reversal !== null && some(random, 0.4);
    const active = reversed && chapter === 3 ? card.reversal : card.chapters[chapter - 1];
    const counts = (active?.counted ?? []).map(() => below(random, 4));
    return { ...entry, chapter, counts, ...(reversed ? { reversed: true as const } : {}) };
  }
  const faces = Object.keys(card.faces) as FaceUp[];
  const face = some(random, 0.4) ? pick(random, faces) : 'front';
  const tough = toughness(card, face);
  if (tough > 1 && some(random, 0.5)) entry.damage = below(random, tough);
  if (card.type === 'Character' && some(random, 0.4)) entry.sp = 1 + below(random, 2);
  return { ...entry, face };
}
