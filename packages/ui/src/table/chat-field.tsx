'use client';
import { LONGEST_CHAT_TEXT } from '@astris/protocol/messages';
import { useTranslations } from 'next-intl';
import { type FormEvent, useState } from 'react';
import { IconButton } from '../primitives';
import type { ChatCommands, ChatModel } from './model';

/** Where a text is written. What was refused stays, to be changed or sent again. */
export function ChatField({ chat, say }: { chat: ChatModel; say: ChatCommands['say'] }) {
  const t = useTranslations('chat');
  const name = chat.opponent;
  const [text, setText] = useState('');
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (chat.sending || text.trim() === '') return;
    if (await say({ text })) setText('');
  };
  return (
    <form className="at-chat-field" onSubmit={submit}>
      <input
        type="text"
        className="as-input"
        aria-label={t('writeTo', { name })}
        placeholder={t('writeTo', { name })}
        maxLength={LONGEST_CHAT_TEXT}
        autoComplete="off"
        enterKeyHint="send"
        dir="auto"
        value={text}
        onChange={(event) => setText(event.target.value)}
        onKeyDown={(event) => event.key === 'Escape' && event.currentTarget.blur()}
      />
      <IconButton icon="arrow-right" label={t('send')} type="submit" size={36} variant="default" />
    </form>
  );
}
