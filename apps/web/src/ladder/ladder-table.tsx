import type { RouterOutputs } from '@astris/api';
import { Avatar } from '@astris/ui';
import { useTranslations } from 'next-intl';
import { PlayerName } from '@/site/player-name';
import { LastTen } from './last-ten';

export type LadderRow = RouterOutputs['ladder']['search'][number];

export interface LadderTableProps {
  rows: readonly LadderRow[];
  /** One's own row, shown first when it is not among the others. */
  mine: LadderRow | null;
}

/** Ranks, titles, ratings and records. */
export function LadderTable({ rows, mine }: LadderTableProps) {
  const t = useTranslations('ladder');
  const apart = mine && !rows.some(({ name }) => name === mine.name);
  return (
    <div className="as-panel overflow-x-auto">
      <table className="table">
        <thead>
          <tr>
            <th>{t('rank')}</th>
            <th>{t('player')}</th>
            <th className="max-sm:hidden">{t('titleOfPlayer')}</th>
            <th className="num">
              {t.rich('ratingAndDeviation', { rd: (words) => <abbr title={t('deviationMeans')}>{words}</abbr> })}
            </th>
            <th className="num max-sm:hidden">{t('wonLost')}</th>
            <th className="num max-md:hidden">{t('lastTen')}</th>
          </tr>
        </thead>
        <tbody>
          {apart && <Row row={mine} isMe />}
          {rows.map((row) => (
            <Row key={row.name} row={row} isMe={row.name === mine?.name} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Row({ row, isMe }: { row: LadderRow; isMe: boolean }) {
  const t = useTranslations('ladder');
  const title = row.title && t(`titles.${row.title}`);
  return (
    <tr className={isMe ? 'is-me' : undefined}>
      <td>
        <span className="rank">
          {row.rank ?? (
            <>
              <span aria-hidden="true">–</span>
              <span className="as-sr">{t('noRank')}</span>
            </>
          )}
        </span>
      </td>
      <td>
        <span className="flex min-w-0 items-center gap-3">
          <span className="max-sm:hidden">
            <Avatar name={row.name} size={28} decorative />
          </span>
          <span className="min-w-0">
            <PlayerName name={row.name} link />
            {isMe && <span className="text-fg-3"> {t('you')}</span>}
            {title && <span className="block text-xs text-fg-3 sm:hidden">{title}</span>}
          </span>
        </span>
      </td>
      <td className="text-fg-2 max-sm:hidden">{title ?? <span className="text-fg-3">{t('provisional')}</span>}</td>
      <td className="num whitespace-nowrap">
        <b className="font-semibold">
          {Math.round(row.rating)}
          {row.provisional && <abbr title={t('provisionalMeans')}>?</abbr>}
        </b>{' '}
        <span className="text-fg-3">± {Math.round(row.rd)}</span>
      </td>
      <td className="num whitespace-nowrap max-sm:hidden">
        {row.wins}–{row.losses}
      </td>
      <td className="num max-md:hidden">
        <LastTen games={row.lastTen} />
      </td>
    </tr>
  );
}
