import { TermTips } from '@astris/ui';
import type { ReactNode } from 'react';
import { NoticeBar } from '@/notices/notice-bar';
import { QueueBar } from '@/queue/queue-bar';
import { api } from '@/server/api';
import { gameUrl } from '@/server/game-url';
import { viewer } from '@/server/session';
import { Footer } from './footer';
import { Header } from './header';

/** Header and footer around a page. */
export async function Frame({ children }: { children: ReactNode }) {
  const user = await viewer();
  return (
    <div className="flex min-h-dvh flex-col">
      <a href="#main" className="skip-link">
        Skip to content
      </a>
      <Header />
      {user && <QueueBar gameUrl={gameUrl()} />}
      {user && <NoticeBar unseen={await (await api()).notices.unseen()} />}
      <main id="main" tabIndex={-1} className="as-wrap w-full flex-1 pb-16 outline-none">
        {children}
        <TermTips here />
      </main>
      <Footer />
    </div>
  );
}
