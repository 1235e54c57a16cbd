import { isLocale, type Locale, messagesOf, wantedLocale } from '@astris/messages';
import { cookies, headers } from 'next/headers';
import { getRequestConfig } from 'next-intl/server';
import { LOCALE_COOKIE } from './locale-cookie';

/** The language that this device chose, else the one that its browser asks for. */
async function localeOfRequest(): Promise<Locale> {
  const chosen = (await cookies()).get(LOCALE_COOKIE)?.value;
  return isLocale(chosen) ? chosen : wantedLocale((await headers()).get('accept-language'));
}

export default getRequestConfig(async ({ requestLocale }) => {
  const asked = await requestLocale;
  const locale = isLocale(asked) ? asked : await localeOfRequest();
  // Dates are those of UTC everywhere, so that a server and a browser say the same.
  return { locale, messages: messagesOf(locale), timeZone: 'UTC' };
});
