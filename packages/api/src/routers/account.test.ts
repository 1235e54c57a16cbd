import { signInWithPassword, verifyTicket } from '@astris/auth';
import { db } from '@astris/db';
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createCaller, createContext } from '../index';
import { anonymous, freshName, guest, player, refused } from '../testing/callers';

describe('an account over the API', () => {
  beforeEach(() => {
    vi.stubEnv('AUTH_SECRET', 'the secret of this test');
  });
  afterEach(() => vi.unstubAllEnvs());
  afterAll(() => db().$disconnect());
  const credentials = (name = freshName()) => ({ name, email: `${name}@example.org`, password: 'correct horse' });

  it('is made, and then signs in with its password', async () => {
    const input = credentials();
    const { id } = await anonymous().account.signUp(input);
    expect(await signInWithPassword(input.email, input.password, 'test')).toMatchObject({ id, isGuest: false });
  });

  it('has a name that nobody else has, in whatever case', async () => {
    const { user } = await player();
    const input = credentials(user.name.toUpperCase());
    await expect(anonymous().account.signUp(input)).rejects.toEqual(refused('CONFLICT', 'nameTaken'));
  });

  it('is what a guest becomes, with the same id; an account is no guest', async () => {
    const gus = await guest();
    expect(await gus.api.account.upgrade(credentials())).toMatchObject({ id: gus.user.id });
    await expect(gus.api.account.upgrade(credentials())).rejects.toEqual(refused('FORBIDDEN', 'notAGuest'));
  });

  it('gets a ticket in its own name; somebody who only watches gets one without a name', async () => {
    const { api, user } = await player();
    expect(await verifyTicket(await api.account.ticket())).toEqual({
      role: 'player',
      userId: user.id,
      name: user.name,
      epoch: 0,
    });
    expect(await verifyTicket(await anonymous().account.spectatorTicket())).toEqual({ role: 'spectator' });
  });

  it('keeps its response windows and tells its settings only to its owner', async () => {
    const { api, user } = await player();
    expect(await api.account.me()).toMatchObject({ id: user.id, windows: 'smart' });
    await api.account.setWindows({ windows: 'every' });
    expect(await api.account.me()).toMatchObject({ windows: 'every' });
    expect(await anonymous().account.me()).toBeNull();
  });

  it('can not be made without end from one address', async () => {
    vi.stubEnv('ASTRIS_SIGN_UP_LIMIT', '2');
    vi.resetModules();
    const fresh = await import('../index');
    const crowd = fresh.createCaller(fresh.createContext({ address: freshName() }));
    const taken = { ...credentials(), name: '<' };
    for (let tries = 0; tries < 2; tries++)
      await expect(crowd.account.signUp(taken)).rejects.toMatchObject({ reason: 'nameTooShort' });
    await expect(crowd.account.signUp(taken)).rejects.toMatchObject({
      code: 'TOO_MANY_REQUESTS',
      reason: 'tooManyAttempts',
    });
  });

  it('offers a new password by mail only where the server can send mail', async () => {
    vi.stubEnv('NODE_ENV', 'production');
    const api = createCaller(createContext({ origin: 'https://astris.example' }));
    expect(await api.access.options()).toMatchObject({ passwordReset: false });
    await expect(api.access.requestReset({ email: 'ann@example.org' })).rejects.toEqual(
      refused('PRECONDITION_FAILED', 'mailUnavailable'),
    );
    vi.stubEnv('NODE_ENV', 'development');
    expect(await api.access.options()).toMatchObject({ passwordReset: true });
  });
});
