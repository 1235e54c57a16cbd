import { db, type Role } from '@astris/db';

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
  const user = await db().user.findUnique({ where: { id } });
  if (!user || user.suspendedAt || user.sessionEpoch !== epoch) return null;
  return { id: user.id, name: user.name, isGuest: user.isGuest, role: user.role, epoch };
}
