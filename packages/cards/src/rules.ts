import { type Card, rulesOf } from '@astris/engine/language';
import type { RuleId } from '@astris/rulebook';

/** The cards by each rule that their definitions use, in the order given. */
export function cardsByRule(cards: readonly Card[]): ReadonlyMap<RuleId, readonly Card[]> {
  const found = new Map<RuleId, Card[]>();
  for (const card of cards) {
    for (const rule of rulesOf(card)) found.set(rule, [...(found.get(rule) ?? []), card]);
  }
  return found;
}
