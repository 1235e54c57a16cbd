/** What the chat says in words. */
import type { QuickPhrase } from '@astris/protocol/messages';
import type { ChatWords } from '../words';

/** A line as it is read: the words of its phrase, or its text. */
export const saidWords = (
  { phrase, text }: { phrase: QuickPhrase | null; text: string | null },
  t: ChatWords,
): string => (phrase ? t(`phrases.${phrase}`) : (text ?? ''));
