import { createHmac } from 'node:crypto';

/** A key for one purpose, derived from AUTH_SECRET, which is itself NextAuth's. Throws when AUTH_SECRET is not set. */
export function secretKey(purpose: 'ticket' | 'notice'): Uint8Array {
  const secret = process.env.AUTH_SECRET;
  if (!secret) throw new Error('AUTH_SECRET is not set');
  return createHmac('sha256', secret).update(purpose).digest();
}
