import { isLocale, type Locale, wantedLocale } from '@astris/messages';
import { LOCALE_COOKIE } from './locale-cookie';

/** In a browser: the language that this device chose, else the one that it asks for, as a request tells the server. */
export function localeOfDevice(): Locale {
  const chosen = new RegExp(`(?:^|; )${LOCALE_COOKIE}=(\\w+)`).exec(document.cookie)?.[1];
  return isLocale(chosen) ? chosen : wantedLocale(navigator.languages.join(','));
}
