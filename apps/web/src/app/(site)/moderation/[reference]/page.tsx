import { buttonClass, Icon, REPORT_REASONS, Tag } from '@astris/ui';
import type { Metadata } from 'next';
import Link from 'next/link';
import { ActForm } from '@/moderation/act-form';
import { ActsList } from '@/moderation/acts-list';
import { ChatRecord } from '@/moderation/chat-record';
import { requireModerator } from '@/moderation/require-moderator';
import { ACT_WORDS, moment } from '@/moderation/words';
import { api } from '@/server/api';
import { orNotFound } from '@/server/not-found';
import { gameHref, profileHref, replayHref } from '@/site/links';
import type { PageProps } from '@/site/page-props';
import { PageTitle } from '@/site/page-title';

export const metadata: Metadata = { title: 'Report' };

export default async function ReportPage({ params }: PageProps<{ reference: string }>) {
  await requireModerator();
  const { reference } = await params;
  const report = await orNotFound((await api()).moderation.report({ reference }));
  const { reported, match } = report;
  const isOver = match !== null && match.state !== 'LIVE';
  return (
    <>
      <PageTitle
        title={`${report.reportedName}, reported`}
        lead={`${REPORT_REASONS[report.reason]}. By ${report.reporterName}, ${moment(report.createdAt)}. Reference ${report.id}.`}
        actions={
          <Link className={buttonClass({})} href="/moderation">
            All reports
          </Link>
        }
      />
      <div className="grid items-start gap-8 lg:grid-cols-[minmax(0,1fr)_400px]">
        <div className="flex min-w-0 flex-col gap-8">
          <section aria-labelledby="note">
            <h2 id="note" className="mb-3">
              Note
            </h2>
            <p className="break-words whitespace-pre-line">{report.note || 'Nothing was added.'}</p>
            <p className="mt-3 flex flex-wrap items-center gap-2 text-sm text-fg-2">
              {reported ? (
                <Link className="as-card-link" href={profileHref(reported.name)}>
                  <bdi>{reported.name}</bdi>
                </Link>
              ) : (
                'The account is gone.'
              )}
              {reported?.isGuest && <Tag>Guest</Tag>}
              {reported && `since ${moment(reported.createdAt)}`} · {report.others}{' '}
              {report.others === 1 ? 'other report' : 'other reports'}
            </p>
          </section>
          <section aria-labelledby="game">
            <h2 id="game" className="mb-3">
              Game
            </h2>
            {match ? (
              <>
                <p className="mb-3 flex flex-wrap items-center gap-3">
                  {match.seats.map(({ name }) => name).join(' and ')}
                  {isOver ? (
                    <>
                      <Link className={buttonClass({})} href={replayHref(match.id)} prefetch={false}>
                        <Icon name="play" size={14} /> Replay
                      </Link>
                      <Link className={buttonClass({})} href={gameHref(match.id)}>
                        Log
                      </Link>
                    </>
                  ) : (
                    <span className="text-sm text-fg-2">
                      It is still being played; its replay is here once it is over.
                    </span>
                  )}
                </p>
                {report.number !== null && (
                  <p className="mb-3 text-sm text-fg-2">Reported after action {report.number}.</p>
                )}
                <ChatRecord match={match} reportedId={report.reportedId} />
              </>
            ) : (
              <p className="text-fg-2">No game goes with this report.</p>
            )}
          </section>
          {report.acts.length > 0 && (
            <section aria-labelledby="acts">
              <h2 id="acts" className="mb-3">
                What was done about them
              </h2>
              <ActsList acts={report.acts} />
            </section>
          )}
        </div>
        <div className="flex min-w-0 flex-col gap-4">
          {report.closedAt && (
            <p className="text-sm text-fg-2">
              Closed {moment(report.closedAt)}:{' '}
              {report.closed.map(({ id, kind, moderatorName, reason }) => (
                <span key={id} className="block break-words">
                  {ACT_WORDS[kind]} by {moderatorName}. {kind === 'CLOSE' && reason}
                </span>
              ))}
            </p>
          )}
          {reported?.role === 'MODERATOR' ? (
            <p className="text-sm text-fg-2">This is a moderator: an operator has to take that role away first.</p>
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
    </>
  );
}
