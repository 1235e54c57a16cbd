import type { Card } from '@astris/engine/language';
import { buttonClass, Icon } from '@astris/ui';
import Link from 'next/link';
import { useTranslations } from 'next-intl';
import { cardHref } from '@/site/links';

/** The cards before and after one, by collector number. */
export function Neighbours({ card, cards }: { card: Card; cards: readonly Card[] }) {
  const t = useTranslations('cardPage');
  const at = cards.indexOf(card);
  const before = cards[at - 1];
  const after = cards[at + 1];
  return (
    <nav aria-label={t('neighbours')} className="mt-14 flex flex-wrap justify-between gap-3 border-t border-line pt-5">
      {before ? (
        <Link
          className={buttonClass({ className: 'max-w-full' })}
          href={cardHref(before.id)}
          rel="prev"
          prefetch={false}
        >
          <Icon name="chevron-left" size={14} />
          <span className="truncate">{before.name}</span>
        </Link>
      ) : (
        <span />
      )}
      {after && (
        <Link
          className={buttonClass({ className: 'max-w-full' })}
          href={cardHref(after.id)}
          rel="next"
          prefetch={false}
        >
          <span className="truncate">{after.name}</span>
          <Icon name="chevron-right" size={14} />
        </Link>
      )}
    </nav>
  );
}
