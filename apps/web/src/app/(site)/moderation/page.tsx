import { buttonClass } from '@astris/ui';
import type { Metadata } from 'next';
import Link from 'next/link';
import { getTranslations } from 'next-intl/server';
import { PageMessages } from '@/i18n/page-messages';
import { AppealsList } from '@/moderation/appeals-list';
import { ReportsTable } from '@/moderation/reports-table';
import { requireModerator } from '@/moderation/require-moderator';
import { api } from '@/server/api';
import type { PageProps } from '@/site/page-props';
import { PageTitle } from '@/site/page-title';
import { idParam, textParam } from '@/site/search-params';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('moderation');
  return { title: t('title') };
}

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
  const t = await getTranslations('moderation');
  return (
    <PageMessages of={['moderation']}>
      <PageTitle title={t('title')} lead={t('lead')} />
      <div className="flex max-w-[880px] flex-col gap-10">
        {appeals.length > 0 && (
          <section aria-labelledby="appeals">
            <h2 id="appeals" className="mb-3">
              {t('appealsWaiting')}
            </h2>
            <AppealsList appeals={appeals} />
          </section>
        )}
        <section aria-labelledby="reports">
          <div className="mb-3 flex flex-wrap items-center justify-between gap-3">
            <h2 id="reports">{t(state === 'open' ? 'openReports' : 'closedReports')}</h2>
            <Link
              className={buttonClass({ size: 36 })}
              href={state === 'open' ? '/moderation?state=closed' : '/moderation'}
            >
              {t(state === 'open' ? 'closedReports' : 'openReports')}
            </Link>
          </div>
          <ReportsTable reports={reports} open={state === 'open'} />
          {next && (
            <Link className={buttonClass({ className: 'mt-4' })} href={`/moderation?state=${state}&before=${next}`}>
              {t('older')}
            </Link>
          )}
        </section>
      </div>
    </PageMessages>
  );
}
