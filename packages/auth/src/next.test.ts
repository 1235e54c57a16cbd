import { db } from '@astris/db';
import type { Session } from 'next-auth';
import { afterAll, afterEach, describe, expect, it, vi } from 'vitest';
import { createGuest, signOutEverywhere } from './accounts';
import { authOptions } from './next';
import { userOfLinkedAccount } from './providers';

const expires = new Date(0).toISOString();
type JwtCall = Parameters<NonNullable<NonNullable<ReturnType<typeof authOptions>['callbacks']>['jwt']>>[0];
type SessionCall = Parameters<NonNullable<NonNullable<ReturnType<typeof authOptions>['callbacks']>['session']>>[0];

async function tokenOf(id: string) {
  const jwt = authOptions().callbacks?.jwt;
  if (!jwt) throw new Error('no callback');
  return jwt({ token: {}, user: { id }, account: { type: 'credentials' } } as unknown as JwtCall);
}
async function sessionFor(token: Awaited<ReturnType<typeof tokenOf>>) {
  const session = authOptions().callbacks?.session;
  if (!session) throw new Error('no callback');
  return (await session({ session: { expires }, token } as unknown as SessionCall)) as Partial<Session>;
}

describe('a session', () => {
  afterEach(() => vi.unstubAllEnvs());
  afterAll(() => db().$disconnect());

  it('shows the user as the database has it now, not as at sign-in', async () => {
    const guest = await createGuest();
    const token = await tokenOf(guest.id);
    await db().user.update({ where: { id: guest.id }, data: { isGuest: false } });
    const { id, name } = guest;
    expect((await sessionFor(token)).user).toEqual({ id, name, isGuest: false, role: 'PLAYER', epoch: 0 });
  });

  it('holds only the user id and the epoch in its token', async () => {
    const guest = await createGuest();
    expect(await tokenOf(guest.id)).toEqual({ sub: guest.id, epoch: 0 });
  });

  it('is nobody after signing out everywhere', async () => {
    const guest = await createGuest();
    const token = await tokenOf(guest.id);
    await signOutEverywhere(guest.id);
    expect(await sessionFor(token)).toEqual({});
    expect((await sessionFor(await tokenOf(guest.id))).user?.id).toBe(guest.id);
  });

  it('ends the wait for an opponent when its user signs out', async () => {
    const guest = await createGuest();
    const at = new Date();
    const { versions } = await db().deck.create({
      data: { userId: guest.id, name: 'Deck', versions: { create: { number: 1, list: {} } } },
      include: { versions: true },
    });
    const deck = { deckVersionId: versions[0]?.id ?? '', deckName: 'Deck', list: {}, poolHash: '' };
    const standing = { rating: 1500, rd: 350, enteredAt: at, seenAt: at, sessionEpoch: 0 };
    await db().queueEntry.create({ data: { userId: guest.id, kind: 'CASUAL', ...deck, ...standing } });
    const signOut = authOptions().events?.signOut;
    await signOut?.({ token: await tokenOf(guest.id) } as Parameters<NonNullable<typeof signOut>>[0]);
    expect(await db().queueEntry.count({ where: { userId: guest.id } })).toBe(0);
  });

  it('has secure cookies where all addresses of the site are https, whatever a request says of its own', () => {
    const secure = (WEB_ORIGIN: string) => {
      vi.stubEnv('WEB_ORIGIN', WEB_ORIGIN);
      return authOptions().useSecureCookies;
    };
    expect(secure('https://astris.example')).toBe(true);
    expect(secure('https://astris.example,http://127.0.0.1:3000')).toBe(false);
  });

  it('offers an OAuth provider only where its keys are in the environment', () => {
    const offered = () => authOptions().providers.map(({ id, options }) => (options as { id?: string })?.id ?? id);
    vi.stubEnv('GITHUB_CLIENT_ID', 'id');
    expect(offered()).toEqual(['password', 'guest']);
    vi.stubEnv('GITHUB_CLIENT_SECRET', 'secret');
    expect(offered()).toEqual(['password', 'guest', 'github']);
  });
});

describe("a provider's account", () => {
  afterAll(() => db().$disconnect());

  it('signs in the same user each time, made at the first, also when two sign-ins come at once', async () => {
    const id = `account-${Date.now()}`;
    const profile = { id, name: 'Zed' } as Parameters<typeof userOfLinkedAccount>[2];
    const users = await Promise.all([1, 2].map(() => userOfLinkedAccount('github', id, profile)));
    users.push(await userOfLinkedAccount('github', id, profile));
    expect(new Set(users.map((user) => user.id)).size).toBe(1);
    expect((await userOfLinkedAccount('google', id, profile)).id).not.toBe(users[0]?.id);
  });
});
