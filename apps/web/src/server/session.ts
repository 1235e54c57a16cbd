import 'server-only';
import { authOptions } from '@astris/auth/next';
import { getServerSession } from 'next-auth';
import { cache } from 'react';

/** The session of this request, read once. */
export const session = cache(() => getServerSession(authOptions()));

/** Who is signed in, or null. */
export const viewer = cache(async () => (await session())?.user ?? null);
