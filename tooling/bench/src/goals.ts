/** What is measured and what it should reach; see docs/performance.md. */
export const FIGURES = ['E1', 'E2', 'E4', 'E5', 'E6', 'E7', 'E9'] as const;
export type FigureId = (typeof FIGURES)[number];

export interface Goal {
  readonly what: string;
  readonly unit: string;
  /** How the figure is compared: ours over Showdown's, or by itself. */
  readonly by: 'ratio' | 'value';
  readonly better: 'higher' | 'lower';
  readonly must: number;
  readonly aim: number;
  /** The worst that a second value may reach (E9: p99 beside the median). */
  readonly mustSecond?: number;
}
export const GOALS: Readonly<Record<FigureId, Goal>> = {
  E1: {
    what: 'engine decisions per CPU-second, over Battle driven directly',
    unit: '/s',
    by: 'ratio',
    better: 'higher',
    must: 10,
    aim: 25,
  },
  E2: {
    what: 'the same with validation, both players’ events and the log, over BattleStream',
    unit: '/s',
    by: 'ratio',
    better: 'higher',
    must: 10,
    aim: 25,
  },
  E4: {
    what: 'CPU of one decision, 99th percentile (second: median)',
    unit: 'ms',
    by: 'value',
    better: 'lower',
    must: 1,
    aim: 0.3,
  },
  E5: {
    what: 'CPU to set up a game, over Showdown’s with its teams given',
    unit: 'ms',
    by: 'ratio',
    better: 'lower',
    must: 0.5,
    aim: 0.1,
  },
  E6: {
    what: 'heap of a live match after 60 actions, log and steps kept included',
    unit: 'KiB',
    by: 'value',
    better: 'lower',
    must: 71,
    aim: 43,
  },
  E7: {
    what: 'replay log for each decision',
    unit: 'B',
    by: 'value',
    better: 'lower',
    must: 38,
    aim: 19,
  },
  E9: {
    what: 'pushed to both players for each action, median (second: 99th percentile)',
    unit: 'B',
    by: 'value',
    better: 'lower',
    must: 1000,
    aim: 500,
    mustSecond: 4000,
  },
};
