import { signNotice } from '@astris/auth';
import { suspendedNotice } from '@astris/auth/next';
import { Banner, buttonClass, EmptyState, Tag } from '@astris/ui';
import type { Metadata } from 'next';
import Link from 'next/link';
import { redirect } from 'next/navigation';
import { getLocale, getTranslations } from 'next-intl/server';
import { PageMessages } from '@/i18n/page-messages';
import { actWords, moment } from '@/moderation/words';
import { AppealForm } from '@/notices/appeal-form';
import { MarkRead } from '@/notices/mark-read';
import { orSignIn } from '@/notices/or-sign-in';
import { api } from '@/server/api';
import { orNotFound } from '@/server/not-found';
import { viewer } from '@/server/session';
import type { PageProps } from '@/site/page-props';
import { PageTitle } from '@/site/page-title';
import { textParam } from '@/site/search-params';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('notices');
  return { title: t('title'), referrer: 'no-referrer' };
}

/** What moderators did about whoever reads it, why, and what can be answered: for who is suspended too. */
export default async function NoticesPage({ searchParams }: PageProps) {
  const user = await viewer();
  const notice = textParam((await searchParams).notice) || (user ? await signNotice(user.id) : await suspendedNotice());
  if (!notice) redirect('/signin');
  const read = await orNotFound(orSignIn((await api()).notices.read({ notice })));
  const t = await getTranslations('notices');
  const m = await getTranslations('moderation');
  const locale = await getLocale();
  return (
    <PageMessages of={['notices']}>
      <MarkRead notice={notice} />
      <PageTitle title={t('title')} lead={t('lead', { name: read.name })} />
      <div className="flex max-w-[720px] flex-col gap-4">
        {read.suspended && (
          <Banner tone="danger" title={t('suspended')}>
            {read.suspendedUntil
              ? t('suspendedUntil', { moment: moment(locale, read.suspendedUntil) })
              : t('suspendedForGood')}
          </Banner>
        )}
        {read.acts.length === 0 && (
          <EmptyState icon="shield" title={t('nothing')}>
            {t('nothingText')}
          </EmptyState>
        )}
        {read.acts.map((act) => (
          <section key={act.id} className="as-panel p-5" aria-label={actWords(m, locale, act)} data-act-id={act.id}>
            <h2 className="flex flex-wrap items-center gap-3 text-lg break-words">
              {actWords(m, locale, act)}{' '}
              <Tag tone={act.state === 'inForce' ? 'warn' : undefined}>{m(`states.${act.state}`)}</Tag>
            </h2>
            <p className="mt-2 break-words whitespace-pre-line">{act.reason}</p>
            <p className="mt-1 text-sm text-fg-3">{moment(locale, act.at)}</p>
            {act.appeal && (
              <div className="mt-4 border-l-2 border-line-strong pl-3">
                <p className="text-sm font-semibold">{t('yourAppeal')}</p>
                <p className="text-sm break-words whitespace-pre-line">{act.appeal.note}</p>
              </div>
            )}
            {act.answers.map(({ kind, reason, at }) => (
              <p key={at.toISOString()} className="mt-4 break-words whitespace-pre-line">
                <b className="font-semibold">{m(`acts.${kind}`)}:</b> {reason}
              </p>
            ))}
            {act.appeal && act.answers.length === 0 && (
              <p className="mt-3 text-sm text-fg-2" role="status">
                {t('willBeAnswered')}
              </p>
            )}
            {!act.appeal && act.state === 'inForce' && <AppealForm notice={notice} actId={act.id} />}
          </section>
        ))}
        {!user && (
          <Link className={buttonClass({ className: 'self-start' })} href="/signin?other=1">
            {t('signInOther')}
          </Link>
        )}
      </div>
    </PageMessages>
  );
}
