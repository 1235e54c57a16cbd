/** What a query means: its tree with every word looked up and what is unknown left out. */
import type { ChoiceField, NumberField, NumberName, TextName } from '../fields/fields';
import type { Order } from '../fields/orders';
import type { Value } from '../fields/values';
import type { Problem } from '../grammar/parse';
import type { Tree } from '../grammar/tree';

export type Comparison = '=' | '<' | '<=' | '>' | '>=';
/** One thing that is asked of a card. */
export type Atom =
  /** `text` is folded, `said` is as it was typed. */
  | { means: 'words'; text: string; said: string }
  /** Any of the values. */
  | { means: 'choice'; field: ChoiceField; values: readonly Value[] }
  | { means: 'number'; field: NumberField; is: Comparison; than: number; unit?: 'C' | 'CP' }
  /** Two figures of one face. */
  | { means: 'compared'; field: NumberField; is: Comparison; to: NumberName; unit: string }
  | { means: 'text'; field: TextName; text: string; said: string }
  | { means: 'rule'; rule: string };
export interface Denied {
  means: 'not';
  of: Sense;
}
export interface Joined {
  means: 'all' | 'any';
  of: readonly Sense[];
}
export type Sense = Atom | Denied | Joined;
export const isAtom = (sense: Sense): sense is Atom =>
  sense.means !== 'not' && sense.means !== 'all' && sense.means !== 'any';

export interface Query {
  /** As it was typed. */
  text: string;
  tree: Tree | null;
  /** Null when every card fits. */
  sense: Sense | null;
  /** Null when the query asks for none. */
  order: Partial<Order> | null;
  problems: readonly Problem[];
}
