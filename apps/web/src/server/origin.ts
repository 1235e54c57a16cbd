/**
 * The site's address as this caller reached it, for links in mail. A request may claim any host, so only one of the
 * site's own (WEB_ORIGIN, separated by commas) is believed; else its first is taken. Without WEB_ORIGIN: as claimed.
 */
export function originOf(claimed: string, own: string | undefined): string {
  const origins = (own ?? '').split(',').map((origin) => origin.trim());
  return origins.includes(claimed) ? claimed : origins[0] || claimed;
}
