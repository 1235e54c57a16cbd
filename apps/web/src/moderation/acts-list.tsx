import type { RouterOutputs } from '@astris/api';
import { Tag } from '@astris/ui';
import { useLocale, useTranslations } from 'next-intl';
import { AnswerForm } from './answer-form';
import { actWords, moment } from './words';

type Act = RouterOutputs['moderation']['report']['acts'][number];

/** All that was done about somebody, newest first, with appeals and answers; what is in force can be taken back. */
export function ActsList({ acts }: { acts: readonly Act[] }) {
  const t = useTranslations('moderation');
  const locale = useLocale();
  return (
    <ul className="flex flex-col gap-3">
      {acts.map((act) => (
        <li key={act.id} className="as-panel p-4" data-act-id={act.id}>
          <p className="flex flex-wrap items-center gap-2 font-semibold break-words">
            {actWords(t, locale, act)}
            <State act={act} />
          </p>
          <p className="mt-1 text-sm break-words whitespace-pre-line">{act.reason}</p>
          <p className="mt-1 text-xs text-fg-3">
            {act.moderatorName}, {moment(locale, act.createdAt)}
          </p>
          {act.appeal && (
            <blockquote className="mt-3 border-l-2 border-line-strong pl-3 text-sm">
              <p className="break-words whitespace-pre-line">{act.appeal.note}</p>
              <p className="mt-1 text-xs text-fg-3">
                {t('appealOf', { name: act.userName, moment: moment(locale, act.appeal.createdAt) })}
              </p>
            </blockquote>
          )}
          {act.about.map((answer) => (
            <p key={answer.id} className="mt-3 text-sm break-words whitespace-pre-line">
              <b className="font-semibold">{t(`acts.${answer.kind}`)}:</b> {answer.reason}{' '}
              <span className="text-xs text-fg-3">
                {answer.moderatorName}, {moment(locale, answer.createdAt)}
              </span>
            </p>
          ))}
          {!act.lifted && (act.inForce || (act.appeal && act.about.length === 0)) && (
            <AnswerForm actId={act.id} mayKeep={act.appeal !== null && act.about.length === 0} />
          )}
        </li>
      ))}
    </ul>
  );
}

function State({ act }: { act: Act }) {
  const t = useTranslations('moderation.states');
  const state = act.lifted ? 'lifted' : act.inForce ? 'inForce' : 'over';
  return <Tag tone={state === 'inForce' ? 'warn' : undefined}>{t(state)}</Tag>;
}
