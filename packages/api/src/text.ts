/** Text that people write: cleaned of what reorders its neighbours, hides, piles up or commands a terminal. */
import { z } from 'zod';

/** Controls of the direction of text, and characters of no width; not those that join letters or emoji. */
const UNSEEN = /[\u061c\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff\u{e0000}-\u{e007f}]/gu;
/** Control characters but for tab and new line. */
const CONTROLS = /[^\P{Cc}\n\t]/gu;
const LINE_ENDS = /\r\n?|[\u0085\u2028\u2029]/gu;
const LONE_SURROGATES = /\p{Cs}/gu;
/** Two marks on a letter are writing, more are a pile. */
const PILES_OF_MARKS = /(\p{M}{2})\p{M}+/gu;
/** How many times as long a text may be before it is cleaned. */
const BEFORE = 2;

/** The text as it is kept. */
export const cleanText = (text: string): string =>
  text
    .normalize('NFC')
    .replace(LINE_ENDS, '\n')
    .replace(UNSEEN, '')
    .replace(CONTROLS, '')
    .replace(LONE_SURROGATES, '\ufffd')
    .replace(PILES_OF_MARKS, '$1')
    .trim();

/** A note of several lines. Of what is nothing but what is cleaned away, nothing is left: that is malformed. */
export const noteInput = (longest: number) =>
  z
    .string()
    .max(longest * BEFORE)
    .transform(cleanText)
    .pipe(z.string().min(1).max(longest));
