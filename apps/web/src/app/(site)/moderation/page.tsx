import { buttonClass } from '@astris/ui';
import type { Metadata } from 'next';
import Link from 'next/link';
import { AppealsList } from '@/moderation/appeals-list';
import { ReportsTable } from '@/moderation/reports-table';
import { requireModerator } from '@/moderation/require-moderator';
import { api } from '@/server/api';
import type { PageProps } from '@/site/page-props';
import { PageTitle } from '@/site/page-title';
import { idParam, textParam } from '@/site/search-params';

export const metadata: Metadata = { title: 'Moderation' };

export default async function ModerationPage({ searchParams }: PageProps) {
  await requireModerator();
  const asked = await searchParams;
  const state = textParam(asked.state) === 'closed' ? 'closed' : 'open';
  const before = idParam(asked.before);
  const caller = await api();
  const [{ reports, next }, appeals] = await Promise.all([
    caller.moderation.reports({ state, ...(before ? { before } : {}) }),
    caller.moderation.appeals(),
  ]);
  return (
    <>
      <PageTitle
        title="Moderation"
        lead="What players report, and what they answer. All that you do here stays on record."
      />
      <div className="flex max-w-[880px] flex-col gap-10">
        {appeals.length > 0 && (
          <section aria-labelledby="appeals">
            <h2 id="appeals" className="mb-3">
              Appeals that wait
            </h2>
            <AppealsList appeals={appeals} />
          </section>
        )}
        <section aria-labelledby="reports">
          <div className="mb-3 flex flex-wrap items-center justify-between gap-3">
            <h2 id="reports">{state === 'open' ? 'Open reports' : 'Closed reports'}</h2>
            <Link
              className={buttonClass({ size: 36 })}
              href={state === 'open' ? '/moderation?state=closed' : '/moderation'}
            >
              {state === 'open' ? 'Closed reports' : 'Open reports'}
            </Link>
          </div>
          <ReportsTable reports={reports} open={state === 'open'} />
          {next && (
            <Link className={buttonClass({ className: 'mt-4' })} href={`/moderation?state=${state}&before=${next}`}>
              Older
            </Link>
          )}
        </section>
      </div>
    </>
  );
}
