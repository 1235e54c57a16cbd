/** The curve of a main deck: how many cards cost what, in C or in CP (3.2). */
import type { DeckList } from '@astris/engine/deck-list';
import type { Pool } from '../pool';
import { copiesOf } from './copies';

export interface CurveStep {
  cost: number;
  /** Cards that cost that much C: permanents and Storylines. */
  C: number;
  /** Cards that cost that much CP: Maneuvers. */
  CP: number;
}
export interface Curve {
  /** A step for each cost from 0 to the last, which stands for all from there on. */
  steps: CurveStep[];
  /** Cards paid in each, and what one of them costs on average; null where there is none. */
  cards: { C: number; CP: number };
  mean: { C: number | null; CP: number | null };
}

/** The cost from which on all are one step. */
export const LAST_STEP = 7;

/** The curve of a list's main deck. Cards that the pool has not are left out. */
export function curveOf(list: DeckList, pool: Pool): Curve {
  const steps = Array.from({ length: LAST_STEP + 1 }, (_, cost): CurveStep => ({ cost, C: 0, CP: 0 }));
  const cards = { C: 0, CP: 0 };
  const spent = { C: 0, CP: 0 };
  for (const { card, copies } of copiesOf(list.main, pool)) {
    if (!('cost' in card)) continue;
    const unit = 'C' in card.cost ? 'C' : 'CP';
    const cost = 'C' in card.cost ? card.cost.C : card.cost.CP;
    const step = steps[Math.min(cost, LAST_STEP)];
    if (step) step[unit] += copies;
    cards[unit] += copies;
    spent[unit] += cost * copies;
  }
  const mean = (unit: 'C' | 'CP') => (cards[unit] === 0 ? null : spent[unit] / cards[unit]);
  return { steps, cards, mean: { C: mean('C'), CP: mean('CP') } };
}
