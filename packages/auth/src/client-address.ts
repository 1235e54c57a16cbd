/** Where a request comes from, as far as a limit may believe it. */
import { isIPv6 } from 'node:net';

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
 * The address that a request came from, as `networkOf` has it. Of what the header says only the part that trusted proxies wrote is believed:
 * anybody may send the rest. `peer` where there is no proxy, or fewer parts than proxies.
 * @param peer who opened the connection, or a word for it
 */
export function clientAddress(peer: string, forwarded: string | null | undefined, proxies: number): string {
  const parts = (forwarded ?? '').split(',').map((part) => part.trim());
  return networkOf((proxies > 0 && parts.at(-proxies)) || peer);
}

/**
 * What a limit counts by: an IPv4 address as it is, however it is written, and of IPv6 the network of 64 bits, within which one
 * customer has as many addresses as they like. Anything else stays what it is.
 */
export function networkOf(address: string): string {
  const [plain = ''] = address.split('%');
  if (!isIPv6(plain)) return address;
  const groups = groupsOf(plain);
  const isMapped = groups.slice(0, 5).every((group) => group === 0) && groups[5] === 0xffff;
  if (isMapped)
    return groups
      .slice(6)
      .flatMap((group) => [group >> 8, group & 0xff])
      .join('.');
  return `${groups
    .slice(0, 4)
    .map((group) => group.toString(16))
    .join(':')}::/64`;
}

/** The eight groups of an IPv6 address. */
function groupsOf(address: string): number[] {
  const written = new URL(`http://[${address}]`).hostname.slice(1, -1);
  const [head = [], tail = []] = written.split('::').map((part) =>
    part
      .split(':')
      .filter(Boolean)
      .map((group) => Number.parseInt(group, 16)),
  );
  return [...head, ...Array.from({ length: 8 - head.length - tail.length }, () => 0), ...tail];
}
