import { refusalSentence, type Segment, say } from '@astris/engine/messages';
import type { Answer, ChatRefusal, ProtocolRefusal } from '@astris/protocol';
import { useTranslations } from 'next-intl';
import { useMemo } from 'react';
import { type ClientWords, tryAgainIn } from '@/client/refusals';

/** What a table says when the service refuses a message before the rules are asked. */
export interface MatchWords {
  match: ReturnType<typeof useTranslations<'match'>>;
  chat: ReturnType<typeof useTranslations<'chat'>>;
  client: ClientWords;
}

/** The same in the reader's language. */
export function useMatchWords(): MatchWords {
  const match = useTranslations('match');
  const chat = useTranslations('chat');
  const client = useTranslations('client');
  return useMemo(() => ({ match, chat, client }), [match, chat, client]);
}

const isOfChat = ({ chat }: MatchWords, refusal: ProtocolRefusal): refusal is ChatRefusal =>
  chat.has(`refusals.${refusal as ChatRefusal}`);

/** @param retryAfter seconds after which it may be tried again, where that is known */
export function protocolSentence(words: MatchWords, refusal: ProtocolRefusal, retryAfter?: number): Segment[] {
  const said = isOfChat(words, refusal) ? words.chat(`refusals.${refusal}`) : words.match(`refusals.${refusal}`);
  return retryAfter === undefined ? say`${said}` : say`${said} ${tryAgainIn(words.client, retryAfter)}`;
}

/** Why a message was not taken: by a rule of the game, or by the protocol. */
export const excuse = (words: MatchWords, answer: Extract<Answer, { ok: false }>): Segment[] =>
  answer.rule
    ? refusalSentence(answer.rule)
    : protocolSentence(words, answer.protocol ?? 'serverError', answer.retryAfter);
