import { artFile } from '@astris/art/files';
import { type Card, textOf } from '@astris/engine/language';
import { Cost, faceOf, RichText } from '@astris/ui/cards';
import Link from 'next/link';
import { cardHref } from '@/site/links';

/** A card as a row of a list, for narrow screens: nothing on it is too small to read. */
export function CardRow({ card }: { card: Card }) {
  const view = faceOf(card);
  const { front } = textOf(card);
  return (
    <li className="flex gap-4 border-t border-line py-3" data-f={view.ink}>
      <img
        src={artFile(card.id, 'front', 'small')}
        alt=""
        loading="lazy"
        className="h-25 w-18 flex-none rounded-2 object-cover"
      />
      <div className="min-w-0 flex-1">
        <div className="flex items-start justify-between gap-3">
          <h3 className="text-[17px] leading-5">
            <Link href={cardHref(card.id)} className="hover:underline">
              {card.name}
            </Link>
          </h3>
          {view.cost && <Cost cost={view.cost} size={24} />}
        </div>
        <p className="text-sm text-fg-2">
          {[view.typeWords, view.traits, card.type === 'Storyline' ? '' : view.family].filter(Boolean).join(' · ')}
        </p>
        {view.drives.length > 0 && <p className="text-sm text-f-text">{view.drives.join(' · ')}</p>}
        {card.type !== 'Storyline' &&
          front.map((line) => (
            <p key={line.text} className="mt-1 text-[14px] leading-[19px]">
              <RichText text={line.text} />
            </p>
          ))}
        {card.type === 'Storyline' && (
          <p className="mt-1 text-[14px] leading-[19px]">{card.chapters.map(({ title }) => title).join(', ')}</p>
        )}
      </div>
    </li>
  );
}
