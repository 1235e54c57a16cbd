/** Notes that people write, as they are kept. */
import { lengthOf, plainText } from '@astris/protocol';
import { z } from 'zod';

/** How many times as long a text may be before it is cleaned. */
const BEFORE = 2;

/** A note of several lines, in plain text. Of what can't be seen nothing is left: that is malformed. */
export const noteInput = (longest: number) =>
  z
    .string()
    .max(longest * BEFORE)
    .transform((text) => plainText(text, { lines: true }))
    .refine((text) => text !== '' && lengthOf(text) <= longest, `1 to ${longest} characters`);
