import { buttonClass } from '@astris/ui';
import Link from 'next/link';
import { ladderHref } from './address';

/** The way to the other pages of the table. */
export function Pages({ page, pages, season }: { page: number; pages: number; season: number | undefined }) {
  if (pages <= 1) return null;
  return (
    <nav aria-label="Pages of the ladder" className="mt-4 flex items-center gap-3 text-sm">
      {page > 1 && (
        <Link className={buttonClass()} href={ladderHref(season, page - 1)}>
          Higher
        </Link>
      )}
      <span className="text-fg-2">
        Page {page} of {pages}
      </span>
      {page < pages && (
        <Link className={buttonClass()} href={ladderHref(season, page + 1)}>
          Lower
        </Link>
      )}
    </nav>
  );
}
