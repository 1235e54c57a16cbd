/** What a player is asked. A decision has an id of its own; its answer is an action (actions.ts). */
import type { RuleId } from '@astris/rulebook';
import type { Act } from './actions';
import type { Mention } from './events';
import type { CardId } from './language/index';
import type { FaceUp, ObjId, Seat } from './state/board';

export const DECISION_KINDS = [
  'action', // 10.5 your Action Phase, empty Chain: options are acts, answered by { type: 'act' }
  'response', // 11.2, 12.2: acts or pass
  'goesFirst', // 17.1, 9.4.7: who plays first
  'mulligan', // 17.6
  'bottom', // 17.6: cards to the bottom of the deck
  'mode', // 11.1: choose one
  'target', // 11.1, 8.5.7: permanents (or a host)
  'may', // yes or no
  'discard', // from hand
  'sacrifice', // permanents
  'payStoryPoints', // 3.5: from which markers or tally, one SP at a time
  'order', // 13.2, 8.5.8: the order of simultaneous things
  'endingStoryline', // 9.4.0b: which Storyline ended the Act
  'setAside', // 9.4.6a
  'exchange', // 9.4.6c: the cards that make up the sideboard from now on
] as const;
export type DecisionKind = (typeof DECISION_KINDS)[number];

export type Option =
  | { kind: 'act'; act: Act }
  | { kind: 'card'; id: ObjId; card: CardId }
  | { kind: 'player'; seat: Seat }
  | { kind: 'mode'; index: number }
  | { kind: 'yes' }
  | { kind: 'no' }
  | { kind: 'tally' }
  /** A waiting triggered ability, of the card that prints it; `about` is what it speaks of as "it". */
  | { kind: 'ability'; id: ObjId; card: CardId; face: FaceUp; ability: number; about?: Mention };

export interface Decision {
  id: number;
  seat: Seat;
  kind: DecisionKind;
  rule: RuleId;
  options: Option[];
  /** How many options must be chosen, at least and at most. `action` and `response` take exactly one act. */
  min: number;
  max: number;
  /** The order of the choice counts. */
  ordered: boolean;
  /** The card whose play, ability or Chapter asks, and where on it. */
  source?: { id: ObjId; card: CardId; face: FaceUp; ability: number; chapter?: 1 | 2 | 3 };
  /** The word of the effect that asks ("damage", "redeem", "discard"), for the prompt. */
  verb?: string;
  /** True when an opponent's effect forces the choice. */
  hostile?: boolean;
  /** True while the announced play can still be taken back (11.1): action { type: 'takeBack' }. */
  takeBack?: boolean;
  /** What an exchange or set-aside starts from: indices of options chosen at present. */
  preset?: number[];
}
/** What everybody may know of a decision: who is asked and what kind of thing. */
export type PublicDecision = Pick<Decision, 'id' | 'seat' | 'kind' | 'rule' | 'source' | 'verb'>;
