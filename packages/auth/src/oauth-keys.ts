/** OAuth providers that this code knows; each is offered where its keys are in the environment. */
const PROVIDERS = ['discord', 'github', 'google'] as const;
export type OAuthProvider = (typeof PROVIDERS)[number];

/** The providers whose `<NAME>_CLIENT_ID` and `<NAME>_CLIENT_SECRET` are set. */
export function oauthProviders(): OAuthProvider[] {
  return PROVIDERS.filter((provider) => oauthKeys(provider) !== null);
}

/** A provider's keys, or null where they are not set. */
export function oauthKeys(provider: OAuthProvider): { clientId: string; clientSecret: string } | null {
  const clientId = process.env[`${provider.toUpperCase()}_CLIENT_ID`];
  const clientSecret = process.env[`${provider.toUpperCase()}_CLIENT_SECRET`];
  return clientId && clientSecret ? { clientId, clientSecret } : null;
}
