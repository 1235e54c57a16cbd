import type { User } from '@astris/db';
import { RULESET } from '@astris/engine';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { WAIT_FOR_PLAYERS_MS } from './match/waiting';
import { prismaStore } from './store/prisma-store';
import type { TestClient } from './testing/client';
import { createMatch, testDatabase } from './testing/database';
import { FakeClock } from './testing/fake-clock';
import { playOn, randomPolicy } from './testing/play';
import { seededRandom } from './testing/random';
import { startService, type TestService } from './testing/service';
import { twoUsers } from './testing/two-users';

const { decisionMs, bankMs } = RULESET;
const SIGN_OF_LIFE_MS = 1_000;
const { db, users } = twoUsers();
let clock: FakeClock;
let service: TestService;
let match: string;
/** What the service can't do with its database at present. */
let fails: (what: string) => boolean;

beforeEach(async () => {
  fails = () => false;
  clock = new FakeClock();
  const store = new Proxy(prismaStore(testDatabase()), {
    get: (target, name, receiver) =>
      fails(String(name)) ? () => Promise.reject(new Error('no database')) : Reflect.get(target, name, receiver),
  });
  service = await startService({ clock, store });
  match = (await createMatch(db, { users, startedAt: new Date(clock.now()) })).id;
});
afterEach(() => service.close());

const connect = (seat: number) => service.connect(users[seat] as User);
const logged = (what: string) => vi.waitFor(() => expect(service.errors.join()).toContain(what));

test('19.1 nobody loses time, or the game, while the database is away', async () => {
  const players = [await connect(0), await connect(1)];
  for (const client of [...players, ...players]) await client.join(match);
  await playOn(players, randomPolicy(seededRandom(5)), {
    until: () => players[0]?.view.board.players.every(({ decided }) => decided) ?? false,
  });
  const before = await (players[0] as TestClient).join(match);

  fails = () => true;
  clock.advance(SIGN_OF_LIFE_MS);
  await logged('beat failed');
  clock.advance(decisionMs + bankMs);
  await expect(players[0]?.join(match)).rejects.toThrow('serverError');

  fails = () => false;
  const after = await (players[0] as TestClient).join(match);
  expect(after.view).toEqual(before.view);
  expect(after.clocks).toEqual(before.clocks);
  clock.advance(decisionMs + bankMs);
  await players[0]?.until(() => players[0]?.over ?? false);
  expect(players[0]?.view.board.result?.reason).toBe('clock');
});

test('19.1 a clock that could not be started is started later', async () => {
  const first = await connect(0);
  await first.join(match);
  fails = (what) => what === 'startClock';
  clock.advance(WAIT_FOR_PLAYERS_MS);
  await logged('the clock could not be started');
  fails = () => false;
  first.info = null;
  await vi.waitFor(() => {
    clock.advance(SIGN_OF_LIFE_MS);
    expect(first.info).not.toBeNull();
  });
});
