'use client';
import { QUICK_PHRASES } from '@astris/protocol/messages';
import { useEffect, useRef } from 'react';
import { CHAT_REFUSAL_WORDS, PHRASE_WORDS, saidWords } from '../chat';
import { classes } from '../class-names';
import { IconButton } from '../primitives';
import { ChatField } from './chat-field';
import { useTable } from './context';
import type { ChatCommands, ChatModel, TableCommands } from './model';

const clockTime = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit' });

/** What the two players say to each other: lines, quick phrases, and a field for texts where those may be written. */
export function ChatPanel({ chat, commands }: { chat: ChatModel; commands: ChatCommands }) {
  const { right, muted } = chat;
  return (
    <>
      <Lines chat={chat} />
      {right.may === 'nothing' ? null : (
        <fieldset className="at-phrases" aria-label="Quick phrases">
          {QUICK_PHRASES.map((phrase) => (
            <button
              key={phrase}
              type="button"
              data-phrase={phrase}
              aria-disabled={chat.sending || undefined}
              onClick={() => !chat.sending && void commands.say({ phrase })}
            >
              {PHRASE_WORDS[phrase]}
            </button>
          ))}
        </fieldset>
      )}
      {right.may === 'text' && <ChatField chat={chat} say={commands.say} />}
      <p className="at-chat-note" role="status" data-chat-notice="">
        {chat.notice ?? (right.may === 'text' ? (muted ? MUTED : null) : reasonOf(chat))}
      </p>
    </>
  );
}

const MUTED = 'Muted: you do not see what they say. They are not told.';

function reasonOf({ right }: ChatModel): string | null {
  if (right.may === 'text') return null;
  if (right.untilMs === undefined) return CHAT_REFUSAL_WORDS[right.why];
  return `${CHAT_REFUSAL_WORDS[right.why]} Until ${untilTime.format(right.untilMs)}.`;
}
const untilTime = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short' });

function Lines({ chat: { lines, muted } }: { chat: ChatModel }) {
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
      aria-label="Messages"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls is reached by keyboard
      tabIndex={0}
    >
      {lines.length === 0 ? (
        <p className="at-chat-none">{muted ? 'Nothing from you.' : 'Nothing said yet. Only the two of you read it.'}</p>
      ) : (
        <ul>
          {lines.map((line) => (
            <li
              key={line.number}
              className={classes(line.seat === model.bottom ? 'is-mine' : 'is-theirs')}
              data-chat-line={line.number}
              title={clockTime.format(line.atMs)}
            >
              <b>
                <bdi>{model.info.seats.find(({ seat }) => seat === line.seat)?.name}</bdi>
              </b>{' '}
              <bdi>{saidWords(line)}</bdi>
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
  const { muted } = chat;
  const name = chat.opponent;
  return (
    <span className="at-chat-tools">
      <IconButton
        icon={muted ? 'volume-off' : 'volume-2'}
        size={28}
        label={muted ? `Read ${name} again` : `Mute ${name} for yourself`}
        aria-pressed={muted}
        data-mute={muted}
        onClick={() => void commands.mute(!muted)}
      />
      {report && (
        <IconButton icon="flag" size={28} label={`Report ${name}`} data-report-player="" onClick={report.open} />
      )}
    </span>
  );
}
