/** People who call the API in tests, each with a name that no other test has. */
import { randomUUID } from 'node:crypto';
import { createGuest, type SessionUser, sessionUser } from '@astris/auth';
import { db, type User } from '@astris/db';
import { seed } from '@astris/db/seed';
import type { TRPCError } from '@trpc/server';
import { expect } from 'vitest';
import type { ApiReason } from '../errors';
import { createCaller, createContext } from '../index';

export const freshName = (start = 'Api'): string => `${start}${randomUUID().replaceAll('-', '').slice(0, 12)}`;

/** Somebody who is signed in, and the API as they call it. */
export interface Person {
  user: SessionUser;
  api: ReturnType<typeof createCaller>;
  /** The API as their session calls it now: as nobody once they are suspended or signed out everywhere. */
  asSession: () => Promise<ReturnType<typeof createCaller>>;
}

/** The API as somebody calls it who has not signed in. */
export const anonymous = () => createCaller(createContext({ address: randomUUID() }));

/** Somebody with an account. */
export async function player(): Promise<Person> {
  const name = freshName();
  return personOf(await db().user.create({ data: { name, nameKey: name.toLowerCase() } }));
}

export async function guest(): Promise<Person> {
  return personOf(await createGuest());
}

/** Somebody who looks after the site. */
export async function moderator(): Promise<Person> {
  const { user } = await player();
  return personOf(await db().user.update({ where: { id: user.id }, data: { role: 'MODERATOR' } }));
}

function personOf({ id, name, isGuest, role, sessionEpoch }: User): Person {
  const user = { id, name, isGuest, role, epoch: sessionEpoch };
  const as = (caller: SessionUser | null) => createCaller(createContext({ user: caller, address: randomUUID() }));
  return { user, api: as(user), asSession: async () => as(await sessionUser(id, sessionEpoch)) };
}

/** Makes two players friends: one asks, the other accepts. */
export async function befriend(one: Person, other: Person): Promise<void> {
  await one.api.friends.ask({ userId: other.user.id });
  await other.api.friends.ask({ userId: one.user.id });
}

/** Ids of two starter decks, after making sure that the database has them. */
export async function starters(): Promise<[{ starter: string }, { starter: string }]> {
  await seed(db());
  const [first, second] = await anonymous().decks.starters();
  if (!first || !second) throw new Error('the seed has fewer than two starter decks');
  return [{ starter: first.starter }, { starter: second.starter }];
}

/** Expects a refusal of this kind. */
export function refused(code: TRPCError['code'], reason: ApiReason) {
  return expect.objectContaining({ code, reason });
}

/** The reasons of those calls that were refused, and how many succeeded. */
export async function outcomes(calls: Promise<unknown>[]): Promise<{ done: number; refused: string[] }> {
  const results = await Promise.allSettled(calls);
  return {
    done: results.filter(({ status }) => status === 'fulfilled').length,
    refused: results.flatMap((result) => (result.status === 'rejected' ? [String(result.reason.reason)] : [])),
  };
}
