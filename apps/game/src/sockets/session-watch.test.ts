import { signOutEverywhere } from '@astris/auth';
import { db, type User } from '@astris/db';
import { afterAll, afterEach, beforeEach, expect, test } from 'vitest';
import type { TestClient } from '../testing/client';
import { createMatch, createUser } from '../testing/database';
import { FakeClock } from '../testing/fake-clock';
import { startService, type TestService } from '../testing/service';

let clock: FakeClock;
let service: TestService;
let users: User[];
let match: string;

beforeEach(async () => {
  clock = new FakeClock();
  service = await startService({ clock });
  users = [await createUser(db()), await createUser(db())];
  match = (await createMatch(db(), { users, startedAt: new Date(clock.now()) })).id;
});
afterEach(() => service.close());
afterAll(() => db().$disconnect());

const [LEAVER, STAYER] = [0, 1];
const joined = async (seat: number) => {
  const client = await service.connect(users[seat] as User);
  await client.join(match);
  return client;
};
/** Why the service ends this socket, which it also closes. */
const endOf = async (client: TestClient): Promise<string> => {
  const closed = new Promise((done) => client.socket.once('disconnect', done));
  const why = await new Promise<string>((ended) => client.socket.once('ended', (message) => ended(message.why)));
  await closed;
  return why;
};
const idOf = (seat: number) => users[seat]?.id ?? '';

test('a socket ends two seconds after its user signed out everywhere, in every tab, and nobody else’s does', async () => {
  const [tab, other, opponent] = [await joined(LEAVER), await joined(LEAVER), await joined(STAYER)];
  const ends = [endOf(tab), endOf(other)];
  await signOutEverywhere(idOf(LEAVER));
  clock.advance(2_000);
  expect(await Promise.all(ends)).toEqual(['signedOut', 'signedOut']);
  await opponent.until(() => opponent.info?.seats[LEAVER]?.connected === false);
  expect(opponent.socket.connected).toBe(true);
});

test('a suspension ends open sockets, and its ticket opens no other', async () => {
  const client = await joined(LEAVER);
  const end = endOf(client);
  await db().user.update({ where: { id: idOf(LEAVER) }, data: { suspendedAt: new Date() } });
  await expect(service.connect(users[LEAVER] as User)).rejects.toThrow('suspended');
  clock.advance(2_000);
  expect(await end).toBe('suspended');
});

test('a suspension whose time is over ends no socket and opens new ones', async () => {
  const client = await joined(LEAVER);
  const over = { suspendedAt: new Date(clock.now() - 60_000), suspendedUntil: new Date(clock.now() + 1_000) };
  await db().user.update({ where: { id: idOf(LEAVER) }, data: over });
  await expect(service.connect(users[LEAVER] as User)).rejects.toThrow('suspended');
  clock.advance(1_500);
  const again = await service.connect(users[LEAVER] as User);
  clock.advance(2_000);
  await again.join(match);
  expect([client.socket.connected, again.socket.connected]).toEqual([true, true]);
});

test('an account that is deleted leaves no socket open', async () => {
  const client = await joined(LEAVER);
  const end = endOf(client);
  await db().user.delete({ where: { id: idOf(LEAVER) } });
  clock.advance(2_000);
  expect(await end).toBe('signedOut');
});
