import type { Prisma, User } from '@astris/db';
import { RULESET } from '@astris/engine';
import { expect, test } from 'vitest';
import { type Clock, systemClock } from './parts';
import { createMatch } from './testing/database';
import { FakeClock } from './testing/fake-clock';
import { playOn, randomPolicy } from './testing/play';
import { seededRandom } from './testing/random';
import { startService } from './testing/service';
import { twoUsers } from './testing/two-users';

const { db, users } = twoUsers();

const BEFORE = 15;

/** A game against the bot that goes on from the beginning of another, as the API makes them. */
async function playedOn(user: User, clock: Clock): Promise<string> {
  const service = await startService({ clock });
  const source = await createMatch(db, { users, startedAt: new Date(clock.now()) });
  const clients = await Promise.all(users.map((each) => service.connect(each)));
  for (const client of clients) await client.join(source.id);
  await playOn(clients, randomPolicy(seededRandom(3)), { until: () => clients.every(({ version }) => version >= 20) });
  await service.close();
  const actions = await db.matchAction.findMany({
    where: { matchId: source.id, number: { lte: BEFORE } },
    orderBy: { number: 'asc' },
  });
  const other = { playedOnSource: { connect: { id: source.id } }, playedOnAt: BEFORE };
  const { id } = await createMatch(db, { users: [user, null], startedAt: new Date(clock.now()), other });
  await db.matchAction.createMany({
    data: actions.map(({ number, actor, action, events }) => ({
      matchId: id,
      number,
      actor,
      action: action as Prisma.InputJsonValue,
      events: events as Prisma.InputJsonValue,
      atMs: 0,
    })),
  });
  return id;
}

test('19.1 a game that goes on from another has fresh clocks, which stand still until its player is there', async () => {
  const clock = new FakeClock();
  const id = await playedOn(users[0] as User, clock);
  const service = await startService({ clock, botDelay: [1_000, 1_000] });
  clock.advance(30_000);
  const player = await service.connect(users[0] as User);
  const { version, clocks } = await player.join(id);
  expect(version).toBe(BEFORE);
  expect(clocks.nowMs).toBe(0);
  expect(clocks.seats.map(({ bankMs }) => bankMs)).toEqual([RULESET.bankMs, RULESET.bankMs]);
  await player.until(() => player.info?.seats[0]?.connected === true);
  await service.close();
  const { downtimeMs } = await db.match.findUniqueOrThrow({ where: { id } });
  expect(downtimeMs).toBe(30_000);
});

test('it is played to its end against the bot like any other', async () => {
  const id = await playedOn(users[0] as User, systemClock);
  const service = await startService();
  const player = await service.connect(users[0] as User);
  await player.join(id);
  const policy = randomPolicy(seededRandom(5));
  while (!player.over) {
    await player.until(() => player.view.decision !== null || player.over);
    const { decision } = player.view;
    if (decision) await player.act(policy(decision, player)).then((answer) => player.reached(answer.version ?? 0));
  }
  await player.until(() => player.settled.length > 0);
  expect(service.errors).toEqual([]);
  expect(await db.match.findUniqueOrThrow({ where: { id } })).toMatchObject({ state: 'OVER', playedOnAt: BEFORE });
  await service.close();
}, 120_000);
