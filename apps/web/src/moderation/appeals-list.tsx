import type { RouterOutputs } from '@astris/api';
import Link from 'next/link';
import { useLocale, useTranslations } from 'next-intl';
import { reportHref } from '@/site/links';
import { AnswerForm } from './answer-form';
import { actWords, moment } from './words';

/** Appeals without an answer, the longest waiting first. */
export function AppealsList({ appeals }: { appeals: RouterOutputs['moderation']['appeals'] }) {
  const t = useTranslations('moderation');
  const locale = useLocale();
  return (
    <ul className="flex flex-col gap-3">
      {appeals.map((act) => (
        <li key={act.id} className="as-panel p-4" data-act-id={act.id}>
          <p className="font-semibold break-words">
            {t('actOn', { name: act.userName, act: actWords(t, locale, act) })}
          </p>
          <p className="mt-1 text-sm break-words whitespace-pre-line text-fg-2">
            {t('actReason', {
              reason: act.reason,
              moderator: act.moderatorName,
              moment: moment(locale, act.createdAt),
            })}
          </p>
          <p className="mt-3 border-l-2 border-line-strong pl-3 text-sm break-words whitespace-pre-line">
            {act.appeal?.note}
          </p>
          {act.reportId && (
            <p className="mt-3 text-sm">
              <Link className="as-card-link" href={reportHref(act.reportId)}>
                {t('theReport')}
              </Link>
            </p>
          )}
          <AnswerForm actId={act.id} mayKeep />
        </li>
      ))}
    </ul>
  );
}
