'use client';
import { dateTag } from '@astris/messages';
import { QUICK_PHRASES } from '@astris/protocol/messages';
import { useLocale, useTranslations } from 'next-intl';
import { useEffect, useRef } from 'react';
import { saidWords } from '../chat';
import { classes } from '../class-names';
import { IconButton } from '../primitives';
import { ChatField } from './chat-field';
import { useTable } from './context';
import type { ChatCommands, ChatModel, TableCommands } from './model';

const CLOCK_TIME = { hour: '2-digit', minute: '2-digit' } as const;
const MOMENT = { dateStyle: 'medium', timeStyle: 'short' } as const;

/** What the two players say to each other: lines, quick phrases, and a field for texts where those may be written. */
export function ChatPanel({ chat, commands }: { chat: ChatModel; commands: ChatCommands }) {
  const t = useTranslations('chat');
  const { right, muted } = chat;
  return (
    <>
      <Lines chat={chat} />
      {right.may === 'nothing' ? null : (
        <fieldset className="at-phrases" aria-label={t('quickPhrases')}>
          {QUICK_PHRASES.map((phrase) => (
            <button
              key={phrase}
              type="button"
              data-phrase={phrase}
              aria-disabled={chat.sending || undefined}
              onClick={() => !chat.sending && void commands.say({ phrase })}
            >
              {t(`phrases.${phrase}`)}
            </button>
          ))}
        </fieldset>
      )}
      {right.may === 'text' && <ChatField chat={chat} say={commands.say} />}
      <p className="at-chat-note" role="status" data-chat-notice="">
        {chat.notice ?? (right.may !== 'text' ? <Reason right={right} /> : muted ? t('muted') : null)}
      </p>
    </>
  );
}

/** Why no text can be written, and until when where that is known. */
function Reason({ right }: { right: Exclude<ChatModel['right'], { may: 'text' }> }) {
  const t = useTranslations('chat');
  const locale = dateTag(useLocale());
  const refusal = t(`refusals.${right.why}`);
  if (right.untilMs === undefined) return refusal;
  return t('refusedUntil', { refusal, until: new Intl.DateTimeFormat(locale, MOMENT).format(right.untilMs) });
}

function Lines({ chat: { lines, muted } }: { chat: ChatModel }) {
  const t = useTranslations('chat');
  const time = new Intl.DateTimeFormat(dateTag(useLocale()), CLOCK_TIME);
  const { model } = useTable();
  const list = useRef<HTMLDivElement>(null);
  const { length } = lines;
  useEffect(() => {
    const element = list.current;
    if (element && length > 0) element.scrollTop = element.scrollHeight;
  }, [length]);
  return (
    <div
      ref={list}
      className="at-chat-lines"
      role="log"
      aria-live="off"
      aria-label={t('messages')}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls is reached by keyboard
      tabIndex={0}
    >
      {lines.length === 0 ? (
        <p className="at-chat-none">{t(muted ? 'nothingFromYou' : 'nothingSaid')}</p>
      ) : (
        <ul>
          {lines.map((line) => (
            <li
              key={line.number}
              className={classes(line.seat === model.bottom ? 'is-mine' : 'is-theirs')}
              data-chat-line={line.number}
              title={time.format(line.atMs)}
            >
              <b>
                <bdi translate="no">{model.info.seats.find(({ seat }) => seat === line.seat)?.name}</bdi>
              </b>{' '}
              <bdi>{saidWords(line, t)}</bdi>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

/** Beside the tabs of the panel: not to read the other player, and to report them. */
export function ChatTools({
  chat,
  commands,
  report,
}: {
  chat: ChatModel;
  commands: ChatCommands;
  report: TableCommands['reportPlayer'];
}) {
  const t = useTranslations('chat');
  const { muted } = chat;
  const name = chat.opponent;
  return (
    <span className="at-chat-tools">
      <IconButton
        icon={muted ? 'volume-off' : 'volume-2'}
        size={28}
        label={t(muted ? 'readAgain' : 'mute', { name })}
        aria-pressed={muted}
        data-mute={muted}
        onClick={() => void commands.mute(!muted)}
      />
      {report && (
        <IconButton icon="flag" size={28} label={t('report', { name })} data-report-player="" onClick={report.open} />
      )}
    </span>
  );
}
