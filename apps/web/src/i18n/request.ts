import { DEFAULT_LOCALE, isLocale, type Locale, marked, messagesOf, wantedLocale } from '@astris/messages';
import { cookies, headers } from 'next/headers';
import { getRequestConfig } from 'next-intl/server';
import { LOCALE_COOKIE } from './locale-cookie';

/** The language that this device chose, else the one that its browser asks for. */
async function localeOfRequest(): Promise<Locale> {
  const chosen = (await cookies()).get(LOCALE_COOKIE)?.value;
  return isLocale(chosen) ? chosen : wantedLocale((await headers()).get('accept-language'));
}

/** Where tests are allowed it: what the site says is marked, so that what is written into its code shows. */
async function isMarked(): Promise<boolean> {
  return process.env.ASTRIS_TEST_SEED_ALLOWED === '1' && (await cookies()).get(LOCALE_COOKIE)?.value === 'marked';
}

export default getRequestConfig(async ({ requestLocale }) => {
  if (await isMarked())
    return { locale: DEFAULT_LOCALE, messages: marked(messagesOf(DEFAULT_LOCALE)), timeZone: 'UTC' };
  const asked = await requestLocale;
  const locale = isLocale(asked) ? asked : await localeOfRequest();
  // Dates are those of UTC everywhere, so that a server and a browser say the same.
  return { locale, messages: messagesOf(locale), timeZone: 'UTC' };
});
