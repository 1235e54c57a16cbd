/** What the chat says in words. */
import type { ChatRefusal, QuickPhrase } from '@astris/protocol/messages';

export const PHRASE_WORDS: Record<QuickPhrase, string> = {
  hello: 'Hello!',
  goodLuck: 'Good luck!',
  wellPlayed: 'Well played',
  thinking: 'Thinking …',
  oops: 'Oops',
  thanks: 'Thanks',
  sorry: 'Sorry',
  goodGame: 'Good game',
};

/** Why nothing, or only quick phrases, can be said. */
export const CHAT_REFUSAL_WORDS: Record<ChatRefusal, string> = {
  noChat: 'Nobody sits opposite who could read this.',
  chatClosed: 'The chat is closed: the game has been over for ten minutes.',
  chatBlocked: 'You have blocked this player, so neither of you reads the other.',
  chatMuted: 'A moderator has muted you.',
  chatPhrasesOnly: 'Quick phrases only: texts are for two players who have signed up.',
  chatEmpty: 'There is nothing to read in this.',
  chatTooLong: 'A text has at most 200 characters.',
  chatTooFast: 'Too much at once.',
};

/** A line as it is read: the words of its phrase, or its text. */
export const saidWords = ({ phrase, text }: { phrase: QuickPhrase | null; text: string | null }): string =>
  phrase ? PHRASE_WORDS[phrase] : (text ?? '');
