/** The stack of half-finished work, and what players are asked. */
import type { Decision, Option } from '../decisions';
import type { Seat } from '../state/board';
import type { Frame, Game, Reply } from '../state/state';
import { put } from './journal';
import { setFlow, setHidden } from './write';

export const topFrame = (g: Game): Frame | undefined => g.flow.stack[g.flow.stack.length - 1];
export function pushFrame(g: Game, frame: Frame): void {
  setFlow(g, 'stack', [...g.flow.stack, frame]);
}
export function popFrame(g: Game): void {
  setFlow(g, 'stack', g.flow.stack.slice(0, -1));
}
/** Leaves everything half-finished behind. */
export function replaceStack(g: Game, frames: Frame[]): void {
  setFlow(g, 'stack', frames);
}
/** Changes fields of a frame that is on the stack. */
export function setFrame<F extends Frame>(g: Game, frame: F, change: Partial<F>): void {
  for (const key in change) put(g, frame, key, change[key]);
}

export type Question = Omit<Decision, 'id' | 'seat'> & { seat: Seat };
/**
 * Asks a player. A decision with one legal answer is not asked but answered at once, unless asking hides something
 * (`always`) and there is something to choose; the answer is read by `reply` either way.
 */
export function ask(g: Game, question: Question, always = false): void {
  const { options, min, max, ordered, seat } = question;
  const forced = options.length === 0 || (min >= options.length && (!ordered || options.length === 1));
  if (forced && (!always || options.length === 0)) {
    setHidden(g, 'replies', { ...g.hidden.replies, [seat]: { options: options.slice(0, max) } });
    return;
  }
  const decision: Decision = { ...question, id: g.flow.nextDecision };
  setFlow(g, 'nextDecision', decision.id + 1);
  setFlow(g, 'undecided', 0);
  setFlow(
    g,
    'decisions',
    g.flow.decisions.map((open, at) => (at === seat ? decision : open)),
  );
}
export function answer(g: Game, seat: Seat, reply: Reply): void {
  setFlow(
    g,
    'decisions',
    g.flow.decisions.map((open, at) => (at === seat ? null : open)),
  );
  setHidden(g, 'replies', { ...g.hidden.replies, [seat]: reply });
}
/** Takes the answer of a player. */
export function takeReply(g: Game, seat: Seat): Reply {
  const reply = g.hidden.replies[seat];
  if (!reply) throw new Error(`no reply of seat ${seat}`);
  const rest: Record<Seat, Reply> = {};
  for (const other of g.flow.decisions.keys()) {
    const waits = other === seat ? undefined : g.hidden.replies[other];
    if (waits) rest[other] = waits;
  }
  setHidden(g, 'replies', rest);
  return reply;
}
export const cardsOf = (options: readonly Option[]): number[] =>
  options.flatMap((o) => (o.kind === 'card' || o.kind === 'ability' ? [o.id] : []));
