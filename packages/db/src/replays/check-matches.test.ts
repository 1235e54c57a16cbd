import { GAME_POOL } from '@astris/cards';
import { actionText } from '@astris/engine';
import type { ReplayFile } from '@astris/replay';
import { randomReplay } from '@astris/replay/testing';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { db } from '../client';
import type { Prisma } from '../generated/prisma/client';
import { checkMatches } from './check-matches';

const FILE = randomReplay(63);
const json = (value: unknown) => value as Prisma.InputJsonValue;
afterAll(() => db().$disconnect());
beforeEach(() => db().match.deleteMany());

/** Stores a game as the service does. */
async function store({ seats, actions, result, ...file }: ReplayFile, state: 'OVER' | 'LIVE'): Promise<string> {
  const over = state === 'OVER' && result;
  const { id } = await db().match.create({
    data: {
      kind: 'TABLE',
      state,
      seed: file.seed,
      commitment: file.commitment,
      engineVersion: file.engineVersion,
      rulesetVersion: file.rulesetVersion,
      poolHash: file.poolHash,
      ...(over ? { winnerSeat: over.winner, reason: over.reason, finalHash: file.finalHash } : {}),
      seats: { create: seats.map(({ name, deckName, list }, seat) => ({ seat, name, deckName, list: json(list) })) },
      actions: {
        create: actions.map(({ actor, action, atMs }, index) => ({
          number: index + 1,
          actor: actor === 'server' ? -1 : actor,
          action: actionText(action),
          atMs,
          events: [],
        })),
      },
    },
  });
  return id;
}
const check = () => checkMatches(db(), GAME_POOL, 10);

test('games that are over, that go on, and that were played with other cards are told apart', async () => {
  await store(FILE, 'OVER');
  await store({ ...FILE, actions: FILE.actions.slice(0, 30) }, 'LIVE');
  await store({ ...FILE, poolHash: 'of old' }, 'OVER');
  expect(await check()).toEqual({ good: 2, otherVersion: 1, bad: [] });
});

test('a game whose log has lost its end, its middle or its sense does not hold', async () => {
  const short = await store({ ...FILE, actions: FILE.actions.slice(0, -1) }, 'OVER');
  const holed = await store(FILE, 'OVER');
  await db().matchAction.delete({ where: { matchId_number: { matchId: holed, number: 12 } } });
  const senseless = await store(FILE, 'LIVE');
  const action = { type: 'act', act: { do: 'skip', storyline: 999 } };
  await db().matchAction.update({ where: { matchId_number: { matchId: senseless, number: 9 } }, data: { action } });
  const { good, bad } = await check();
  const whyOf = (id: string) => bad.find(({ match }) => match === id)?.why;
  expect(good).toBe(0);
  expect(whyOf(short)).toContain('another state');
  expect(whyOf(holed)).toBe('its log has gaps: 1 of its actions are not there');
  expect(whyOf(senseless)).toContain('Action 9');
});
