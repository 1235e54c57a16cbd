import type { Locale } from '@astris/messages';

/** The tag by which dates are written in a language: English ones as in Britain. */
export const dateTag = (locale: Locale): string => (locale === 'en' ? 'en-GB' : locale);
