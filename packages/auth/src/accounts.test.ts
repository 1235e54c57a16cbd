import { randomUUID } from 'node:crypto';
import { db, nameSkeleton } from '@astris/db';
import { afterAll, describe, expect, it } from 'vitest';
import { createGuest, freeName, rename, signOutEverywhere, signUp, upgradeGuest } from './accounts';
import { checkName } from './names';
import { sessionUser } from './session-user';

/** A name that no other test has, up to 20 characters. */
const freshName = (start = 'Acc') => `${start}${randomUUID().replaceAll('-', '').slice(0, 12)}`;
const fresh = (over: Partial<{ email: string; password: string; name: string }> = {}) => {
  const name = freshName();
  return { name, email: `${name}@example.org`, password: 'correct horse', ...over };
};
const refusal = (reason: string) => expect.objectContaining({ name: 'AccountError', reason });

describe('an account', () => {
  afterAll(() => db().$disconnect());

  it('is made with a name, an email and a password that is not kept in the clear', async () => {
    const input = fresh();
    const user = await signUp({ ...input, email: input.email.toUpperCase() });
    expect(user).toMatchObject({ name: input.name, email: input.email.toLowerCase(), isGuest: false });
    expect(user.passwordHash).toMatch(/^scrypt\$/);
  });

  it('can not have a name that is taken in another case', async () => {
    const { name } = await signUp(fresh());
    await expect(signUp(fresh({ name: name.toUpperCase() }))).rejects.toEqual(refusal('nameTaken'));
    await expect(createGuest(name.toLowerCase())).rejects.toEqual(refusal('nameTaken'));
  });

  it('can not have a name that looks like a taken one, though its own name may change to such a one', async () => {
    const name = freshName('Iana');
    const ann = await signUp(fresh({ name }));
    const lookalike = name.replaceAll('a', '\u0430');
    await expect(signUp(fresh({ name: lookalike }))).rejects.toEqual(refusal('nameLookalike'));
    await expect(createGuest(lookalike)).rejects.toEqual(refusal('nameLookalike'));
    expect(await rename(ann.id, lookalike)).toMatchObject({ name: lookalike });
  });

  it('can not have an email that is taken in another case', async () => {
    const { email } = await signUp(fresh());
    await expect(signUp(fresh({ email: email?.toUpperCase() ?? '' }))).rejects.toEqual(refusal('emailTaken'));
  });

  it('is made once when two people ask for one name at the same time', async () => {
    const name = freshName();
    const results = await Promise.allSettled([signUp(fresh({ name })), signUp(fresh({ name: name.toUpperCase() }))]);
    expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(results.find((result) => result.status === 'rejected')?.reason).toEqual(refusal('nameTaken'));
  });

  it('is refused for a bad email, password or name, and nothing is made', async () => {
    const before = await db().user.count();
    await expect(signUp(fresh({ email: 'nobody' }))).rejects.toEqual(refusal('emailInvalid'));
    await expect(signUp(fresh({ password: 'short' }))).rejects.toEqual(refusal('passwordTooShort'));
    await expect(signUp(fresh({ password: 'x'.repeat(201) }))).rejects.toEqual(refusal('passwordTooLong'));
    await expect(signUp(fresh({ name: '<script>' }))).rejects.toEqual(refusal('nameCharacters'));
    await expect(signUp(fresh({ name: 'Moderator' }))).rejects.toEqual(refusal('nameReserved'));
    expect(await db().user.count()).toBe(before);
  });

  it('of a guest is upgraded in place: same id, same decks', async () => {
    const guest = await createGuest();
    const deck = await db().deck.create({ data: { userId: guest.id, name: 'First steps' } });
    const input = fresh();
    const user = await upgradeGuest(guest.id, input);
    expect(user).toMatchObject({ id: guest.id, name: input.name, isGuest: false });
    expect(await db().deck.findUnique({ where: { id: deck.id } })).toMatchObject({ userId: user.id });
    await expect(upgradeGuest(guest.id, fresh())).rejects.toEqual(refusal('notAGuest'));
  });

  it('of a guest may keep its own name when it is upgraded', async () => {
    const guest = await createGuest(freshName());
    expect(await upgradeGuest(guest.id, fresh({ name: guest.name }))).toMatchObject({ name: guest.name });
  });

  it('of a guest has a free name when none is asked for', async () => {
    const [first, second] = await Promise.all([createGuest(), createGuest(' ')]);
    expect(checkName(first.name)).toBeNull();
    expect(first.nameKey).not.toBe(second.nameKey);
    expect(first).toMatchObject({ isGuest: true, email: null });
  });

  it('can be renamed, but not to a name that is taken', async () => {
    const [ann, bo] = [await signUp(fresh()), await signUp(fresh())];
    await expect(rename(ann.id, bo.name.toUpperCase())).rejects.toEqual(refusal('nameTaken'));
    const name = freshName();
    expect(await rename(ann.id, name)).toMatchObject({ id: ann.id, name });
    expect(await rename(ann.id, name.toUpperCase())).toMatchObject({ name: name.toUpperCase() });
  });

  it('has no session left after signing out everywhere, nor while it is suspended', async () => {
    const ann = await signUp(fresh());
    expect(await sessionUser(ann.id, ann.sessionEpoch)).toMatchObject({ id: ann.id, name: ann.name, isGuest: false });
    await signOutEverywhere(ann.id);
    expect(await sessionUser(ann.id, ann.sessionEpoch)).toBeNull();
    await db().user.update({ where: { id: ann.id }, data: { suspendedAt: new Date() } });
    expect(await sessionUser(ann.id, ann.sessionEpoch + 1)).toBeNull();
    expect(await sessionUser('nobody', 0)).toBeNull();
  });

  it('of a provider gets a name that is free and allowed, whatever the provider calls the user', async () => {
    const { name } = await signUp(fresh());
    for (const wish of [
      '',
      'A',
      '<b>Zed</b> the\u202e Great, Captain of Nothing',
      'Admin',
      '\u0301\u0301\u0301',
      name,
    ]) {
      const free = await freeName(wish);
      expect(checkName(free.name), wish).toBeNull();
      expect(free.name).not.toBe(name);
    }
  });

  it('of a provider does not get a name that a moderator has taken away, until that is taken back', async () => {
    const name = freshName().slice(0, 14);
    const row = { moderatorId: 'm', moderatorName: 'M', userId: 'u', userName: name, reason: 'Rude' };
    const act = await db().moderationAct.create({
      data: { ...row, kind: 'RENAME', formerName: name, formerSkeleton: nameSkeleton(name), newName: 'Another' },
    });
    expect((await freeName(name)).name).not.toBe(name);
    await db().moderationAct.create({ data: { ...row, kind: 'LIFT', ofId: act.id } });
    expect((await freeName(name)).name).toBe(name);
  });
});
