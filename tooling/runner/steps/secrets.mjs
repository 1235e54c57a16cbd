// What no log may hold, whoever wrote it.

/** A signed or encrypted token: sessions, tickets, notices. */
const TOKEN = /\beyJ[\w-]{8,}\.[\w-]*\.[\w-]+/g;

/**
 * Which of these a log holds, each by its name; a token by its first letters.
 * @param {string} log
 * @param {Record<string, string | undefined>} secrets
 * @returns {string[]}
 */
export function secretsIn(log, secrets) {
  const named = Object.entries(secrets).filter(([, secret]) => secret && log.includes(secret));
  const tokens = [...log.matchAll(TOKEN)].map(([token]) => `a token, ${token.slice(0, 12)}…`);
  return [...named.map(([name]) => name), ...new Set(tokens)];
}
