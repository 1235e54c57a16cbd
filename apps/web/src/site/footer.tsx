import Link from 'next/link';
import { LanguageChoice } from '@/i18n/language-choice';

const LINKS = [
  ['/rules', 'Rules'],
  ['/cards', 'Cards'],
  ['/ladder', 'Ladder'],
  ['/watch', 'Watch'],
  ['/gallery', 'Components'],
] as const;

export const Footer = () => (
  <footer className="border-t border-line">
    <div className="as-wrap flex flex-wrap items-center gap-x-6 gap-y-2 py-6 text-sm text-fg-2">
      <p>Astris online. Every result cites its rule.</p>
      <nav aria-label="Footer" className="flex flex-wrap gap-x-5 gap-y-2 sm:ml-auto">
        {LINKS.map(([href, name]) => (
          <Link key={href} href={href} className="py-1 hover:text-fg hover:underline">
            {name}
          </Link>
        ))}
      </nav>
      <LanguageChoice />
    </div>
  </footer>
);
