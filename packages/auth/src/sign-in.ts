import { db, type User } from '@astris/db';
import { countAttempt, forgetAttempts } from './attempts';
import { AccountError } from './errors';
import { normaliseEmail } from './names';
import { hashPassword, verifyPassword } from './password';

let nobodysHash: Promise<string> | undefined;

/**
 * The user with this email and password. Throws an AccountError: `wrongCredentials` (and it takes as long for an email
 * that nobody has), `suspended`, `tooManyAttempts`.
 * @param address where the request came from, for the limit
 */
export async function signInWithPassword(email: string, password: string, address: string): Promise<User> {
  const key = normaliseEmail(email);
  await countAttempt('signInByAddress', address);
  await countAttempt('signInByEmail', key);

  const user = await db().user.findUnique({ where: { email: key } });
  nobodysHash ??= hashPassword('nobody has this password');
  const matches = await verifyPassword(password, user?.passwordHash ?? (await nobodysHash));
  if (!user?.passwordHash || !matches) throw new AccountError('wrongCredentials');
  if (user.suspendedAt) throw new AccountError('suspended');

  await forgetAttempts('signInByEmail', key);
  return user;
}
