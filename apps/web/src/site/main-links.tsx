'use client';
import Link from 'next/link';
import { usePathname } from 'next/navigation';
import { useTranslations } from 'next-intl';

const MAIN_LINKS = ['play', 'learn', 'cards', 'decks', 'ladder', 'rules', 'watch'] as const;

/** The main links; the one of this page is marked. */
export function MainLinks({ onFollow }: { onFollow?: () => void }) {
  const t = useTranslations('site');
  const path = usePathname();
  return MAIN_LINKS.map((name) => {
    const href = `/${name}`;
    return (
      <Link
        key={name}
        href={href}
        onClick={onFollow}
        className="main-link"
        aria-current={path === href || path.startsWith(`${href}/`) ? 'page' : undefined}
      >
        {t(name)}
      </Link>
    );
  });
}
