/** The matches of a chaos run: two players at each, a new match for each that is over, and what was told to anybody. */
import type { PrismaClient, User } from '@astris/db';
import type { ActMessage, Answer } from '@astris/protocol';
import { SocketPlayer } from '../players/socket-player';
import { createMatch, createUser } from '../testing/database';
import { randomSeed } from '../testing/random';
import { ticketOf } from '../testing/service';
import { disturbedWire } from './trouble';

/** An action that a player was told had happened. */
export interface Acknowledged {
  match: string;
  messageId: string;
  version: number;
}

interface Parts {
  db: PrismaClient;
  random(): number;
  url(): string;
  fault(what: string): void;
}

/** How often a player gives up instead of answering, so that matches end within a short run. */
const CONCEDES = 1 / 120;
const MOST_THOUGHT_MS = 60;

export class Tables {
  readonly acknowledged: Acknowledged[] = [];
  readonly refused: Record<string, number> = {};
  readonly matches: string[] = [];
  readonly #seated = new Map<string, SocketPlayer[]>();
  #goesOn = true;

  constructor(private readonly parts: Parts) {}

  get players(): SocketPlayer[] {
    return [...this.#seated.values()].flat();
  }

  /** Two new players at a new rated match. */
  async open(): Promise<void> {
    const { db } = this.parts;
    await this.#seat([await createUser(db, 'Chaos'), await createUser(db, 'Chaos')]);
  }
  /** No new match begins any more. */
  last(): void {
    this.#goesOn = false;
  }
  close(): void {
    for (const player of this.players) player.close();
  }

  async #seat(users: User[]): Promise<void> {
    if (!this.#goesOn) return;
    const { db, random } = this.parts;
    const { id } = await createMatch(db, { users, rated: true, seed: randomSeed(random) });
    this.matches.push(id);
    const players = users.map((user) => this.#player(id, user, () => this.#ended(id, users)));
    this.#seated.set(id, players);
    await Promise.all(players.map((player) => player.open()));
  }
  #player(match: string, user: User, ended: () => void): SocketPlayer {
    const { random, url } = this.parts;
    return new SocketPlayer({
      match,
      url,
      random,
      ticket: () => ticketOf(user),
      think: () => random() * MOST_THOUGHT_MS,
      send: disturbedWire(random),
      concedes: () => random() < CONCEDES,
      acknowledged: ({ id }, version) => this.acknowledged.push({ match, messageId: id, version }),
      refused: (message, answer) => this.#refusal(message, answer),
      settled: ended,
    });
  }
  #refusal(message: ActMessage, answer: Answer): void {
    if (answer.ok) return;
    const why = answer.rule ? `rule ${answer.rule.refused}` : (answer.protocol ?? '');
    this.refused[why] = (this.refused[why] ?? 0) + 1;
    // What was legal in a view can be late; by the rules of the game it can't be wrong.
    if (answer.rule && answer.version === message.version) {
      this.parts.fault(`match ${message.match}: what the view of ${message.version} offered is against ${why}`);
    }
  }
  #ended(id: string, users: User[]): void {
    const players = this.#seated.get(id);
    if (!players?.every((player) => player.over)) return;
    this.#seated.delete(id);
    for (const player of players) player.close();
    void this.#seat(users).catch((error: unknown) => this.parts.fault(String(error)));
  }
}
