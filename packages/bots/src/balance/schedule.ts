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

/** All pairs of different decks; a single deck plays itself. */
function pairsOf(decks: number): Pair<number>[] {
  if (decks === 1) return [[0, 0]];
  return Array.from({ length: decks }, (_, i) => i).flatMap((i) =>
    Array.from({ length: decks - 1 - i }, (_, k): Pair<number> => [i, i + 1 + k]),
  );
}
const turned = <T>([a, b]: Pair<T>): Pair<T> => [b, a];

/** How many games it takes until each deck and each bot has had both seats of each pair. */
export const roundOf = ({ decks, bots }: Schedule): number => pairsOf(decks).length * (bots[0] === bots[1] ? 2 : 4);

export function planOf(schedule: Schedule, n: number): Plan {
  const pairs = pairsOf(schedule.decks);
  const round = Math.floor(n / roundOf(schedule));
  const within = n % roundOf(schedule);
  const at = within % pairs.length;
  const turns = Math.floor(within / pairs.length);
  const decks = pairs[at] ?? [0, 0];
  return {
    decks: turns % 2 === 1 ? turned(decks) : decks,
    bots: turns >= 2 ? turned(schedule.bots) : schedule.bots,
    seed: `balance ${schedule.seed} ${round} ${at}`,
    chance: schedule.seed * 1_000_003 + round * 1_009 + at,
  };
}
