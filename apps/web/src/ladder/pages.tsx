import { buttonClass } from '@astris/ui';
import Link from 'next/link';
import { useTranslations } from 'next-intl';
import { ladderHref } from './address';

/** The way to the other pages of the table. */
export function Pages({ page, pages, season }: { page: number; pages: number; season: number | undefined }) {
  const t = useTranslations('ladder');
  if (pages <= 1) return null;
  return (
    <nav aria-label={t('pages')} className="mt-4 flex items-center gap-3 text-sm">
      {page > 1 && (
        <Link className={buttonClass()} href={ladderHref(season, page - 1)}>
          {t('higher')}
        </Link>
      )}
      <span className="text-fg-2">{t('page', { page: String(page), pages: String(pages) })}</span>
      {page < pages && (
        <Link className={buttonClass()} href={ladderHref(season, page + 1)}>
          {t('lower')}
        </Link>
      )}
    </nav>
  );
}
