import { NEW_PLAYER, PAIR_LIMIT_PER_DAY, PROVISIONAL_RD, SEASON_RD, TITLES } from '@astris/rating';
import { useTranslations } from 'next-intl';

/** What the numbers of the ladder mean, and its titles. */
export function HowItWorks() {
  const t = useTranslations('ladder');
  const { rating, rd } = NEW_PLAYER;
  return (
    <>
      <section aria-labelledby="how" className="border-t border-line pt-5">
        <h2 id="how" className="mb-2 font-ui text-md font-semibold text-fg">
          {t('howItWorks')}
        </h2>
        <p>{t('ratingMeans', { rating: String(rating), rd: String(rd), provisional: String(PROVISIONAL_RD) })}</p>
        <p className="mt-3">{t('seasonMeans', { rd: String(SEASON_RD) })}</p>
        <p className="mt-3">{t('whatCounts', { games: String(PAIR_LIMIT_PER_DAY) })}</p>
      </section>
      <section aria-labelledby="titles" className="border-t border-line pt-5">
        <h2 id="titles" className="mb-2 font-ui text-md font-semibold text-fg">
          {t('titlesHeading')}
        </h2>
        <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-1">
          {TITLES.map(({ name, from }) => (
            <div key={name} className="col-span-2 grid grid-cols-subgrid">
              <dt>{t(`titles.${name}`)}</dt>
              <dd>{Number.isFinite(from) ? t('titleFrom', { rating: String(from) }) : t('titleBelow')}</dd>
            </div>
          ))}
        </dl>
      </section>
    </>
  );
}
