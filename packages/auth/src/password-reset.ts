/** A forgotten password: a link by mail that works once, for a short time. */
import { createHash, randomBytes } from 'node:crypto';
import { db } from '@astris/db';
import { checkPassword } from './accounts';
import { countAttempt } from './attempts';
import { AccountError } from './errors';
import { mailPort } from './mail';
import { normaliseEmail } from './names';
import { hashPassword } from './password';

const RESET_MS = 60 * 60 * 1000;
const TOKEN_BYTES = 32;

/**
 * Mails a link to the user with this email. Does the same, as far as anybody can see, when nobody has it.
 * Throws an AccountError: `mailUnavailable`, `tooManyAttempts`.
 * @param from address of the request, for the limit
 * @param linkTo makes the page's address from the token
 */
export async function requestPasswordReset(
  email: string,
  from: string,
  linkTo: (token: string) => string,
): Promise<void> {
  const mail = mailPort();
  if (!mail) throw new AccountError('mailUnavailable');
  const address = normaliseEmail(email);
  countAttempt('resetByAddress', from);
  countAttempt('resetByEmail', address);

  const user = await db().user.findUnique({ where: { email: address } });
  if (!user?.passwordHash) return;
  const token = randomBytes(TOKEN_BYTES).toString('base64url');
  const expiresAt = new Date(Date.now() + RESET_MS);
  await db().passwordReset.create({ data: { tokenHash: hashOf(token), userId: user.id, expiresAt } });
  await mail.send({
    to: address,
    subject: 'A new password for Astris',
    text: `Choose a new password here within an hour:\n${linkTo(token)}\nIf you did not ask for it, do nothing.`,
  });
}

/** Sets a new password by the token of such a link, and signs the user out everywhere. Throws an AccountError. */
export async function resetPassword(token: string, password: string): Promise<void> {
  checkPassword(password);
  const passwordHash = await hashPassword(password);
  await db().$transaction(async (tx) => {
    const now = new Date();
    const used = await tx.passwordReset.updateManyAndReturn({
      where: { tokenHash: hashOf(token), usedAt: null, expiresAt: { gt: now } },
      data: { usedAt: now },
    });
    const [reset] = used;
    if (!reset) throw new AccountError('resetInvalid');
    await tx.passwordReset.updateMany({ where: { userId: reset.userId, usedAt: null }, data: { usedAt: now } });
    await tx.user.update({ where: { id: reset.userId }, data: { passwordHash, sessionEpoch: { increment: 1 } } });
  });
}

function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
