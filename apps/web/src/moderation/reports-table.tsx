import type { RouterOutputs } from '@astris/api';
import { EmptyState } from '@astris/ui';
import Link from 'next/link';
import { useTranslations } from 'next-intl';
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
  const t = useTranslations('moderation');
  const reasons = useTranslations('report.reasons');
  if (reports.length === 0) {
    return (
      <EmptyState icon="flag" title={t(open ? 'noOpenReports' : 'noClosedReports')}>
        {t(open ? 'noOpenReportsText' : 'noClosedReportsText')}
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
              {t.rich('reported', { name: reporterName, time: () => <Ago key="time" at={createdAt} /> })}
            </span>
          </p>
          <p className="mt-1 text-sm font-semibold">{reasons(reason)}</p>
          {note && <p className="mt-1 line-clamp-2 text-sm break-words text-fg-2">{note}</p>}
        </li>
      ))}
    </ul>
  );
}
