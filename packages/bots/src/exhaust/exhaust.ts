/** Plays on from boards around each card of a pool until everything that its cards say has happened. */
import { apply, type CardPool, decisionsOf, isRefusal, type Ruleset } from '@astris/engine';
import { cardsOutOfPlace, randomBoard, seeded, setUp, unanswerable } from '@astris/engine/testing';
import { Differences } from './difference';
import { goalsOf } from './goals';
import { sensibly } from './sensible';
import { Tally } from './tally';
import { Witness } from './witness';

/** Answers on one board; then another one is more likely to show something new. */
const DECISIONS = 80;

export interface Exhausted {
  readonly total: number;
  readonly happened: number;
  /** By name, card by card. */
  readonly never: readonly string[];
  readonly boards: number;
  readonly decisions: number;
}
interface Options {
  readonly seed: number;
  /** Whether there is time for another board. */
  readonly more: (so: Exhausted) => boolean;
  readonly ruleset?: Partial<Ruleset>;
}
/**
 * Ends as soon as everything has happened, or when there is no time left. Throws, naming card and seed, when the engine
 * throws, refuses what it offered, asks what can't be answered, or loses a card.
 */
export function exhaust(pool: CardPool, { seed, more, ruleset = {} }: Options): Exhausted {
  const tally = new Tally(goalsOf(pool));
  const differences = new Differences(pool, tally);
  let boards = 0;
  let decisions = 0;
  const so = (): Exhausted => ({
    total: tally.total,
    happened: tally.happened,
    never: tally.never,
    boards,
    decisions,
  });
  while (tally.happened < tally.total && more(so())) {
    const open = tally.cards;
    const focus = open[boards % open.length] ?? '';
    const number = seed * 1_000_003 + boards;
    boards += 1;
    try {
      decisions += playOn(pool, tally, differences, focus, number, ruleset);
    } catch (error) {
      throw new Error(`board ${boards} of seed ${seed}, about ${focus}: ${(error as Error).message}`, { cause: error });
    }
  }
  return so();
}
function playOn(
  pool: CardPool,
  tally: Tally,
  differences: Differences,
  focus: string,
  number: number,
  ruleset: Partial<Ruleset>,
): number {
  const random = seeded(number);
  const { game, lists } = setUp(pool, { ...randomBoard(pool, random, focus), ruleset });
  const witness = new Witness(pool, tally);
  for (let n = 0; n < DECISIONS; n++) {
    const faults = [...unanswerable(game), ...cardsOutOfPlace(game, lists)];
    if (faults.length > 0) throw new Error(faults.join('; '));
    const open = decisionsOf(game).flatMap((decision) => decision ?? []);
    const decision = open[Math.floor(random() * open.length)];
    if (!decision) return n;
    const action = sensibly(game, decision, focus, random);
    differences.look(game, decision.seat, action, focus, n);
    witness.before(game, decision, action);
    const result = apply(game, decision.seat, action);
    if (isRefusal(result))
      throw new Error(`${JSON.stringify(action)} was offered and refused (${result.refused}, ${result.why})`);
    witness.after(result.events);
  }
  return DECISIONS;
}
