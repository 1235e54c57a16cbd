import type { RouterOutputs } from '@astris/api';
import { PROVISIONAL_RD } from '@astris/rating';

type Hidden = NonNullable<RouterOutputs['profile']['byName']['place']>['hidden'];

const WHY: Record<NonNullable<Hidden>, readonly [word: string, why: string]> = {
  noGame: ['not listed', 'No rated game in this season'],
  inactive: ['away', 'No rated game for four weeks: left out of the ladder until the next one'],
  suspended: ['not listed', 'This account is suspended'],
};
const PROVISIONAL = ['none yet', `Comes when the deviation is ${PROVISIONAL_RD} or less`] as const;

/** In place of a rank: why there is none. */
export function NoRank({ hidden }: { hidden: Hidden }) {
  const [word, why] = hidden ? WHY[hidden] : PROVISIONAL;
  return (
    <abbr className="font-normal text-fg-3 no-underline" title={why}>
      {word}
    </abbr>
  );
}

/** In place of a title while the rating is provisional. */
export const NoTitle = () => <NoRank hidden={null} />;
