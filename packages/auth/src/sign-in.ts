import { db, type User } from '@astris/db';
import { countAttempt, forgetAttempts } from './attempts';
import { AccountError } from './errors';
import { normaliseEmail } from './names';
import { signNotice } from './notice';
import { hashPassword, verifyPassword } from './password';
import { afterSuspension } from './suspension';

let nobodysHash: Promise<string> | undefined;

/**
 * The user with this email and password. Throws an AccountError: `wrongCredentials` (and it takes as long for an email
 * that nobody has), `suspended` (with a notice), `tooManyAttempts`.
 * @param address where the request came from, for the limit
 */
export async function signInWithPassword(email: string, password: string, address: string): Promise<User> {
  const key = normaliseEmail(email);
  countAttempt('signInByAddress', address);
  countAttempt('signInByEmail', key);

  const found = await db().user.findUnique({ where: { email: key } });
  const user = found && (await afterSuspension(found));
  nobodysHash ??= hashPassword('nobody has this password');
  const matches = await verifyPassword(password, user?.passwordHash ?? (await nobodysHash));
  if (!user?.passwordHash || !matches) throw new AccountError('wrongCredentials');
  if (user.suspendedAt) throw new AccountError('suspended', undefined, await signNotice(user.id));

  forgetAttempts('signInByEmail', key);
  return user;
}
