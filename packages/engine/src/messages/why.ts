/** Why a line of the log happened: its rule, and the card that caused it as it is named there. */
import type { RuleId } from '@astris/rulebook';
import type { ToldEvent } from '../events';
import { explain } from '../explain';
import type { Naming, Segment } from './segment';
import { owned } from './words';

export interface Why {
  rule: RuleId;
  /** "your Ilyane"; null where the rules alone made it happen. */
  cause: Segment[] | null;
}

/** The explanation of an event in the words of its viewer. */
export function whyOf(event: Pick<ToldEvent, 'rule' | 'cause'>, naming: Naming): Why {
  const { rule, cause } = explain(event);
  return { rule, cause: cause && owned(naming, cause) };
}
