import 'server-only';
import { notFound } from 'next/navigation';
import { viewer } from '@/server/session';

/** For everybody but moderators these pages do not exist. */
export async function requireModerator(): Promise<void> {
  if ((await viewer())?.role !== 'MODERATOR') notFound();
}
