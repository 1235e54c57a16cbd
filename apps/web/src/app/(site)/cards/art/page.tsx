import { CARDS } from '@astris/cards';
import type { Metadata } from 'next';
import Link from 'next/link';
import { getTranslations } from 'next-intl/server';
import { artGroups } from '@/cards/art-groups';
import { ArtSheet, anchorOf } from '@/cards/art-sheet';
import { artHref } from '@/site/links';
import type { PageProps } from '@/site/page-props';
import { PageTitle } from '@/site/page-title';
import { textParam } from '@/site/search-params';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('cardPage.art');
  return { title: t('title'), description: t('description') };
}

const SIZES = ['large', 'small'] as const;

export default async function CardArtPage({ searchParams }: PageProps) {
  const t = await getTranslations('cardPage.art');
  const size = textParam((await searchParams).size) === 'small' ? 'small' : 'large';
  const groups = artGroups(CARDS);
  const count = groups.reduce((sum, { types }) => types.reduce((n, { pictures }) => n + pictures.length, sum), 0);
  return (
    <>
      <PageTitle title={t('title')} lead={t('lead', { pictures: count })} />
      <nav aria-label={t('size')} className="flex flex-wrap gap-x-5 gap-y-2 text-sm">
        {SIZES.map((one) => (
          <Link
            key={one}
            href={artHref(one)}
            className={one === size ? 'font-semibold text-fg' : 'as-card-link'}
            aria-current={one === size ? 'true' : undefined}
          >
            {t(one)}
          </Link>
        ))}
      </nav>
      <nav aria-label={t('factions')} className="flex flex-wrap gap-x-5 gap-y-2 pt-3 pb-8 text-sm">
        {groups.map(({ family }) => (
          <a key={family} href={`#${anchorOf(family)}`} className="as-card-link">
            {family === 'Storylines' ? t('storylines') : family}
          </a>
        ))}
      </nav>
      {groups.map((group) => (
        <ArtSheet key={group.family} group={group} size={size} />
      ))}
    </>
  );
}
