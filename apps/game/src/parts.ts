/** What the service is made of; tests put other parts in. */
import type { CardPool, Ruleset } from '@astris/engine';
import type { Logger } from 'pino';
import type { ChatStore } from './chat/chat-store';
import type { Relay } from './cluster/relay';
import type { Metrics } from './metrics/metrics';
import type { CrowdLimits } from './sockets/crowd';
import type { PaceLimits } from './sockets/pace';
import type { MatchStore } from './store/match-store';
import type { NewMatches } from './store/new-matches';

/** Time in ms since the epoch, and timers on it. */
export interface Clock {
  now(): number;
  /** Runs once after so many ms; gives back what cancels it. */
  after(ms: number, run: () => void): () => void;
}
/** Who is at a socket: somebody signed in (a guest too), or somebody who only watches. */
export type Session = { role: 'player'; userId: string; name: string; epoch: number } | { role: 'spectator' };
/** A range of ms from which a delay is taken, evenly. */
export type Delay = readonly [least: number, most: number];

export interface GameParts {
  store: MatchStore;
  newMatches: NewMatches;
  chat: ChatStore;
  clock: Clock;
  log: Logger;
  metrics: Metrics;
  /** Who reads `/metrics` says this as a bearer token; null: nobody reads them. */
  metricsToken: string | null;
  pool: CardPool;
  ruleset: Ruleset;
  /** Who holds this ticket; null when nobody does. */
  verifyTicket(ticket: string): Promise<Session | null>;
  /** 0 <= x < 1. Decides delays and the bot's whims, never a shuffle. */
  random(): number;
  /** Before a window is passed for a player: one distribution, whatever is in the hand (11.6). */
  passDelay: Delay;
  /** Before the bot answers. */
  botDelay: Delay;
  /** How fast messages may come, by their weight, and how many connections there may be; all counted at this node. */
  limits: PaceLimits & CrowdLimits;
  /** Web origins that may connect. */
  origins: string[];
  /** This node's name, for its sign of life and the matches that it attends; no two nodes have the same. */
  node: string;
  /** What carries news to other nodes; null: there are none. */
  relay: Relay | null;
}

/** Longest timer that Node keeps without firing at once. */
const LONGEST_MS = 2 ** 31 - 1;

export const systemClock: Clock = {
  now: Date.now,
  after(ms, run) {
    const timer = setTimeout(run, Math.min(Math.max(ms, 0), LONGEST_MS));
    return () => clearTimeout(timer);
  },
};

export const delayFrom = ([least, most]: Delay, random: () => number): number =>
  Math.round(least + (most - least) * random());
