/** Whether a goal is reached: read from what the engine tells, nothing else. */
import type { CardPool, Game, GameEvent, Seat } from '@astris/engine';
import type { Goal, Happening, Puzzle } from './puzzle';

/** `missed`: the Action Phase is over, and the goal was not reached in it. */
export type PuzzleState = 'open' | 'solved' | 'missed';

const seatOf = ({ seat, subject, cause }: GameEvent): Seat | undefined =>
  seat ?? subject?.controller ?? cause?.controller;

function isIt(event: GameEvent, { happens, card }: Happening, seat: Seat, pool: CardPool): boolean {
  if (event.type !== happens || seatOf(event) !== seat) return false;
  if (!card) return true;
  const printed = event.subject ? pool.cards[event.subject.card] : undefined;
  if (!printed || (card.type && printed.type !== card.type)) return false;
  return !card.speed || (printed.type === 'Maneuver' && printed.speed === card.speed);
}

/** Follows one attempt. It counts from the position on, to the end of that turn’s Action Phase (10.5). */
export class GoalWatch {
  state: PuzzleState = 'open';
  #counted = 0;
  #prepared: boolean;

  constructor(
    private readonly goal: Goal,
    private readonly seat: Seat,
    private readonly pool: CardPool,
    /** Turn of the game in which the goal is to be reached. */
    private readonly turn: number,
  ) {
    this.#prepared = goal.after === undefined;
  }

  /** What an action told, and the game after it. */
  see(events: readonly GameEvent[], game: Game): PuzzleState {
    if (this.state !== 'open') return this.state;
    const { goal, seat, pool } = this;
    for (const event of events) {
      if (goal.after && isIt(event, goal.after, seat, pool)) this.#prepared = true;
      if (this.#prepared && isIt(event, goal, seat, pool)) this.#counted += 1;
    }
    if (this.#counted >= (goal.times ?? 1)) this.state = 'solved';
    else if (game.board.gameTurn !== this.turn || game.board.phase !== 'action') this.state = 'missed';
    return this.state;
  }
}

/** The watch over a puzzle that is laid out. */
export const watchOf = ({ goal, position }: Puzzle, pool: CardPool, game: Game): GoalWatch =>
  new GoalWatch(goal, position.seat, pool, game.board.gameTurn);
