/** Notices: what lets somebody who can't sign in read what moderators did about them, and answer. */
import { jwtVerify, SignJWT } from 'jose';
import { secretKey } from './secret';

const AUDIENCE = 'notice';
const ALGORITHM = 'HS256';
/** Long enough to read and to write an answer. */
const LIFETIME = '1h';

/** A notice for this user. Throws when AUTH_SECRET is not set. */
export function signNotice(userId: string): Promise<string> {
  return new SignJWT({})
    .setSubject(userId)
    .setProtectedHeader({ alg: ALGORITHM })
    .setAudience(AUDIENCE)
    .setExpirationTime(LIFETIME)
    .sign(secretKey('notice'));
}

/** Whose notice this is, or null when it is forged or too old. */
export async function verifyNotice(notice: string): Promise<string | null> {
  const claims = { audience: AUDIENCE, algorithms: [ALGORITHM], requiredClaims: ['exp', 'sub'] };
  const verified = await jwtVerify(notice, secretKey('notice'), claims).catch(() => null);
  return verified?.payload.sub ?? null;
}
