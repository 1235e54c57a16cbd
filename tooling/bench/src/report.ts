/** The figures in words: what was measured, against what, and whether it reaches its must and its aim. */
import { FIGURES, type FigureId, GOALS } from './goals';
import type { Measured } from './side';
import { median, spread } from './statistics';

export interface Rounds {
  readonly ours: readonly Measured[];
  readonly theirs: readonly Measured[];
}
export type Outcome = 'aim' | 'must' | 'missed' | 'alone';
export interface Line {
  readonly id: FigureId;
  readonly what: string;
  readonly unit: string;
  readonly ours: number;
  readonly second: number | null;
  readonly theirs: number | null;
  readonly ratio: number | null;
  /** Of the ratio, or of the value where that is compared, as a share. */
  readonly spread: number;
  readonly must: number;
  readonly aim: number;
  /** `alone`: a ratio with nothing to compare with. */
  readonly outcome: Outcome;
}

export function lineOf(id: FigureId, { ours, theirs }: Rounds): Line {
  const goal = GOALS[id];
  const values = ours.map(({ value }) => value);
  const seconds = ours.flatMap(({ second }) => second ?? []);
  const others = theirs.map(({ value }) => value);
  // Each round's two sides ran one after the other.
  const ratios = others.map((other, round) => (values[round] ?? Number.NaN) / other);
  const compared = goal.by === 'ratio' ? ratios : values;
  const second = seconds.length > 0 ? median(seconds) : null;
  const reaches = (limit: number): boolean =>
    goal.better === 'higher' ? median(compared) >= limit : median(compared) <= limit;
  const secondReaches = goal.mustSecond === undefined || (second ?? 0) <= goal.mustSecond;
  return {
    id,
    what: goal.what,
    unit: goal.unit,
    ours: median(values),
    second,
    theirs: others.length > 0 ? median(others) : null,
    ratio: ratios.length > 0 ? median(ratios) : null,
    spread: spread(compared.length > 0 ? compared : values),
    must: goal.must,
    aim: goal.aim,
    outcome:
      compared.length === 0
        ? 'alone'
        : !reaches(goal.must) || !secondReaches
          ? 'missed'
          : reaches(goal.aim)
            ? 'aim'
            : 'must',
  };
}

const short = (n: number): string => (n >= 100 ? n.toFixed(0) : n >= 1 ? n.toFixed(1) : n.toFixed(3));
const SAID: Record<Outcome, string> = {
  aim: 'aim reached',
  must: 'must met',
  missed: 'MUST MISSED',
  alone: 'nothing to compare with',
};

export function textOf(line: Line): string {
  const { by, mustSecond } = GOALS[line.id];
  const limit = (n: number) => (by === 'ratio' ? `${n}x` : `${n} ${line.unit}`);
  const ratio = line.ratio === null ? '' : `, ${short(line.ratio)}x`;
  const theirs = line.theirs === null ? '' : `, theirs ${short(line.theirs)}`;
  const second = line.second === null ? '' : ` (second ${short(line.second)})`;
  const beside = mustSecond === undefined ? '' : `, second ${mustSecond}`;
  return [
    `${line.id}  ${line.what}`,
    `    ours ${short(line.ours)} ${line.unit}${second}${theirs}${ratio}, spread ±${(100 * line.spread).toFixed(0)}%`,
    `    must ${limit(line.must)}${beside}, aim ${limit(line.aim)}: ${SAID[line.outcome]}`,
  ].join('\n');
}
/** The last line: every figure, and what of it is missed. */
export function summaryOf(lines: readonly Line[]): string {
  const figures = FIGURES.flatMap((id) => {
    const line = lines.find((one) => one.id === id);
    if (!line) return [];
    const { by, unit } = GOALS[id];
    if (by === 'value') return `${id} ${short(line.ours)} ${unit}`;
    return line.ratio === null ? `${id} ${short(line.ours)} ${unit}` : `${id} ${short(line.ratio)}x`;
  });
  const missed = lines.filter(({ outcome }) => outcome === 'missed').map(({ id }) => id);
  const alone = lines.filter(({ outcome }) => outcome === 'alone').map(({ id }) => id);
  const verdict = missed.length > 0 ? `musts missed: ${missed.join(', ')}` : 'all musts met';
  return `bench: ${[...figures, verdict, ...(alone.length > 0 ? [`not compared: ${alone.join(', ')}`] : [])].join(', ')}`;
}
