import { useTranslations } from 'next-intl';

/** A rating as the API tells it. */
export interface ShownRating {
  value: number;
  rd: number;
  provisional: boolean;
}

/** The number, with a question mark while it is provisional; its deviation beside it where there is room. */
export function Rating({ rating, withRd }: { rating: ShownRating; withRd?: boolean }) {
  const t = useTranslations('site');
  const value = String(Math.round(rating.value));
  return (
    <span className="whitespace-nowrap" title={rating.provisional ? t('provisional') : undefined}>
      <span aria-hidden="true">
        {value}
        {rating.provisional && '?'}
      </span>
      <span className="as-sr">{rating.provisional ? t('provisionalRating', { rating: value }) : value}</span>
      {withRd && (
        <span className="font-normal text-fg-3">
          {' '}
          <span aria-hidden="true">±</span>
          <span className="as-sr">{t('deviation')}</span> {Math.round(rating.rd)}
        </span>
      )}
    </span>
  );
}
