/** Tickets: what a browser shows to the game service, which trusts nothing else that a client says of itself. */
import { jwtVerify, SignJWT } from 'jose';
import { secretKey } from './secret';

/** A ticket opens a socket within this time, in seconds; a reconnect asks for a fresh one. */
export const TICKET_SECONDS = 60;
const AUDIENCE = 'game';
const ALGORITHM = 'HS256';
const CLAIMS = { audience: AUDIENCE, algorithms: [ALGORITHM], requiredClaims: ['exp'] };

/** Who holds a ticket: a signed-in player or guest, or somebody who only watches. */
export type Ticket = { role: 'player'; userId: string; name: string; epoch: number } | { role: 'spectator' };

/** A ticket for a signed-in user (a guest too), good for this epoch of their sessions. Throws when AUTH_SECRET is not set. */
export function signTicket(user: { id: string; name: string; epoch: number }): Promise<string> {
  return sign(new SignJWT({ role: 'player', name: user.name, epoch: user.epoch }).setSubject(user.id));
}

/** A ticket for somebody who has not signed in: it can only watch public matches. */
export function signSpectatorTicket(): Promise<string> {
  return sign(new SignJWT({ role: 'spectator' }));
}

/** Who holds this ticket, or null when it is forged, expired or not meant for the game service. */
export async function verifyTicket(ticket: string): Promise<Ticket | null> {
  const verified = await jwtVerify(ticket, secretKey('ticket'), CLAIMS).catch(() => null);
  if (!verified) return null;
  const { role, sub, name, epoch } = verified.payload;
  if (role === 'spectator') return { role };
  if (role !== 'player' || !sub || typeof name !== 'string' || typeof epoch !== 'number') return null;
  return { role, userId: sub, name, epoch };
}

function sign(token: SignJWT): Promise<string> {
  return token
    .setProtectedHeader({ alg: ALGORITHM })
    .setAudience(AUDIENCE)
    .setIssuedAt()
    .setExpirationTime(`${TICKET_SECONDS}s`)
    .sign(secretKey('ticket'));
}
