'use client';
import { useTranslations } from 'next-intl';
import { classes } from '../class-names';
import { ChatPanel, ChatTools } from './chat';
import { useTable } from './context';
import { LogLines } from './log';
import { WindowsSetting } from './windows';

export type SideName = 'log' | 'chat';

/** The lower right: the log, and beside it in a tab what the players say to each other. On a phone each is a sheet. */
export function Side({ name, open, unread }: { name: SideName; open: (name: SideName) => void; unread: number }) {
  const t = useTranslations('table.side');
  const { model, commands } = useTable();
  const chat = commands.chat ? model.chat : null;
  const says = chat && name === 'chat';
  return (
    <section className={classes('at-log', says && 'at-chat')} aria-label={t(says ? 'chat' : 'log')}>
      <header className="at-sec-h">
        {chat ? (
          <span className="at-side-tabs">
            {(['log', 'chat'] as const).map((tab) => (
              <button key={tab} type="button" aria-pressed={tab === name} data-side-tab={tab} onClick={() => open(tab)}>
                {t(tab)}
                {tab === 'chat' && unread > 0 && (
                  <b className="at-unread">
                    {unread}
                    <span className="as-sr"> {t('unread')}</span>
                  </b>
                )}
              </button>
            ))}
          </span>
        ) : (
          <b>{t('log')}</b>
        )}
        <span className="at-grow" />
        {says && commands.chat ? (
          <ChatTools chat={chat} commands={commands.chat} report={commands.reportPlayer} />
        ) : (
          <WindowsSetting />
        )}
      </header>
      {says && commands.chat ? <ChatPanel chat={chat} commands={commands.chat} /> : <LogLines />}
    </section>
  );
}
