/** What the site says, by language and part of the site. The cards' texts and the rulebook are not here: they are the game's own. */
import * as de from './de';
import * as en from './en';
import type { Locale } from './locales';

export type Messages = typeof en;
export type Namespace = keyof Messages;

/** The same keys in another language. */
type Translated<T> = { readonly [K in keyof T]: T[K] extends string ? string : Translated<T[K]> };

const OTHERS = { de } satisfies Record<Exclude<Locale, 'en'>, Translated<Messages>>;

/** All that is said in a language. */
export const messagesOf = (locale: Locale): Messages =>
  locale === 'en' ? en : (OTHERS[locale] as Translated<Messages> as Messages);

/** What some parts of the site say. */
export function partsOf<N extends Namespace>(messages: Messages, namespaces: readonly N[]): Pick<Messages, N> {
  return Object.fromEntries(namespaces.map((name) => [name, messages[name]])) as Pick<Messages, N>;
}
