import type { RouterOutputs } from '@astris/api';
import { PROVISIONAL_RD } from '@astris/rating';
import { useTranslations } from 'next-intl';

type Hidden = NonNullable<RouterOutputs['profile']['byName']['place']>['hidden'];

/** In place of a rank: why there is none. */
export function NoRank({ hidden }: { hidden: Hidden }) {
  const t = useTranslations('profile.noRank');
  const why = hidden ? t(`${hidden}.why`) : t('provisional.why', { most: String(PROVISIONAL_RD) });
  return (
    <abbr className="font-normal text-fg-3 no-underline" title={why}>
      {t(`${hidden ?? 'provisional'}.word`)}
    </abbr>
  );
}

/** In place of a title while the rating is provisional. */
export const NoTitle = () => <NoRank hidden={null} />;
