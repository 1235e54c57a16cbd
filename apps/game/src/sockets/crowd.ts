/**
 * How many connections this node holds of one address and of one user, and how fast an address may open them. An address of
 * IPv6 is its network of 64 bits.
 */

import type { IncomingMessage } from 'node:http';
import { Buckets } from '@astris/auth/buckets';
import { clientAddress } from '@astris/auth/client-address';
import type { Clock } from '../parts';

export interface CrowdLimits {
  /** Most connections of one address; as many may be opened at once, and all of them again within a minute. */
  perAddress: number;
  /** Most sockets of one user: one for each open page. */
  perUser: number;
  /** How many proxies stand before this service and write where a request comes from. */
  proxies: number;
}

const MINUTE_S = 60;
/** When to try again where a place gets free only as somebody leaves, in seconds. */
const FULL_SECONDS = 10;

/** Counts keys that come and go. */
class Count {
  readonly #counts = new Map<string, number>();

  of(key: string): number {
    return this.#counts.get(key) ?? 0;
  }
  add(key: string): void {
    this.#counts.set(key, this.of(key) + 1);
  }
  remove(key: string): void {
    const left = this.of(key) - 1;
    if (left > 0) this.#counts.set(key, left);
    else this.#counts.delete(key);
  }
}

type Request = Pick<IncomingMessage, 'headers' | 'socket'>;
/** What lies under a socket. */
interface Connection {
  request: Request;
  once(event: 'close', run: () => void): unknown;
}
interface Leaving {
  once(event: 'disconnect', run: () => void): unknown;
}

export class Crowd {
  readonly #addresses = new Count();
  readonly #users = new Count();
  /** Where connections came from: their first request may be gone by the time somebody asks. */
  readonly #known = new WeakMap<object, string>();
  readonly #opened: Buckets;

  constructor(
    private readonly limits: CrowdLimits,
    clock: Clock,
  ) {
    const { perAddress } = limits;
    this.#opened = new Buckets({ burst: perAddress, perSecond: perAddress / MINUTE_S }, () => clock.now());
  }

  /** Where a request comes from, as far as it is believed. */
  addressOf({ headers, socket }: Request): string {
    const forwarded = headers['x-forwarded-for'];
    const text = Array.isArray(forwarded) ? forwarded.join(',') : forwarded;
    return clientAddress(socket.remoteAddress ?? 'unknown', text, this.limits.proxies);
  }

  /** A connection is there, whoever it turns out to be of. */
  arrived(connection: Connection): void {
    const address = this.addressOf(connection.request);
    this.#known.set(connection, address);
    this.#addresses.add(address);
    connection.once('close', () => this.#addresses.remove(address));
  }
  /** A socket of this user is open. */
  entered(userId: string, socket: Leaving): void {
    this.#users.add(userId);
    socket.once('disconnect', () => this.#users.remove(userId));
  }

  /** Whether so many are there that no more are even answered: twice what is refused with a reason. */
  isOverrun(request: Request): boolean {
    return this.#addresses.of(this.addressOf(request)) >= 2 * this.limits.perAddress;
  }
  /** Where a connection that has arrived comes from. */
  cameFrom(connection: object): string {
    return this.#known.get(connection) ?? 'unknown';
  }
  /** Seconds until a connection that has arrived may ask to be let in, whoever it is of; 0 for at once. */
  waitAtDoor(connection: object): number {
    const address = this.cameFrom(connection);
    return this.#addresses.of(address) > this.limits.perAddress ? FULL_SECONDS : this.#opened.take(address);
  }
  /** Seconds until this user may have one more socket, 0 for at once. */
  waitOf(userId: string): number {
    return this.#users.of(userId) >= this.limits.perUser ? FULL_SECONDS : 0;
  }
}
