import { randomUUID } from 'node:crypto';
import { db } from '@astris/db';
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createCaller, createContext } from './index';
import { WriteLimits } from './limits';
import { player, refused, starters, storedMatch } from './testing';

let now = 1_000_000;
let limits: WriteLimits;
beforeEach(() => {
  limits = new WriteLimits(() => now);
});
afterEach(() => vi.unstubAllEnvs());
afterAll(() => db().$disconnect());

const tooFast = (seconds: number) =>
  expect.objectContaining({ code: 'TOO_MANY_REQUESTS', reason: 'tooFast', details: [String(seconds)] });
const somebody = async () => createCaller(createContext({ user: (await player()).user, limits }));
const nobodyAt = (address: string) => createCaller(createContext({ address, limits }));

describe('who writes too much at once', () => {
  it('is told how long to wait, nothing is done, and then it is', async () => {
    const api = await somebody();
    for (let times = 0; times < 60; times++) await api.account.setWindows({ windows: 'quick' });
    await expect(api.account.setWindows({ windows: 'every' })).rejects.toEqual(tooFast(1));
    expect(await api.account.me()).toMatchObject({ windows: 'quick' });
    now += 1_000;
    expect(await api.account.setWindows({ windows: 'every' })).toEqual({ windows: 'every' });
  });

  it('waits longer for what weighs more: twelve tables, or sixty settings', async () => {
    const api = await somebody();
    const [deck] = await starters();
    for (let times = 0; times < 12; times++) await api.challenge.create({ deck });
    await expect(api.challenge.create({ deck })).rejects.toEqual(tooFast(3));
    await expect(api.account.setWindows({ windows: 'every' })).rejects.toEqual(tooFast(1));
  });

  it('pays for what is refused as well', async () => {
    const api = await somebody();
    for (let times = 0; times < 12; times++)
      await expect(api.reports.send({ matchId: 'none', number: 0, comment: 'x' })).rejects.toEqual(
        refused('NOT_FOUND', 'unknownMatch'),
      );
    await expect(api.reports.send({ matchId: 'none', number: 0, comment: 'x' })).rejects.toEqual(tooFast(3));
  });

  it('may still read, and keeps nobody else from writing', async () => {
    const api = await somebody();
    for (let times = 0; times < 6; times++) await api.account.rename({ name: `Al${randomUUID().slice(0, 12)}` });
    await expect(api.account.setWindows({ windows: 'every' })).rejects.toEqual(tooFast(1));
    expect(await api.decks.mine()).toEqual([]);
    await (await somebody()).account.setWindows({ windows: 'every' });
  });

  it('is an address, where nobody has signed in', async () => {
    vi.stubEnv('AUTH_SECRET', 'a secret of the tests');
    const school = nobodyAt('198.51.100.1');
    for (let times = 0; times < 300; times++) await school.account.spectatorTicket();
    await expect(school.account.spectatorTicket()).rejects.toEqual(tooFast(1));
    await nobodyAt('198.51.100.2').account.spectatorTicket();
    await (await somebody()).account.ticket();
  });
});

describe('who has sent five reports within an hour', () => {
  it('is told when the first of them is an hour old', async () => {
    const [one, other] = [await player(), await player()];
    const match = await storedMatch(one, other);
    const file = {};
    const at = (minutes: number) => new Date(Date.now() - minutes * 60_000);
    await db().problemReport.createMany({
      data: [50, 40, 30, 20, 10].map((minutes, index) => ({
        id: `${match.id.slice(-7)}${index}`,
        matchId: match.id,
        userId: one.user.id,
        name: one.user.name,
        number: 0,
        comment: 'x',
        file,
        createdAt: at(minutes),
      })),
    });
    const refusal = await one.api.reports
      .send({ matchId: match.id, number: 0, comment: 'x' })
      .catch((error: { reason: string; details: string[] }) => error);
    expect(refusal).toMatchObject({ reason: 'tooManyReports' });
    const [seconds] = (refusal as { details: string[] }).details;
    expect(Number(seconds)).toBeGreaterThan(9 * 60);
    expect(Number(seconds)).toBeLessThanOrEqual(10 * 60);
  });
});
