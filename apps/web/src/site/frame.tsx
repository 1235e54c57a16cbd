import { TermTips } from '@astris/ui';
import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { PageMessages } from '@/i18n/page-messages';
import { NoticeBar } from '@/notices/notice-bar';
import { QueueBar } from '@/queue/queue-bar';
import { api } from '@/server/api';
import { gameUrl } from '@/server/game-url';
import { viewer } from '@/server/session';
import { Footer } from './footer';
import { Header } from './header';

/** Header and footer around a page. */
export async function Frame({ children }: { children: ReactNode }) {
  const t = await getTranslations('site');
  const user = await viewer();
  return (
    <div className="flex min-h-dvh flex-col">
      <a href="#main" className="skip-link">
        {t('skipToContent')}
      </a>
      <Header />
      {user && (
        <PageMessages of={['notices', 'queue']}>
          <QueueBar gameUrl={gameUrl()} />
          <NoticeBar unseen={await (await api()).notices.unseen()} />
        </PageMessages>
      )}
      <main id="main" tabIndex={-1} className="as-wrap w-full flex-1 pb-16 outline-none">
        {children}
        <TermTips here />
      </main>
      <Footer />
    </div>
  );
}
