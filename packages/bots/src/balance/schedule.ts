/** Which game is the n-th: who plays which deck in which seat. The same for the same seed, however the games are spread. */
import type { BotId } from '../roster';

export type Pair<T> = readonly [T, T];
export interface Plan {
  /** Indices of decks, by seat. */
  readonly decks: Pair<number>;
  readonly bots: Pair<BotId>;
  /** What the shuffles come from; games that only differ in who sits where share it. */
  readonly seed: string;
  /** What the bots’ whims come from. */
  readonly chance: number;
}
export interface Schedule {
  readonly decks: number;
  readonly bots: Pair<BotId>;
  readonly seed: number;
}

/** Between equal bots all pairs of different decks; between two bots, or with one deck, each deck plays itself. */
function pairsOf({ decks, bots }: Schedule): Pair<number>[] {
  const all = Array.from({ length: decks }, (_, i) => i);
  if (bots[0] !== bots[1] || decks === 1) return all.map((i): Pair<number> => [i, i]);
  return all.flatMap((i) => Array.from({ length: decks - 1 - i }, (_, k): Pair<number> => [i, i + 1 + k]));
}
const turned = <T>([a, b]: Pair<T>): Pair<T> => [b, a];

/** How many games it takes until each deck, or each bot, has had both seats of each pair. */
export const roundOf = (schedule: Schedule): number => pairsOf(schedule).length * 2;

export function planOf(schedule: Schedule, n: number): Plan {
  const pairs = pairsOf(schedule);
  const round = Math.floor(n / roundOf(schedule));
  const within = n % roundOf(schedule);
  const at = within % pairs.length;
  const seated = within < pairs.length ? <T>(pair: Pair<T>) => pair : turned;
  return {
    decks: seated(pairs[at] ?? [0, 0]),
    bots: seated(schedule.bots),
    seed: `balance ${schedule.seed} ${round} ${at}`,
    chance: schedule.seed * 1_000_003 + round * 1_009 + at,
  };
}
