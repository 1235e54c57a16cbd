import type { ReplayMark } from './model';

/** Where one can go from a step; null where it leads nowhere. */
export interface Moves {
  first: number | null;
  back: number | null;
  next: number | null;
  last: number | null;
  turnBefore: number | null;
  turnNext: number | null;
  actNext: number | null;
}

/** An Act's mark is also that of a turn: it is where its first turn, or the setup, begins. */
export function movesFrom(at: number, steps: number, marks: readonly ReplayMark[]): Moves {
  const before = marks.findLast((mark) => mark.at < at);
  const after = marks.find((mark) => mark.at > at);
  const act = marks.find((mark) => mark.kind === 'act' && mark.at > at);
  return {
    first: at > 0 ? 0 : null,
    back: at > 0 ? at - 1 : null,
    next: at < steps ? at + 1 : null,
    last: at < steps ? steps : null,
    turnBefore: before?.at ?? null,
    turnNext: after?.at ?? null,
    actNext: act?.at ?? null,
  };
}
