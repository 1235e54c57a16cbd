import { TermTips } from '@astris/ui';
import type { ReactNode } from 'react';
import { Footer } from '@/site/footer';
import { Header } from '@/site/header';

/** Header and footer around every page but the table. */
export default function SiteLayout({ children }: { children: ReactNode }) {
  return (
    <div className="flex min-h-dvh flex-col">
      <a href="#main" className="skip-link">
        Skip to content
      </a>
      <Header />
      <main id="main" tabIndex={-1} className="as-wrap w-full flex-1 pb-16 outline-none">
        {children}
      </main>
      <Footer />
      <TermTips />
    </div>
  );
}
