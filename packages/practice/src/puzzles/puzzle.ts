/** A puzzle is data: a position from a game, what is to happen in it, and the rules that words about that go by. */
import type { DeckList, EventType, Seat } from '@astris/engine';
import type { RuleId } from '@astris/rulebook';

export const PUZZLE_IDS = ['treasury', 'bind', 'skip', 'chain', 'redeem', 'act'] as const;
export type PuzzleId = (typeof PUZZLE_IDS)[number];
export const isPuzzleId = (id: string): id is PuzzleId => (PUZZLE_IDS as readonly string[]).includes(id);

/** Something that happens by the solver, before their turn ends. */
export interface Happening {
  happens: EventType;
  /** How often; once when left out. */
  times?: number;
  /** Only where the event speaks of a card that is of this type, or a Maneuver of this speed. */
  card?: { type?: string; speed?: 'Fast' | 'Slow' };
}
export interface Goal extends Happening {
  /** This must have happened before. */
  after?: Happening;
}

/** The kinds of acts that a solution consists of, in order; the words of a puzzle speak of them. */
export type Shape = readonly (readonly ('play' | 'ability' | 'bind' | 'skip' | 'attack')[])[];

/** A moment of a game that bots played, and two ways on from it. Written by `npm run puzzles`. */
export interface Position {
  seed: string;
  decks: { name: string; list: DeckList }[];
  /** Actions up to the moment: the seat, then the action as the engine's short word. */
  actions: string;
  seat: Seat;
  /** The solver's answers that reach the goal, and some that look as good and don't. */
  solution: string[];
  wrong: string[];
  /** By act of the solution, from 1: whose act it is (`by1`), and what it is about (`at1`). Ids of cards. */
  cast: Record<string, string>;
}

/** A position as its file holds it; the tests run it. */
export const positionFrom = (file: object): Position => file as Position;

/** What is said of a puzzle: the goal, hints from a nudge to the whole answer, and why it works, once it is solved. */
export const PUZZLE_LINES = ['task', 'hint1', 'hint2', 'hint3', 'explained'] as const;
export type PuzzleLine = (typeof PUZZLE_LINES)[number];

export interface Puzzle {
  id: PuzzleId;
  goal: Goal;
  /** The rule that each line goes by. */
  rules: Readonly<Record<PuzzleLine, RuleId>>;
  shape: Shape;
  position: Position;
}
