import Link from 'next/link';
import { useTranslations } from 'next-intl';
import { LanguageChoice } from '@/i18n/language-choice';

const LINKS = [
  ['/rules', 'rules'],
  ['/cards', 'cards'],
  ['/ladder', 'ladder'],
  ['/watch', 'watch'],
  ['/gallery', 'components'],
] as const;

export function Footer() {
  const t = useTranslations('site');
  return (
    <footer className="border-t border-line">
      <div className="as-wrap flex flex-wrap items-center gap-x-6 gap-y-2 py-6 text-sm text-fg-2">
        <p>{t('motto')}</p>
        <nav aria-label={t('footer')} className="flex flex-wrap gap-x-5 gap-y-2 sm:ml-auto">
          {LINKS.map(([href, name]) => (
            <Link key={href} href={href} className="py-1 hover:text-fg hover:underline">
              {t(name)}
            </Link>
          ))}
        </nav>
        <LanguageChoice />
      </div>
    </footer>
  );
}
