import { CARDS } from '@astris/cards';
import type { Metadata } from 'next';
import Link from 'next/link';
import { artGroups } from '@/cards/art-groups';
import { ArtSheet, anchorOf } from '@/cards/art-sheet';
import { artHref } from '@/site/links';
import type { PageProps } from '@/site/page-props';
import { PageTitle } from '@/site/page-title';
import { textParam } from '@/site/search-params';

export const metadata: Metadata = {
  title: 'Card art',
  description: 'Every picture of every card, by faction and type.',
};

const SIZES = [
  { size: 'large', word: 'Large' },
  { size: 'small', word: 'Small, as on the table' },
] as const;

export default async function CardArtPage({ searchParams }: PageProps) {
  const size = textParam((await searchParams).size) === 'small' ? 'small' : 'large';
  const groups = artGroups(CARDS);
  const count = groups.reduce((sum, { types }) => types.reduce((n, { pictures }) => n + pictures.length, sum), 0);
  return (
    <>
      <PageTitle
        title="Card art"
        lead={`${count} pictures, each drawn from its card’s id. A Fallen face is the same figure, broken.`}
      />
      <nav aria-label="Size" className="flex flex-wrap gap-x-5 gap-y-2 text-sm">
        {SIZES.map((one) => (
          <Link
            key={one.size}
            href={artHref(one.size)}
            className={one.size === size ? 'font-semibold text-fg' : 'as-card-link'}
            aria-current={one.size === size ? 'true' : undefined}
          >
            {one.word}
          </Link>
        ))}
      </nav>
      <nav aria-label="Factions" className="flex flex-wrap gap-x-5 gap-y-2 pt-3 pb-8 text-sm">
        {groups.map(({ family }) => (
          <a key={family} href={`#${anchorOf(family)}`} className="as-card-link">
            {family}
          </a>
        ))}
      </nav>
      {groups.map((group) => (
        <ArtSheet key={group.family} group={group} size={size} />
      ))}
    </>
  );
}
