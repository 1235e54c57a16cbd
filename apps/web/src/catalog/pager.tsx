import { buttonClass, Icon } from '@astris/ui';
import Link from 'next/link';
import { useTranslations } from 'next-intl';
import { type CatalogAddress, catalogHref } from './address';
import type { CatalogPage } from './find';

/** The way to the other pages of what was found. */
export function Pager({ found: { page, pages }, address }: { found: CatalogPage; address: CatalogAddress }) {
  const t = useTranslations('catalog.pager');
  if (pages <= 1) return null;
  const href = (to: number) => catalogHref({ ...address, page: to });
  return (
    <nav aria-label={t('label')} className="mt-8 flex flex-wrap items-center justify-center gap-3 text-sm">
      {page > 1 && (
        <Link className={buttonClass()} href={href(page - 1)} rel="prev">
          <Icon name="chevron-left" size={14} /> {t('previous')}
        </Link>
      )}
      <span className="text-fg-2">{t('page', { page, pages })}</span>
      {page < pages && (
        <Link className={buttonClass()} href={href(page + 1)} rel="next">
          {t('next')} <Icon name="chevron-right" size={14} />
        </Link>
      )}
    </nav>
  );
}
