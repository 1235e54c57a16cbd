/** How much one user may say in a time, by weight: whatever tabs, tables and sockets they say it from. */
import type { Rate } from '@astris/auth/buckets';
import { lengthOf, type QuickPhrase } from '@astris/protocol';

export const CHAT_RATE: Rate = { burst: 10, perSecond: 0.5 };
/** Characters of a text that weigh as much as a quick phrase. */
const CHARS = 50;

/** A quick phrase weighs 1, a text 1 and as much for each begun 50 characters: at most 5. */
export const weightOf = (said: { phrase: QuickPhrase } | { text: string }): number =>
  'phrase' in said ? 1 : 1 + Math.ceil(lengthOf(said.text) / CHARS);
