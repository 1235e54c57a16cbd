/** Which goals have happened, and which of the rest each card still has. */
import { type Goal, goalName, type Happening } from './goals';

export class Tally {
  readonly #open = new Map<string, Set<Happening>>();
  readonly total: number;
  happened = 0;

  constructor(goals: readonly Goal[]) {
    for (const { card, what } of goals) this.#open.set(card, (this.#open.get(card) ?? new Set()).add(what));
    this.total = [...this.#open.values()].reduce((sum, { size }) => sum + size, 0);
  }
  isOpen(card: string, what: Happening): boolean {
    return this.#open.get(card)?.has(what) ?? false;
  }
  /** Notes that it happened; what is no goal, or has happened before, changes nothing. */
  note(card: string, what: Happening): void {
    const open = this.#open.get(card);
    if (!open?.delete(what)) return;
    this.happened += 1;
    if (open.size === 0) this.#open.delete(card);
  }
  /** Cards of which something has not happened yet. */
  get cards(): string[] {
    return [...this.#open.keys()];
  }
  openOf(card: string): readonly Happening[] {
    return [...(this.#open.get(card) ?? [])];
  }
  get never(): string[] {
    return [...this.#open].flatMap(([card, open]) => [...open].map((what) => goalName({ card, what })));
  }
}
