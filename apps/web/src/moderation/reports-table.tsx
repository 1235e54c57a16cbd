import type { RouterOutputs } from '@astris/api';
import { EmptyState, REPORT_REASONS } from '@astris/ui';
import Link from 'next/link';
import { reportHref } from '@/site/links';
import { Ago } from '@/site/time';

/** Reports of players, each a link to its page. */
export function ReportsTable({
  reports,
  open,
}: {
  reports: RouterOutputs['moderation']['reports']['reports'];
  open: boolean;
}) {
  if (reports.length === 0) {
    return (
      <EmptyState icon="flag" title={open ? 'No open reports' : 'No closed reports'}>
        {open
          ? 'What players report stands here until a moderator has acted on it or closed it.'
          : 'What was dealt with stands here.'}
      </EmptyState>
    );
  }
  return (
    <ul className="flex flex-col gap-3">
      {reports.map(({ id, reportedName, reporterName, reason, note, createdAt }) => (
        <li key={id} className="as-panel p-4">
          <p className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
            <Link className="as-card-link min-w-0 text-lg break-words" href={reportHref(id)}>
              {reportedName}
            </Link>
            <span className="text-sm text-fg-3">
              <Ago at={createdAt} />, by {reporterName}
            </span>
          </p>
          <p className="mt-1 text-sm font-semibold">{REPORT_REASONS[reason]}</p>
          {note && <p className="mt-1 line-clamp-2 text-sm break-words text-fg-2">{note}</p>}
        </li>
      ))}
    </ul>
  );
}
