import type {} from 'use-intl';
import type { Locale } from './locales';
import type { Messages } from './messages';

export { DEFAULT_LOCALE, dateTag, isLocale, LOCALES, type Locale, wantedLocale } from './locales';
export { MARKS, marked } from './marked';
export { type Messages, messagesOf, type Namespace, partsOf } from './messages';

declare module 'use-intl' {
  interface AppConfig {
    Locale: Locale;
    Messages: Messages;
  }
}
