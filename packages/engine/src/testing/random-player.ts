/** A player that does anything legal, from a seeded source of chance. */
import type { Action } from '../actions';
import { decisionsOf, type Game, sampleAnswer } from '../game';
import type { Seat } from '../state/board';

/** A small seeded generator of numbers from 0 to 1 (mulberry32), for tests and self-play only. */
export function seeded(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}
/** The next action of a random player: who, and what; null when nobody is asked. */
export function randomAction(game: Game, random: () => number): { seat: Seat; action: Action } | null {
  const open = decisionsOf(game).filter((decision) => decision !== null);
  const decision = open[Math.floor(random() * open.length)];
  return decision ? { seat: decision.seat, action: sampleAnswer(decision, random) } : null;
}
