/** What players ask of the game, and the closed list of what the server may do (architecture: the actor of an action). */
import type { ObjId, Seat } from './state/board';

/** What may be done in an Action Phase or a response window. Ids are cards; `ability` is an index on the face that is up. */
export type Act =
  | { do: 'play'; card: ObjId }
  | { do: 'ability'; card: ObjId; ability: number }
  | { do: 'bind'; storyline: ObjId; character: ObjId }
  | { do: 'partner'; storyline: ObjId; character: ObjId }
  | { do: 'skip'; storyline: ObjId }
  | { do: 'attack'; attacker: ObjId; target: ObjId }
  | { do: 'intercept'; interceptor: ObjId }
  | { do: 'pass' }
  | { do: 'endTurn' };

export type Action =
  /** Answers an `action` or `response` decision. */
  | { type: 'act'; act: Act }
  /** Answers any other decision: indices of its options, in order where the order counts. */
  | { type: 'choose'; chosen: number[] }
  /** Takes back a play that is not yet paid (11.1). */
  | { type: 'takeBack' }
  /** 15.5 */
  | { type: 'concede' };

export type ServerAction =
  /** 19.1 the seat's clock ran out; 19.5 within 9.4.6 and 9.4.7 only the decision is lost. */
  | { type: 'clockOut'; seat: Seat }
  /** 19.4 */
  | { type: 'void' };

export type Actor = Seat | 'server';
export interface LoggedAction {
  actor: Actor;
  action: Action | ServerAction;
}
