/** Currency, Command Points, Story Points and cards between hand, deck and piles (3, 5, 16). */
import { say } from '../segment';
import { count, does, fromTo, named, whose } from '../words';
import type { Teller, Tellers } from './teller';

const because: Teller = (e, n) => (e.cause ? say` by ${named(n, e.cause)}` : []);
const cards = (e: Parameters<Teller>[0]): number => e.amount ?? e.own?.cards?.length ?? 1;

export const RESOURCES: Tellers<
  | 'treasuryChanged'
  | 'commandChanged'
  | 'storyPointsChanged'
  | 'tallyChanged'
  | 'drew'
  | 'couldNotDraw'
  | 'discarded'
  | 'returned'
  | 'burned'
  | 'depleted'
> = {
  treasuryChanged: (e, n) => say`${whose(n, e.seat)} Treasury goes ${fromTo(e.from, e.to, 'C')}${because(e, n)}`,
  commandChanged: (e, n) => say`${whose(n, e.seat)} Command Points go ${fromTo(e.from, e.to)}${because(e, n)}`,
  storyPointsChanged: (e, n) => say`Story Points on ${named(n, e.subject)} go ${fromTo(e.from, e.to)}${because(e, n)}`,
  tallyChanged: (e, n) => say`${whose(n, e.seat)} Story Points for an empty Treasury go ${fromTo(e.from, e.to)}`,
  drew: (e, n) => {
    const own = e.own?.cards ?? [];
    const [only] = own;
    if (only && own.length === 1) {
      return say`${does(n, e.seat, 'draw')} ${named(n, { id: only.id, card: only.card, face: 'front' })}`;
    }
    return say`${does(n, e.seat, 'draw')} ${count(cards(e), 'card')}`;
  },
  couldNotDraw: (e, n) => say`${whose(n, e.seat)} deck is empty: ${count(e.amount ?? 1, 'card')} can’t be drawn`,
  discarded: (e, n) => say`${does(n, e.seat, 'discard')} ${e.subject ? named(n, e.subject) : count(cards(e), 'card')}`,
  returned: (e, n) => say`${named(n, e.subject)} returns to its owner’s hand${because(e, n)}`,
  burned: (e, n) => say`${named(n, e.subject)} is Burned${because(e, n)}`,
  depleted: (e, n) => say`${named(n, e.subject)} goes to the Depleted Pile`,
};
