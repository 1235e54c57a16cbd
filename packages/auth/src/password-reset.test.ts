import { randomUUID } from 'node:crypto';
import { db } from '@astris/db';
import { afterAll, afterEach, beforeEach, describe, expect, it } from 'vitest';
import { signUp } from './accounts';
import { type Mail, mailPort, setMailPort } from './mail';
import { requestPasswordReset, resetPassword } from './password-reset';
import { sessionUser } from './session-user';
import { signInWithPassword } from './sign-in';

const refusal = (reason: string) => expect.objectContaining({ name: 'AccountError', reason });

describe('a forgotten password', () => {
  let sent: Mail[];
  beforeEach(() => {
    sent = [];
    setMailPort({ send: async (mail) => void sent.push(mail) });
  });
  afterEach(() => setMailPort(undefined));
  afterAll(() => db().$disconnect());

  const account = () => {
    const name = `Reset${randomUUID().replaceAll('-', '').slice(0, 12)}`;
    return signUp({ name, email: `${name}@example.org`, password: 'correct horse' });
  };
  const ask = (email: string, from: string = randomUUID()) =>
    requestPasswordReset(email, from, (token) => `https://example.org/reset?token=${token}`);
  const tokenSent = () => /token=([\w-]+)/.exec(sent.at(-1)?.text ?? '')?.[1] ?? '';

  it('is replaced by the link that was mailed, which ends all sessions', async () => {
    const user = await account();
    await ask(user.email?.toUpperCase() ?? '');
    expect(sent.map(({ to }) => to)).toEqual([user.email]);
    await resetPassword(tokenSent(), 'a better horse');
    expect(await signInWithPassword(user.email ?? '', 'a better horse', 'test')).toMatchObject({ id: user.id });
    expect(await sessionUser(user.id, user.sessionEpoch)).toBeNull();
  });

  it('can be replaced once by one link, even at the same time', async () => {
    const user = await account();
    await ask(user.email ?? '');
    const token = tokenSent();
    const results = await Promise.allSettled([
      resetPassword(token, 'first horse'),
      resetPassword(token, 'second horse'),
    ]);
    expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    await expect(resetPassword(token, 'third horse')).rejects.toEqual(refusal('resetInvalid'));
  });

  it('is not replaced by an old link, an invented one, or with a bad password', async () => {
    const user = await account();
    await ask(user.email ?? '');
    await expect(resetPassword(tokenSent(), 'short')).rejects.toEqual(refusal('passwordTooShort'));
    await db().passwordReset.updateMany({ where: { userId: user.id }, data: { expiresAt: new Date(0) } });
    await expect(resetPassword(tokenSent(), 'a better horse')).rejects.toEqual(refusal('resetInvalid'));
    await expect(resetPassword('invented', 'a better horse')).rejects.toEqual(refusal('resetInvalid'));
  });

  it('of an email that nobody has sends nothing and says nothing', async () => {
    await expect(ask(`${randomUUID()}@example.org`)).resolves.toBeUndefined();
    expect(sent).toEqual([]);
  });

  it('can not be asked for without end, by one address for many emails or by many for one', async () => {
    const email = () => `${randomUUID()}@example.org`;
    const [address, victim] = [randomUUID(), email()];
    for (let asked = 0; asked < 60; asked++) await ask(email(), address);
    await expect(ask(email(), address)).rejects.toEqual(refusal('tooManyAttempts'));
    for (let asked = 0; asked < 5; asked++) await ask(victim);
    await expect(ask(victim)).rejects.toEqual(refusal('tooManyAttempts'));
  });

  it('is honestly refused where the server can not send mail', async () => {
    setMailPort(null);
    expect(mailPort()).toBeNull();
    await expect(ask('ann@example.org')).rejects.toEqual(refusal('mailUnavailable'));
  });
});
