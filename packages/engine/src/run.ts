/** Goes on with the half-finished work until somebody must decide or the game is over. */
import { topFrame } from './changes/stack';
import { emit } from './changes/write';
import type { Decision, PublicDecision } from './decisions';
import type { GameEvent } from './events';
import { stepEach, stepEffects } from './interpreter/effects';
import { stepReplace } from './interpreter/replacements';
import { stepChapter } from './rules/08-storylines/chapters';
import { stepEndAct } from './rules/09-acts/end-of-act';
import { stepTurn } from './rules/10-turn';
import { stepResolved, stepSettle } from './rules/11-chain';
import { stepCheck } from './rules/11-check';
import { stepAnnounce } from './rules/11-playing';
import { stepConflict } from './rules/12-conflict';
import { stepTriggers } from './rules/13-abilities';
import { stepMulligan, stepSetup } from './rules/17-setup';
import type { Frame, FrameOf, Game } from './state/state';

/** More steps than any action can take; a broken invariant, not a rule. */
const STEP_LIMIT = 1_000_000;

const STEPS: { [F in Frame['f']]: (g: Game, frame: FrameOf<F>) => void } = {
  setup: stepSetup,
  mulligan: stepMulligan,
  turn: stepTurn,
  settle: stepSettle,
  check: stepCheck,
  replace: stepReplace,
  triggers: stepTriggers,
  announce: stepAnnounce,
  effects: stepEffects,
  each: stepEach,
  resolved: stepResolved,
  chapter: stepChapter,
  conflict: stepConflict,
  endAct: stepEndAct,
  over: () => {},
};
const step = (g: Game, frame: Frame): void => (STEPS[frame.f] as (g: Game, frame: Frame) => void)(g, frame);

export function run(g: Game): void {
  for (let steps = 0; !g.board.result && g.flow.decisions.every((decision) => decision === null); steps++) {
    const frame = topFrame(g);
    if (!frame) throw new Error('nothing is left to do, and the game is not over');
    if (steps > STEP_LIMIT) throw new Error(`the game goes round in circles at ${frame.f}`);
    step(g, frame);
  }
}

export const publicDecision = (decision: Decision | null): PublicDecision | null => {
  if (!decision) return null;
  const { id, seat, kind, rule, source, verb, takeBack } = decision;
  // What is announced and may still be taken back is a card of a hidden hand (1.8).
  if (takeBack) return { id, seat, kind, rule };
  return { id, seat, kind, rule, ...(source ? { source } : {}), ...(verb ? { verb } : {}) };
};
/** Tells who is asked now, where that changed; to each player whole what they are asked. */
export function tellDecisions(g: Game, before: readonly (Decision | null)[]): void {
  const decisions: NonNullable<GameEvent['decisions']> = [];
  const own: NonNullable<GameEvent['own']> = [];
  for (const [seat, decision] of g.flow.decisions.entries()) {
    if (decision?.id === before[seat]?.id) continue;
    decisions.push({ seat, decision: publicDecision(decision) });
    if (decision) own.push({ seat, decision });
  }
  if (decisions.length > 0 || g.out.patches.length > 0)
    emit(g, 'asked', '1.7', own.length > 0 ? { decisions, own } : { decisions });
}
