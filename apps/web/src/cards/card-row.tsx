import { artFile } from '@astris/art/files';
import { type Card, textOf } from '@astris/engine/language';
import { Cost, faceOf, otherFace, RichText, SpMark, Stat, typeWords } from '@astris/ui/cards';
import Link from 'next/link';
import { useTranslations } from 'next-intl';
import { cardHref } from '@/site/links';

/** A card as a row of a list: nothing on it is too small to read. */
export function CardRow({ card }: { card: Card }) {
  const t = useTranslations('cardPage');
  const cards = useTranslations('cards');
  const view = faceOf(card);
  const other = otherFace(card, 'front');
  const { front } = textOf(card);
  const lines = front.filter(({ kind }) => kind !== 'keyword');
  const keywords = front.filter(({ kind }) => kind === 'keyword');
  return (
    <li className="card-row" data-f={view.ink}>
      <img src={artFile(card.id, 'front', 'small')} alt="" loading="lazy" />
      <div className="card-row-head">
        <h3>
          <Link href={cardHref(card.id)} prefetch={false} className="hover:underline">
            {card.name}
          </Link>
        </h3>
        <p className="text-sm text-fg-2">
          {[typeWords(view, cards), view.traits, card.type === 'Storyline' ? '' : view.family]
            .filter(Boolean)
            .join(' · ')}
        </p>
        {view.drives.length > 0 && <p className="text-sm text-f-text">{view.drives.join(' · ')}</p>}
        {other && (
          <p className="text-sm text-fg-3">{t('otherFace', { face: other, name: faceOf(card, other).name })}</p>
        )}
      </div>
      <div className="card-row-text">
        {keywords.length > 0 && (
          <p>
            <b className="font-semibold">{keywords.map(({ text }) => text).join(' · ')}</b>
          </p>
        )}
        {card.type === 'Storyline' ? (
          <p>{card.chapters.map(({ title }) => title).join(', ')}</p>
        ) : (
          lines.map((line) => (
            <p key={line.text}>
              <RichText text={line.text} />
            </p>
          ))
        )}
      </div>
      <div className="card-row-figures">
        {view.cost && <Cost cost={view.cost} size={24} />}
        {view.sp !== undefined && <SpMark value={view.sp} size={24} />}
        {view.income !== undefined && <Stat stat="income" value={view.income} size={24} />}
        {view.stats.map(({ stat, value }) => (
          <Stat key={stat} stat={stat} value={value} size={26} />
        ))}
      </div>
    </li>
  );
}
