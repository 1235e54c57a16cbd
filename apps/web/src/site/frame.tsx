import { TermTips } from '@astris/ui';
import type { ReactNode } from 'react';
import { QueueBar } from '@/queue/queue-bar';
import { gameUrl } from '@/server/game-url';
import { viewer } from '@/server/session';
import { Footer } from './footer';
import { Header } from './header';

/** Header and footer around a page. */
export const Frame = async ({ children }: { children: ReactNode }) => (
  <div className="flex min-h-dvh flex-col">
    <a href="#main" className="skip-link">
      Skip to content
    </a>
    <Header />
    {(await viewer()) && <QueueBar gameUrl={gameUrl()} />}
    <main id="main" tabIndex={-1} className="as-wrap w-full flex-1 pb-16 outline-none">
      {children}
      <TermTips here />
    </main>
    <Footer />
  </div>
);
