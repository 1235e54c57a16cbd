import type { RouterOutputs } from '@astris/api';
import { Button } from '@astris/ui';
import { useTranslations } from 'next-intl';

type Season = RouterOutputs['ladder']['seasons'][number];

/** Which season, and whom to look for; a plain form, so that the address says both. */
export function LadderControls({
  seasons,
  season,
  search,
}: {
  seasons: readonly Season[];
  season: number | undefined;
  search: string;
}) {
  const t = useTranslations('ladder');
  return (
    <form className="flex flex-wrap items-center gap-2" action="/ladder">
      <label className="as-sr" htmlFor="player">
        {t('findPlayer')}
      </label>
      <input
        id="player"
        className="as-input w-48! flex-1"
        type="search"
        name="player"
        defaultValue={search}
        placeholder={t('findPlayer')}
        maxLength={40}
      />
      {seasons.length > 1 && (
        <>
          <label className="as-sr" htmlFor="season">
            {t('chooseSeason')}
          </label>
          <select id="season" name="season" className="as-input w-auto!" defaultValue={season}>
            {seasons.map(({ number, current }) => (
              <option key={number} value={number}>
                {t(current ? 'seasonNow' : 'season', { number: String(number) })}
              </option>
            ))}
          </select>
        </>
      )}
      <Button type="submit" className="as-btn-44">
        {t('show')}
      </Button>
    </form>
  );
}
