/** What is said when the page itself has failed, in every language: a part of its own, as nothing else is loaded then. */
import { failure as de } from './de/failure';
import { failure as en } from './en/failure';
import type { Locale } from './locales';

export const FAILURE: Record<Locale, Record<keyof typeof en, string>> = { en, de };
