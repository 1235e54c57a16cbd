/** Ways to sign in: password and guest always, others where their keys are in the environment. */
import { db, isUniqueConflict } from '@astris/db';
import type { User } from 'next-auth';
import CredentialsModule from 'next-auth/providers/credentials';
import DiscordModule from 'next-auth/providers/discord';
import GitHubModule from 'next-auth/providers/github';
import GoogleModule from 'next-auth/providers/google';
import type { Provider } from 'next-auth/providers/index';
import { createGuest, freeName } from './accounts';
import { countAttempt } from './attempts';
import { clientAddress, trustedProxies } from './client-address';
import { AccountError } from './errors';
import { type OAuthProvider, oauthKeys, oauthProviders } from './oauth-keys';
import { signInWithPassword } from './sign-in';

/** These modules are CommonJS: some bundlers hand over their default export, others the whole module. */
function unwrapped<T>(module: T): T {
  return (module as { default?: T }).default ?? module;
}
const Credentials = unwrapped(CredentialsModule);
const OAUTH: Record<OAuthProvider, (keys: { clientId: string; clientSecret: string }) => Provider> = {
  discord: (keys) => unwrapped(DiscordModule)(keys),
  github: (keys) => unwrapped(GitHubModule)(keys),
  google: (keys) => unwrapped(GoogleModule)(keys),
};

/** All providers that this server offers. A refused sign-in reaches the page as the AccountError's reason. */
export function providers(): Provider[] {
  return [
    Credentials({
      id: 'password',
      name: 'Email and password',
      credentials: { email: { type: 'email' }, password: { type: 'password' } },
      async authorize(credentials, request) {
        if (!credentials?.email || !credentials.password) throw new AccountError('wrongCredentials');
        return signInWithPassword(credentials.email, credentials.password, addressOf(request.headers));
      },
    }),
    Credentials({
      id: 'guest',
      name: 'Guest',
      credentials: { name: { type: 'text' } },
      async authorize(credentials, request) {
        countAttempt('signUpByAddress', addressOf(request.headers));
        return createGuest(credentials?.name);
      },
    }),
    ...oauthProviders().flatMap((name) => {
      const keys = oauthKeys(name);
      return keys ? [OAUTH[name](keys)] : [];
    }),
  ];
}

/** The user behind an account at a provider, made at its first sign-in. Accounts are never joined by email alone. */
export async function userOfLinkedAccount(provider: string, providerAccountId: string, profile: User) {
  const key = { provider, providerAccountId };
  const find = () =>
    db().linkedAccount.findUnique({ where: { provider_providerAccountId: key }, include: { user: true } });
  const known = await find();
  if (known) return known.user;
  try {
    const data = { ...(await freeName(profile.name ?? '')), linkedAccounts: { create: key } };
    return await db().user.create({ data });
  } catch (error) {
    const madeMeanwhile = isUniqueConflict(error) ? await find() : null;
    if (madeMeanwhile) return madeMeanwhile.user;
    throw error;
  }
}

/** The address that a request came from, as far as it is believed. */
function addressOf(headers: Record<string, unknown> | undefined): string {
  const forwarded = headers?.['x-forwarded-for'];
  return clientAddress('direct', typeof forwarded === 'string' ? forwarded : null, trustedProxies(process.env));
}
