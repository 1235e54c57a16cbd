/** Which pages a request may come from: the site's own. Browsers say it, and no script can change what they say. */

/**
 * The site's addresses, from WEB_ORIGIN (separated by commas); none without it.
 * Throws, naming the variable, when one is no address.
 */
export function siteOrigins({ WEB_ORIGIN }: { WEB_ORIGIN?: string | undefined; [other: string]: unknown }): string[] {
  return (WEB_ORIGIN ?? '')
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .map((part) => {
      const origin = URL.canParse(part) ? new URL(part).origin : 'null';
      if (!/^https?:/.test(origin)) throw new Error(`WEB_ORIGIN holds what is no address of a site: ${part}`);
      return origin;
    });
}

/** Whether people reach the site by https only: then its cookies are secure and browsers are told to keep to it. */
export const isHttpsOnly = (origins: readonly string[]): boolean =>
  origins.length > 0 && origins.every((origin) => origin.startsWith('https:'));

/** What tells a browser to come by https alone from now on, for a year. */
export const STRICT_TRANSPORT = 'max-age=31536000';

/** What a request's headers say of the page that sent it; null or undefined for a header that is not there. */
export interface Sender {
  origin: string | null | undefined;
  /** `Sec-Fetch-Site` */
  fetchSite: string | null | undefined;
}

/** Whether another site's page sent this. What says nothing of its page, as programs do, is not foreign. */
export function isForeign({ origin, fetchSite }: Sender, own: readonly string[]): boolean {
  if (origin != null) return !own.includes(origin);
  return fetchSite === 'cross-site' || fetchSite === 'same-site';
}

/**
 * Whether something that changes things may not come from here: from another site's page, or with cookies and without
 * a word of where from, which no browser does.
 */
export function isForged(sender: Sender & { hasCookies: boolean }, own: readonly string[]): boolean {
  if (isForeign(sender, own)) return true;
  if (sender.fetchSite === 'cross-site' || sender.fetchSite === 'same-site') return true;
  return sender.origin == null && sender.hasCookies;
}
