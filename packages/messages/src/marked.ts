import type { Messages } from './messages';

/** Signs that stand around each message of the marked language. */
export const MARKS = ['⟦', '⟧'] as const;

type Words = { readonly [key: string]: string | Words };
const mark = (words: Words): Words =>
  Object.fromEntries(
    Object.entries(words).map(([key, said]) => [
      key,
      typeof said === 'string' ? `${MARKS[0]}${said}${MARKS[1]}` : mark(said),
    ]),
  );

/** Every message between two signs: in a page that is made of them, what has none is written into the code. For tests. */
export const marked = (messages: Messages): Messages => mark({ ...messages }) as unknown as Messages;
