import { ART_SIZES, type ArtSize } from '@astris/art/files';
import { artFace, artSrc, typeWords } from '@astris/ui/cards';
import Link from 'next/link';
import { useTranslations } from 'next-intl';
import { cardHref } from '@/site/links';
import type { ArtGroup, Pictured } from './art-groups';

/** How a picture is drawn on the page: the large one at half its pixels, the small one at its own. */
const SHOWN: Record<ArtSize, number> = { large: ART_SIZES.large.width / 2, small: ART_SIZES.small.width };

/** The pictures of one faction, type by type. */
export function ArtSheet({ group: { family, types }, size }: { group: ArtGroup; size: ArtSize }) {
  const t = useTranslations('cardPage.art');
  return (
    <section id={anchorOf(family)} aria-labelledby={`${anchorOf(family)}-title`} className="scroll-mt-20 pb-12">
      <h2 id={`${anchorOf(family)}-title`} className="border-b border-line pb-2">
        {family === 'Storylines' ? t('storylines') : family}
      </h2>
      {types.map(({ type, pictures }) => (
        <div key={type} className="pt-5">
          {family !== 'Storylines' && <h3 className="mb-3 text-fg-2">{type}</h3>}
          <ul
            className="grid gap-x-4 gap-y-5"
            style={{ gridTemplateColumns: `repeat(auto-fill, minmax(min(100%, ${SHOWN[size]}px), 1fr))` }}
          >
            {pictures.map((picture) => (
              <ArtTile key={`${picture.card.id}.${artFace(picture.view)}`} picture={picture} size={size} />
            ))}
          </ul>
        </div>
      ))}
    </section>
  );
}

/** The address of a section inside the page. */
export const anchorOf = (family: ArtGroup['family']): string => family.toLowerCase().replaceAll(' ', '-');

function ArtTile({ picture: { card, view }, size }: { picture: Pictured; size: ArtSize }) {
  const cards = useTranslations('cards');
  return (
    <li data-f={view.ink}>
      <Link href={cardHref(card.id)} prefetch={false} className="group block">
        <img
          src={artSrc(card.id, artFace(view), size)}
          width={ART_SIZES[size].width}
          height={ART_SIZES[size].height}
          alt=""
          loading="lazy"
          decoding="async"
          className="h-auto w-full rounded-2"
          style={{ maxWidth: SHOWN[size] }}
        />
        <span className="mt-1 block text-sm text-fg group-hover:underline">{view.name}</span>
      </Link>
      {(view.fallen || view.turned) && <p className="text-sm text-fg-2">{typeWords(view, cards)}</p>}
    </li>
  );
}
