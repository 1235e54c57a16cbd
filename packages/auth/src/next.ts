/** NextAuth's set-up. A session is a token with the user's id and epoch; all else is read from the database each time. */

import { db } from '@astris/db';
import type { NextAuthOptions, Session } from 'next-auth';
import { getServerSession } from 'next-auth';
import { signNotice } from './notice';
import { isHttpsOnly, siteOrigins } from './origins';
import { providers, userOfLinkedAccount } from './providers';
import { isSuspendedSession, type SessionUser, sessionUser } from './session-user';

declare module 'next-auth' {
  interface Session {
    user: SessionUser;
  }
}
declare module 'next-auth/jwt' {
  interface JWT {
    epoch?: number;
  }
}

const SESSION_SECONDS = 30 * 24 * 60 * 60;

/** What NextAuth reads as "nobody is signed in", on the server and in the browser. */
const NO_SESSION = {} as Session;

/** The options for NextAuth's route and for `currentUser`; read from the environment at each call. */
export function authOptions(): NextAuthOptions {
  return {
    secret: process.env.AUTH_SECRET,
    session: { strategy: 'jwt', maxAge: SESSION_SECONDS },
    // By the site's address, not by what a request says of its own.
    useSecureCookies: isHttpsOnly(siteOrigins(process.env)),
    pages: { signIn: '/signin', error: '/signin' },
    providers: providers(),
    events: {
      /** Who signs out waits for no opponent any more. */
      async signOut({ token }) {
        if (token?.sub) await db().queueEntry.deleteMany({ where: { userId: token.sub } });
      },
    },
    callbacks: {
      async jwt({ token, user, account }) {
        if (!user) return token;
        const signedIn =
          account?.type === 'oauth'
            ? await userOfLinkedAccount(account.provider, account.providerAccountId, user)
            : await db().user.findUniqueOrThrow({ where: { id: user.id } });
        return { sub: signedIn.id, epoch: signedIn.sessionEpoch };
      },
      async session({ session, token }) {
        const user = token.sub === undefined ? null : await sessionUser(token.sub, token.epoch ?? -1);
        return user ? { expires: session.expires, user } : NO_SESSION;
      },
    },
  };
}

/** Who is signed in, in a server component or a route; null for nobody. */
export async function currentUser(): Promise<SessionUser | null> {
  const session = await getServerSession(authOptions());
  return session?.user ?? null;
}

/** Who would be signed in were they not suspended: what lets them read why; null for anybody else. */
export async function suspendedNotice(): Promise<string | null> {
  const options = authOptions();
  const found: { notice?: string } | null = await getServerSession({
    ...options,
    callbacks: {
      ...options.callbacks,
      async session({ session, token }) {
        const isSuspended = token.sub !== undefined && (await isSuspendedSession(token.sub, token.epoch ?? -1));
        return isSuspended && token.sub
          ? { expires: session.expires, notice: await signNotice(token.sub) }
          : NO_SESSION;
      },
    },
  } satisfies NextAuthOptions);
  return found?.notice ?? null;
}
