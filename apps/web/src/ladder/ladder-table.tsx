import type { RouterOutputs } from '@astris/api';
import { Avatar } from '@astris/ui';
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
  const apart = mine && !rows.some(({ name }) => name === mine.name);
  return (
    <div className="as-panel overflow-x-auto">
      <table className="table">
        <thead>
          <tr>
            <th>Rank</th>
            <th>Player</th>
            <th className="max-sm:hidden">Title</th>
            <th className="num">
              Rating <abbr title="rating deviation: how unsure the number is">± RD</abbr>
            </th>
            <th className="num max-sm:hidden">Won–lost</th>
            <th className="num max-md:hidden">Last ten</th>
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

const Row = ({ row, isMe }: { row: LadderRow; isMe: boolean }) => (
  <tr className={isMe ? 'is-me' : undefined}>
    <td>
      <span className="rank">
        {row.rank ?? (
          <>
            <span aria-hidden="true">–</span>
            <span className="as-sr">no rank yet</span>
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
          {isMe && <span className="text-fg-3"> you</span>}
          {row.title && <span className="block text-xs text-fg-3 sm:hidden">{row.title}</span>}
        </span>
      </span>
    </td>
    <td className="text-fg-2 max-sm:hidden">{row.title ?? <span className="text-fg-3">provisional</span>}</td>
    <td className="num whitespace-nowrap">
      <b className="font-semibold">
        {Math.round(row.rating)}
        {row.provisional && <abbr title="Provisional: the deviation is over 110">?</abbr>}
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
