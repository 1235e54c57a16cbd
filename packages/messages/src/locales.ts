/** Languages of the site's own words, by their BCP 47 tags, each with its own name. The first is the one of who wants none of them. */
export const LOCALES = [
  { id: 'en', name: 'English' },
  { id: 'de', name: 'Deutsch' },
] as const;

export type Locale = (typeof LOCALES)[number]['id'];
export const DEFAULT_LOCALE: Locale = LOCALES[0].id;

export const isLocale = (value: unknown): value is Locale => LOCALES.some(({ id }) => id === value);

/** The language for an `Accept-Language` header (RFC 9110, 12.5.4): the most wanted of ours; the default where it names none. */
export function wantedLocale(accepted: string | null): Locale {
  const wanted = (accepted ?? '')
    .split(',')
    .map((part) => {
      const [tag = '', ...params] = part.trim().toLowerCase().split(';');
      const q = params.map((param) => /^\s*q=([\d.]+)\s*$/.exec(param)?.[1]).find((value) => value !== undefined);
      return { id: tag.split('-')[0], q: q === undefined ? 1 : Number(q) };
    })
    .filter(({ id, q }) => isLocale(id) && q > 0)
    .sort((a, b) => b.q - a.q);
  const [best] = wanted;
  return isLocale(best?.id) ? best.id : DEFAULT_LOCALE;
}

/** The tag by which dates are written in a language: English ones as in Britain. */
export const dateTag = (locale: Locale): string => (locale === 'en' ? 'en-GB' : locale);
