/** Why something happened: its rule, the rule's words, and what caused it. */
import { type RuleId, textOfRule } from '@astris/rulebook';
import type { Mention, ViewEvent } from './events';

export interface Explanation {
  readonly rule: RuleId;
  /** The rule's own sentences. */
  readonly text: string;
  readonly cause: Mention | null;
}
export function explain(event: Pick<ViewEvent, 'rule' | 'cause'>): Explanation {
  return { rule: event.rule, text: textOfRule(event.rule), cause: event.cause ?? null };
}
