import { randomUUID } from 'node:crypto';
import { db } from '@astris/db';
import { afterAll, afterEach, describe, expect, it, vi } from 'vitest';
import { signUp } from './accounts';
import type { AccountError } from './errors';
import { verifyNotice } from './notice';
import { signInWithPassword } from './sign-in';

const refusal = (reason: string) => expect.objectContaining({ name: 'AccountError', reason });
const account = async () => {
  const name = `Sign${randomUUID().replaceAll('-', '').slice(0, 12)}`;
  return {
    password: 'correct horse',
    user: await signUp({ name, email: `${name}@example.org`, password: 'correct horse' }),
  };
};
const address = () => randomUUID();

describe('signing in with a password', () => {
  afterAll(() => db().$disconnect());
  afterEach(() => vi.unstubAllEnvs());

  it('finds the user, whatever the case of the email', async () => {
    const { user, password } = await account();
    expect(await signInWithPassword(user.email?.toUpperCase() ?? '', password, address())).toMatchObject({
      id: user.id,
    });
  });

  it('gives one refusal for a wrong password and for an email that nobody has', async () => {
    const { user } = await account();
    await expect(signInWithPassword(user.email ?? '', 'wrong horse', address())).rejects.toEqual(
      refusal('wrongCredentials'),
    );
    await expect(signInWithPassword(`${randomUUID()}@example.org`, 'wrong', address())).rejects.toEqual(
      refusal('wrongCredentials'),
    );
  });

  it('is refused to a suspended user, with a notice that lets only who knows the password read why', async () => {
    vi.stubEnv('AUTH_SECRET', 'the secret of this test');
    const { user, password } = await account();
    await db().user.update({ where: { id: user.id }, data: { suspendedAt: new Date() } });
    const refused = await signInWithPassword(user.email ?? '', password, address()).catch((error: unknown) => error);
    expect(refused).toEqual(refusal('suspended'));
    expect(await verifyNotice((refused as AccountError).notice ?? '')).toBe(user.id);
    await expect(signInWithPassword(user.email ?? '', 'wrong horse', address())).rejects.toEqual(
      refusal('wrongCredentials'),
    );
  });

  it('is refused for a while after too many wrong guesses, even with the right password', async () => {
    const { user, password } = await account();
    const guess = (word: string) => signInWithPassword(user.email ?? '', word, address());
    const limit = Number(process.env.ASTRIS_SIGN_IN_LIMIT ?? 10);
    for (let tries = 0; tries < limit; tries++)
      await expect(guess('wrong')).rejects.toEqual(refusal('wrongCredentials'));
    const refused = await guess(password).catch((error: unknown) => error);
    expect(refused).toMatchObject({ reason: 'tooManyAttempts', retryAfter: expect.any(Number) });
    const { retryAfter, message } = refused as AccountError;
    expect(retryAfter).toBeGreaterThan(14 * 60);
    expect(retryAfter).toBeLessThanOrEqual(15 * 60);
    expect(message).toBe(`tooManyAttempts:${retryAfter}`);
  });
});
