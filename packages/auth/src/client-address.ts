/** Where a request comes from, as far as a limit may believe it. */

/** Most proxies that a request may have come through. */
const MOST_PROXIES = 10;

/**
 * How many proxies stand before this service, each of which writes the address that it sees at the end of
 * `X-Forwarded-For`: TRUSTED_PROXIES, 0 without it. Throws when it holds no such number.
 */
export function trustedProxies({ TRUSTED_PROXIES }: NodeJS.ProcessEnv): number {
  const count = Number(TRUSTED_PROXIES || 0);
  if (Number.isInteger(count) && count >= 0 && count <= MOST_PROXIES) return count;
  throw new Error(`TRUSTED_PROXIES is no whole number from 0 to ${MOST_PROXIES}: ${TRUSTED_PROXIES}`);
}

/**
 * The address that a request came from. Of what the header says only the part that trusted proxies wrote is believed:
 * anybody may send the rest. `peer` where there is no proxy, or fewer parts than proxies.
 * @param peer who opened the connection, or a word for it
 */
export function clientAddress(peer: string, forwarded: string | null | undefined, proxies: number): string {
  if (proxies === 0) return peer;
  const parts = (forwarded ?? '').split(',').map((part) => part.trim());
  return parts.at(-proxies) || peer;
}
