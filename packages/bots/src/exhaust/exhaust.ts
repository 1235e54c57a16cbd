/** Plays on from boards around each card of a pool until everything that its cards say has happened. */
import { apply, type CardPool, decisionsOf, type Game, isRefusal, type Ruleset } from '@astris/engine';
import { cardsOutOfPlace, randomBoard, seeded, setUp, unanswerable } from '@astris/engine/testing';
import { aimAt } from './aims';
import type { Deed } from './deeds';
import { Differences } from './difference';
import { goalsOf } from './goals';
import { sensibly } from './sensible';
import { Tally } from './tally';
import { Witness } from './witness';

/** Answers on one board, and those since something new has happened; then another one is more likely to show more. */
const DECISIONS = 80;
const IN_VAIN = 25;
/** The same on a board by chance, where nobody knows what it is good for. */
const IN_VAIN_BY_CHANCE = 50;
/** Cards are counted after so many answers. */
const COUNTED = 8;
const NONE: ReadonlySet<Deed> = new Set();
const ABOUT: ReadonlySet<string> = new Set(['map', 'hand', 'chain']);

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
/** Whether the card is still where something can come of it. */
const isAbout = ({ hidden }: Game, card: string): boolean =>
  hidden.objects.some((object) => object.card === card && ABOUT.has(object.zone));

function playOn(
  pool: CardPool,
  tally: Tally,
  differences: Differences,
  focus: string,
  number: number,
  ruleset: Partial<Ruleset>,
): number {
  const random = seeded(number);
  const goals = tally.openOf(focus);
  const goal = goals[Math.floor(random() * goals.length)];
  const card = pool.cards[focus];
  if (!card || !goal) throw new Error('nothing of it is open');
  const aimed = aimAt(random, pool, card, goal);
  const { game, lists } = setUp(pool, { ...randomBoard(pool, random, focus, aimed?.aim), ruleset });
  const witness = new Witness(pool, tally);
  const inPlace = (): void => {
    const faults = cardsOutOfPlace(game, lists);
    if (faults.length > 0) throw new Error(faults.join('; '));
  };
  const inVain = aimed ? IN_VAIN : IN_VAIN_BY_CHANCE;
  let last = 0;
  let n = 0;
  for (; n < DECISIONS && n - last < inVain; n++) {
    const faults = unanswerable(game);
    if (faults.length > 0) throw new Error(faults.join('; '));
    if (n % COUNTED === 0) {
      inPlace();
      if (!isAbout(game, focus)) break;
    }
    const open = decisionsOf(game).flatMap((decision) => decision ?? []);
    const decision = open[Math.floor(random() * open.length)];
    if (!decision) break;
    const action = sensibly(game, decision, focus, aimed?.deeds ?? NONE, random);
    const { happened } = tally;
    differences.look(game, decision.seat, action, { card: focus, what: goal }, n);
    witness.before(game, decision, action);
    const result = apply(game, decision.seat, action);
    if (isRefusal(result))
      throw new Error(`${JSON.stringify(action)} was offered and refused (${result.refused}, ${result.why})`);
    witness.after(result.events);
    if (tally.happened > happened) last = n;
    if (tally.openOf(focus).length === 0) break;
  }
  inPlace();
  return n;
}
