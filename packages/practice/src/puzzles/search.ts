/** Looks for a puzzle in a position: a line of the wanted shape that reaches the goal, and one that looks as good and doesn't. */
import { type Act, type Action, actionText, type Decision, type GameEvent } from '@astris/engine';
import type { Puzzle } from './puzzle';
import { answerThen, type Trial, tryOut, untilAsked } from './try-out';
import { GoalWatch } from './watch';

/** Most positions that are looked at from one. */
const LIMIT = 400;
/** Most answers tried to a choice of targets and the like. */
const CHOICES = 6;
const END_TURN = 'e';

interface Found {
  line: string[];
  /** The acts of the line, with what was announced. */
  acts: Act[];
}
type Search = { trial: Trial; puzzle: Pick<Puzzle, 'goal' | 'shape'>; left: number };

const actsOf = (decision: Decision): Act[] =>
  decision.options.flatMap((option) => (option.kind === 'act' ? [option.act] : []));
const takesAct = ({ kind }: Decision): boolean => kind === 'action' || kind === 'response';

function answersTo(decision: Decision, kinds: readonly string[]): { action: Action; act: Act | null }[] {
  if (takesAct(decision)) {
    const acts = actsOf(decision).filter((act) => kinds.includes(act.do));
    const pass = decision.kind === 'response' ? [{ do: 'pass' } as const] : [];
    return [...acts, ...pass].map((act) => ({ action: { type: 'act', act }, act: act.do === 'pass' ? null : act }));
  }
  const { options, min, max } = decision;
  if (max === 1)
    return options.slice(0, CHOICES).map((_, n) => ({ action: { type: 'choose', chosen: [n] }, act: null }));
  return [{ action: { type: 'choose', chosen: options.map((_, n) => n).slice(0, min) }, act: null }];
}

/** The first line that reaches the goal. `before`: what was told since the position. */
function solve(search: Search, before: readonly GameEvent[][], depth: number, watchAt: () => GoalWatch): Found | null {
  const { trial, puzzle } = search;
  const decision = untilAskedQuietly(trial);
  if (!decision || search.left <= 0) return null;
  const kinds = puzzle.shape[depth] ?? [];
  for (const { action, act } of answersTo(decision, kinds)) {
    search.left -= 1;
    const found = tryOut(trial, (): Found | null => {
      const events = [...before];
      const told = (more: GameEvent[]) => events.push(more);
      if (!answerThen(trial, action, told)) return null;
      untilAsked(trial, told);
      const watch = watchAt();
      for (const step of events) watch.see(step, trial.game);
      const here = { line: [actionText(action)], acts: act ? [act] : [] };
      const next = depth + (act ? 1 : 0);
      if (watch.state === 'solved') return next === puzzle.shape.length ? here : null;
      if (watch.state === 'missed') return null;
      const rest = solve(search, events, next, watchAt);
      return rest && { line: [...here.line, ...rest.line], acts: [...here.acts, ...rest.acts] };
    });
    if (found) return found;
    if (search.left <= 0) return null;
  }
  return null;
}
const untilAskedQuietly = (trial: Trial): Decision | null => untilAsked(trial, () => undefined);

/** Finds both lines in the position of a trial, where its solver has an action; null where there is no puzzle. */
export function searchPuzzle(
  trial: Trial,
  puzzle: Pick<Puzzle, 'goal' | 'shape'>,
): (Found & { wrong: string[] }) | null {
  const watchAt = watchMaker(trial, puzzle);
  const found = solve({ trial, puzzle, left: LIMIT }, [], 0, watchAt);
  const [first] = found?.line ?? [];
  if (!found || !first) return null;
  const decision = untilAskedQuietly(trial);
  if (!decision) return null;
  for (const act of actsOf(decision)) {
    const word = actionText({ type: 'act', act });
    if (act.do === 'endTurn' || !puzzle.shape[0]?.some((kind) => kind === act.do) || word === first) continue;
    const wrong = tryOut(trial, () => lostAfter(trial, puzzle, act, watchAt));
    if (wrong) return { ...found, wrong };
  }
  return null;
}

/** A line that begins with this act and from which nothing reaches the goal any more; null where something does. */
function lostAfter(
  trial: Trial,
  puzzle: Pick<Puzzle, 'goal' | 'shape'>,
  act: Act,
  watchAt: () => GoalWatch,
): string[] | null {
  const line: string[] = [];
  const events: GameEvent[][] = [];
  const told = (more: GameEvent[]) => events.push(more);
  let action: Action = { type: 'act', act };
  for (let n = 0; n < 12; n += 1) {
    if (!answerThen(trial, action, told)) return null;
    line.push(actionText(action));
    const decision = untilAsked(trial, told);
    const watch = watchAt();
    for (const step of events) watch.see(step, trial.game);
    if (watch.state === 'solved' || !decision) return null;
    if (watch.state === 'missed') return line;
    if (decision.kind === 'action') {
      const all = { ...puzzle, shape: [...puzzle.shape.slice(1), ...puzzle.shape] };
      if (solve({ trial, puzzle: all, left: LIMIT }, events, 0, watchAt)) return null;
      if (solve({ trial, puzzle, left: LIMIT }, events, 0, watchAt)) return null;
      return [...line, END_TURN];
    }
    const [answer] = answersTo(decision, []).slice(-1);
    if (!answer) return null;
    action = answer.action;
  }
  return null;
}

function watchMaker({ game, seat, pool }: Trial, { goal }: Pick<Puzzle, 'goal'>): () => GoalWatch {
  const { gameTurn } = game.board;
  return () => new GoalWatch(goal, seat, pool, gameTurn);
}
