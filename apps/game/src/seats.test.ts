import { BOT_IDS } from '@astris/bots';
import type { PrismaClient, User } from '@astris/db';
import { actionText, type Decision } from '@astris/engine';
import { wantsWindow } from '@astris/protocol/windows';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import type { TestClient } from './testing/client';
import { clearMatches, createMatch, createUser, testDatabase } from './testing/database';
import { playOn, randomPolicy } from './testing/play';
import { seededRandom } from './testing/random';
import { pool, startService, type TestService } from './testing/service';

let db: PrismaClient;
let service: TestService;
let users: User[];
const policy = randomPolicy(seededRandom(9));

beforeAll(() => {
  db = testDatabase();
});
afterAll(() => db.$disconnect());
// One for each test: it must not wait for the players of a match that is cleared away.
beforeEach(async () => {
  await clearMatches(db);
  service = await startService();
  users = [await createUser(db), await createUser(db)];
});

afterEach(() => service.close());

const joined = async (match: string, ...who: (User | null)[]): Promise<TestClient[]> => {
  const clients: TestClient[] = [];
  for (const user of who) {
    const client = await service.connect(user);
    await client.join(match);
    clients.push(client);
  }
  return clients;
};

test('two tabs hold one seat: both see, either acts, and of two answers at once one counts', async () => {
  const { id } = await createMatch(db, { users });
  const [tab, other, opponent] = (await joined(id, users[0] as User, users[0] as User, users[1] as User)) as [
    TestClient,
    TestClient,
    TestClient,
  ];
  const asked = () => tab.version > 10 && tab.view.decision !== null && opponent.view.decision === null;
  await playOn([tab, opponent], policy, { until: asked, watchers: [other] });
  expect(other.view).toEqual(tab.view);

  const answer = policy(tab.view.decision as Decision, tab);
  const answers = await Promise.all([tab.act(answer), other.act(answer)]);
  expect(answers.map(({ ok }) => ok).sort()).toEqual([false, true]);
  expect(answers.find(({ ok }) => !ok)).toMatchObject({ protocol: 'staleDecision' });
  expect(answers[0]?.version).toBe(answers[1]?.version);
  for (const client of [tab, other, opponent]) await client.reached(answers[0]?.version ?? 0);
  expect(other.view).toEqual(tab.view);

  tab.close();
  await playOn([other, opponent], policy, { until: () => other.version > 20 });
  expect(opponent.info?.seats.map(({ connected }) => connected)).toEqual([true, true]);
});

test('everybody sees who is there and how many watch', async () => {
  const { id } = await createMatch(db, { users });
  const [one] = (await joined(id, users[0] as User)) as [TestClient];
  expect(one.info).toMatchObject({ spectators: 0, seats: [{ connected: true }, { connected: false }] });
  const [two, watcher] = (await joined(id, users[1] as User, null)) as [TestClient, TestClient];
  await one.until(() => one.info?.spectators === 1 && one.info.seats[1]?.connected === true);
  watcher.close();
  two.close();
  await one.until(() => one.info?.spectators === 0 && one.info.seats[1]?.connected === false);
});

test('who joins again what they have joined is answered, and nobody else is told', async () => {
  const { id } = await createMatch(db, { users });
  const [one, two] = (await joined(id, users[0] as User, users[1] as User)) as [TestClient, TestClient];
  await one.until(() => one.info?.seats[1]?.connected === true);
  const told = () => one.frames.filter((frame) => frame.includes('["info"')).length;
  const before = told();
  for (let again = 0; again < 5; again += 1) expect((await two.join(id)).viewer).toBe(1);
  const [watcher] = (await joined(id, null)) as [TestClient];
  await one.until(() => one.info?.spectators === 1);
  // Of the watcher, and that the clock runs.
  expect(told()).toBeLessThanOrEqual(before + 2);
  watcher.close();
});

test.each(BOT_IDS)(
  'the %s plays its seat to the end of a game',
  async (bot) => {
    const { id } = await createMatch(db, { users: [users[0] as User, null], bot });
    const [player] = (await joined(id, users[0] as User)) as [TestClient];
    while (!player.over) {
      await player.until(() => player.view.decision !== null || player.over);
      const { decision } = player.view;
      if (decision) await player.act(policy(decision, player)).then(({ version }) => player.reached(version ?? 0));
    }
    await player.until(() => player.settled.length > 0);
    expect(service.errors).toEqual([]);
    expect(player.info?.seats[1]).toMatchObject({ bot: true, connected: true, userId: null });
    expect(player.settled[0]?.ratings).toBeNull();
  },
  120_000,
);

test('11.6 windows that a preset leaves out are passed for the player, as actions of their own', async () => {
  const { id } = await createMatch(db, { users });
  const [quick, every] = (await joined(id, users[0] as User, users[1] as User)) as [TestClient, TestClient];
  expect(await quick.sendRaw('windows', { match: id, windows: 'quick' })).toMatchObject({ ok: true });
  expect((await db.user.findUniqueOrThrow({ where: { id: users[0]?.id ?? '' } })).windows).toBe('quick');
  const seats = [quick, every];
  let passed = 0;
  while (!quick.over && passed < 3) {
    const asked = seats.find(({ view }) => view.decision) as TestClient;
    const decision = asked.view.decision as Decision;
    const { board } = asked.view;
    const leftOut = decision.kind === 'response' && !wantsWindow('quick', board, 0, pool);
    if (asked === quick && leftOut) {
      passed += 1;
      await quick.reached(quick.version + 1);
    } else {
      const answer = await asked.act(policy(decision, asked));
      await asked.reached(answer.version ?? 0);
    }
    const version = Math.max(quick.version, every.version);
    await Promise.all(seats.map((client) => client.reached(version)));
  }
  const passes = await db.matchAction.findMany({
    where: {
      matchId: id,
      actor: 0,
      messageId: null,
      action: { equals: actionText({ type: 'act', act: { do: 'pass' } }) },
    },
  });
  expect(passes.length).toBeGreaterThanOrEqual(passed);
  expect(passed).toBe(3);
});

test('who comes late is told the log so far, and of it no more than they may see', async () => {
  const { id } = await createMatch(db, { users });
  const [one, other] = (await joined(id, users[0] as User, users[1] as User)) as [TestClient, TestClient];
  await playOn([one, other], policy, { until: () => one.version > 25 });
  const [late] = (await joined(id, null)) as [TestClient];
  const answer = await late.sendRaw('log', { match: id });
  expect(answer).toMatchObject({ ok: true });
  const { told } = answer as unknown as { told: { version: number; events: object[] }[] };
  expect(told.map(({ version }) => version)).toEqual(told.map((_, index) => index + 1));
  expect(told.length).toBeGreaterThan(25);
  expect(JSON.stringify(told)).toContain('"drew"');
  expect(JSON.stringify(told)).not.toMatch(/"own"|"patches"|"decision"/);
  const mine = JSON.stringify(await one.sendRaw('log', { match: id }));
  expect(mine).toContain('"own":{"seat":0');
  expect(mine).not.toContain('"own":{"seat":1');
});
