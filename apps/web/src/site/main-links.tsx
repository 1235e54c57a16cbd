'use client';
import Link from 'next/link';
import { usePathname } from 'next/navigation';

export const MAIN_LINKS = [
  ['/play', 'Play'],
  ['/learn', 'Learn'],
  ['/cards', 'Cards'],
  ['/decks', 'Decks'],
  ['/ladder', 'Ladder'],
  ['/rules', 'Rules'],
  ['/watch', 'Watch'],
] as const;

/** The main links; the one of this page is marked. */
export function MainLinks({ onFollow }: { onFollow?: () => void }) {
  const path = usePathname();
  return MAIN_LINKS.map(([href, name]) => (
    <Link
      key={href}
      href={href}
      onClick={onFollow}
      className="main-link"
      aria-current={path === href || path.startsWith(`${href}/`) ? 'page' : undefined}
    >
      {name}
    </Link>
  ));
}
