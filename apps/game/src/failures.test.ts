import type { PrismaClient, User } from '@astris/db';
import type { Decision } from '@astris/engine';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { MatchStore } from './store/match-store';
import { prismaStore } from './store/prisma-store';
import type { TestClient } from './testing/client';
import { clearMatches, createMatch, createUser, testDatabase } from './testing/database';
import { playOn, randomPolicy } from './testing/play';
import { seededRandom } from './testing/random';
import { pool, startService, type TestService } from './testing/service';

type Append = MatchStore['append'];
const policy = randomPolicy(seededRandom(13));
let db: PrismaClient;
let users: User[];
let services: TestService[] = [];

beforeAll(async () => {
  db = testDatabase();
  users = [await createUser(db), await createUser(db)];
});
beforeEach(async () => {
  await clearMatches(db);
});
afterAll(async () => {
  for (const service of services) await service.close();
  services = [];
  await db.$disconnect();
});

/** A service whose appends pass through this, once it is given. */
async function begin(node = 'test') {
  let through: ((append: Append) => Append) | null = null;
  const store = prismaStore(testDatabase());
  const append: Append = (action) => (through ? through(store.append)(action) : store.append(action));
  const service = await startService({ node, store: { ...store, append } });
  services.push(service);
  const disturb = (by: typeof through) => {
    through = by;
  };
  return { service, disturb };
}
const seated = async (service: TestService, match: string) => {
  const clients = [await service.connect(users[0] as User), await service.connect(users[1] as User)];
  for (const client of clients) await client.join(match);
  return clients;
};
const someMoves = (clients: TestClient[], version = 8) =>
  playOn(clients, policy, { until: () => (clients[0]?.version ?? 0) >= version });
const askedOf = (clients: TestClient[]) => clients.find(({ view }) => view.decision) as TestClient;
const nextMessage = (client: TestClient) => client.message(policy(client.view.decision as Decision, client));

test('a log that can not be written: nothing has happened, and the message may be sent again', async () => {
  const match = (await createMatch(db, { users })).id;
  const { service, disturb } = await begin();
  const clients = await seated(service, match);
  await someMoves(clients);
  const asked = askedOf(clients);
  const message = nextMessage(asked);
  disturb(() => () => Promise.reject(new Error('the disk is full')));
  expect(await asked.send(message)).toMatchObject({ ok: false, protocol: 'serverError' });
  disturb(null);
  const { view, version } = asked;
  expect(await asked.join(match)).toMatchObject({ version, view });
  expect(await asked.send(message)).toEqual({ ok: true, version: version + 1 });
  await someMoves(clients, version + 5);
});

test('a log that was written though its answer was lost: the message has happened, once', async () => {
  const match = (await createMatch(db, { users })).id;
  const { service, disturb } = await begin();
  const clients = await seated(service, match);
  await someMoves(clients);
  const asked = askedOf(clients);
  const { version } = asked;
  const message = nextMessage(asked);
  disturb((append) => async (action) => {
    await append(action);
    throw new Error('the connection is gone');
  });
  expect(await asked.send(message)).toMatchObject({ ok: false, protocol: 'serverError' });
  disturb(null);
  expect(await asked.send(message)).toEqual({ ok: true, version: version + 1 });
  expect(await db.matchAction.count({ where: { matchId: match } })).toBe(version + 1);
  for (const client of clients) await client.reached(version + 1);
});

test('two nodes serve one match: the later answer is refused, and both go on from one log', async () => {
  const match = (await createMatch(db, { users })).id;
  const one = await begin('one');
  const two = await begin('two');
  const here = await seated(one.service, match);
  await someMoves(here);
  const there = await seated(two.service, match);
  const asked = askedOf(here);
  const askedThere = there[here.indexOf(asked)] as TestClient;
  const { version } = asked;
  expect(await asked.send(nextMessage(asked))).toEqual({ ok: true, version: version + 1 });
  expect(await askedThere.send(nextMessage(askedThere))).toMatchObject({
    ok: false,
    protocol: 'staleVersion',
    version: version + 1,
  });
  await askedThere.reached(version + 1);
  expect(askedThere.view).toEqual(asked.view);

  for (const client of here) await client.reached(version + 1);
  const next = askedOf(here);
  expect(await next.send(nextMessage(next))).toEqual({ ok: true, version: version + 2 });
  for (const client of here) await client.reached(version + 2);
  // Somebody who saw that elsewhere acts on the node that has not heard of it.
  const after = askedOf(here);
  const afterThere = there[here.indexOf(after)] as TestClient;
  expect(await afterThere.send(nextMessage(after))).toEqual({ ok: true, version: version + 3 });
  await afterThere.reached(version + 3);
  expect((await after.join(match)).view).toEqual(afterThere.view);
});

test('an action that throws: nothing has happened, and what is needed to repeat it is logged', async () => {
  const { id } = await createMatch(db, { users });
  let broken = false;
  const cards = new Proxy(pool.cards, {
    get(target, key, receiver) {
      if (broken) throw new Error('a broken card');
      return Reflect.get(target, key, receiver);
    },
  });
  const service = await startService({ pool: { ...pool, cards } });
  services.push(service);
  const clients = await seated(service, id);
  await playOn(clients, policy, { until: () => askedOf(clients).view.decision?.kind === 'action' });
  const asked = askedOf(clients);
  const { version, view } = asked;
  const message = asked.message({ type: 'act', act: { do: 'endTurn' } });
  broken = true;
  expect(await asked.send(message)).toMatchObject({ ok: false, version, protocol: 'serverError' });
  broken = false;
  expect(service.errors).toHaveLength(1);
  expect(JSON.parse(service.errors[0] ?? '')).toMatchObject({
    match: id,
    version,
    actor: clients.indexOf(asked),
    action: message.action,
  });
  expect(await asked.join(id)).toMatchObject({ version, view });
  expect(await asked.send(message)).toEqual({ ok: true, version: version + 1 });
});

test('a match that ended as the service died is settled by the next one, once', async () => {
  const { id } = await createMatch(db, { users, rated: true });
  const store = prismaStore(testDatabase());
  const settle = () => Promise.reject(new Error('the service dies here'));
  const dying = await startService({ store: { ...store, settle } });
  const clients = await seated(dying, id);
  await playOn(clients, policy, { until: () => clients[0]?.view.board.phase === 'action' });
  await clients[0]?.act({ type: 'concede' });
  await clients[1]?.until(() => clients[1]?.over ?? false);
  await dying.close();
  expect(await db.match.findUniqueOrThrow({ where: { id } })).toMatchObject({ state: 'LIVE' });

  const next = await startService();
  services.push(next);
  const [client] = await seated(next, id);
  await client?.until(() => client.settled.length > 0);
  expect(client?.settled[0]?.ratings).toHaveLength(2);
  expect(await db.match.findUniqueOrThrow({ where: { id } })).toMatchObject({ state: 'OVER', winnerSeat: 1 });
  expect(await db.ratedResult.count({ where: { matchId: id } })).toBe(2);
});
