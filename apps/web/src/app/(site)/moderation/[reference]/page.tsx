import { buttonClass, Icon, Tag } from '@astris/ui';
import type { Metadata } from 'next';
import Link from 'next/link';
import { getFormatter, getLocale, getTranslations } from 'next-intl/server';
import { PageMessages } from '@/i18n/page-messages';
import { ActForm } from '@/moderation/act-form';
import { ActsList } from '@/moderation/acts-list';
import { ChatRecord } from '@/moderation/chat-record';
import { requireModerator } from '@/moderation/require-moderator';
import { moment } from '@/moderation/words';
import { api } from '@/server/api';
import { orNotFound } from '@/server/not-found';
import { gameHref, profileHref, replayHref } from '@/site/links';
import type { PageProps } from '@/site/page-props';
import { PageTitle } from '@/site/page-title';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('moderation.report');
  return { title: t('title') };
}

export default async function ReportPage({ params }: PageProps<{ reference: string }>) {
  await requireModerator();
  const { reference } = await params;
  const report = await orNotFound((await api()).moderation.report({ reference }));
  const { reported, match } = report;
  const isOver = match !== null && match.state !== 'LIVE';
  const t = await getTranslations('moderation.report');
  const acts = await getTranslations('moderation.acts');
  const reasons = await getTranslations('report.reasons');
  const locale = await getLocale();
  return (
    <PageMessages of={['moderation']}>
      <PageTitle
        title={t('reported', { name: report.reportedName })}
        lead={t('lead', {
          reason: reasons(report.reason),
          reporter: report.reporterName,
          moment: moment(locale, report.createdAt),
          reference: report.id,
        })}
        actions={
          <Link className={buttonClass({})} href="/moderation">
            {t('allReports')}
          </Link>
        }
      />
      <div className="grid items-start gap-8 lg:grid-cols-[minmax(0,1fr)_400px]">
        <div className="flex min-w-0 flex-col gap-8">
          <section aria-labelledby="note">
            <h2 id="note" className="mb-3">
              {t('note')}
            </h2>
            <p className="break-words whitespace-pre-line">{report.note || t('nothingAdded')}</p>
            <p className="mt-3 flex flex-wrap items-center gap-2 text-sm text-fg-2">
              {reported ? (
                <Link className="as-card-link" href={profileHref(reported.name)}>
                  <bdi>{reported.name}</bdi>
                </Link>
              ) : (
                t('accountGone')
              )}
              {reported?.isGuest && <Tag>{t('guest')}</Tag>}
              {reported && t('since', { moment: moment(locale, reported.createdAt) })} ·{' '}
              {t('others', { others: report.others })}
            </p>
          </section>
          <section aria-labelledby="game">
            <h2 id="game" className="mb-3">
              {t('game')}
            </h2>
            {match ? (
              <>
                <p className="mb-3 flex flex-wrap items-center gap-3">
                  {(await getFormatter()).list(match.seats.map(({ name }) => name))}
                  {isOver ? (
                    <>
                      <Link className={buttonClass({})} href={replayHref(match.id)} prefetch={false}>
                        <Icon name="play" size={14} /> {t('replay')}
                      </Link>
                      <Link className={buttonClass({})} href={gameHref(match.id)}>
                        {t('log')}
                      </Link>
                    </>
                  ) : (
                    <span className="text-sm text-fg-2">{t('stillPlayed')}</span>
                  )}
                </p>
                {report.number !== null && (
                  <p className="mb-3 text-sm text-fg-2">{t('afterAction', { number: String(report.number) })}</p>
                )}
                <ChatRecord match={match} reportedId={report.reportedId} />
              </>
            ) : (
              <p className="text-fg-2">{t('noGame')}</p>
            )}
          </section>
          {report.acts.length > 0 && (
            <section aria-labelledby="acts">
              <h2 id="acts" className="mb-3">
                {t('whatWasDone')}
              </h2>
              <ActsList acts={report.acts} />
            </section>
          )}
        </div>
        <div className="flex min-w-0 flex-col gap-4">
          {report.closedAt && (
            <p className="text-sm text-fg-2">
              {t('closed', { moment: moment(locale, report.closedAt) })}{' '}
              {report.closed.map(({ id, kind, moderatorName, reason }) => (
                <span key={id} className="block break-words">
                  {t('doneBy', { act: acts(kind), moderator: moderatorName })} {kind === 'CLOSE' && reason}
                </span>
              ))}
            </p>
          )}
          {reported?.role === 'MODERATOR' ? (
            <p className="text-sm text-fg-2">{t('isModerator')}</p>
          ) : (
            <ActForm
              reference={report.id}
              userId={reported ? report.reportedId : null}
              name={reported?.name ?? report.reportedName}
              isClosed={report.closedAt !== null}
            />
          )}
        </div>
      </div>
    </PageMessages>
  );
}
