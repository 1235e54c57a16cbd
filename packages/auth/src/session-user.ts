import { db, type Role } from '@astris/db';
import { afterSuspension } from './suspension';

/** Who is signed in, as the database says at this moment. */
export interface SessionUser {
  id: string;
  name: string;
  isGuest: boolean;
  role: Role;
  /** The user's session epoch, which the session was begun in. */
  epoch: number;
}

/** The user whom a session names, or null: unknown, suspended, or signed out everywhere since the session began. */
export async function sessionUser(id: string, epoch: number): Promise<SessionUser | null> {
  const found = await db().user.findUnique({ where: { id } });
  const user = found && (await afterSuspension(found));
  if (!user || user.suspendedAt || user.sessionEpoch !== epoch) return null;
  return { id: user.id, name: user.name, isGuest: user.isGuest, role: user.role, epoch };
}

/** Whether a session names somebody who is suspended and would else be signed in. */
export async function isSuspendedSession(id: string, epoch: number): Promise<boolean> {
  const found = await db().user.findUnique({ where: { id } });
  const user = found && (await afterSuspension(found));
  return user?.sessionEpoch === epoch && user.suspendedAt !== null;
}
