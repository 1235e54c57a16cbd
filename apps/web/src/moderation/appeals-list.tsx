import type { RouterOutputs } from '@astris/api';
import Link from 'next/link';
import { reportHref } from '@/site/links';
import { AnswerForm } from './answer-form';
import { actWords, moment } from './words';

/** Appeals without an answer, the longest waiting first. */
export const AppealsList = ({ appeals }: { appeals: RouterOutputs['moderation']['appeals'] }) => (
  <ul className="flex flex-col gap-3">
    {appeals.map((act) => (
      <li key={act.id} className="as-panel p-4" data-act-id={act.id}>
        <p className="font-semibold break-words">
          {act.userName}: {actWords(act)}
        </p>
        <p className="mt-1 text-sm break-words whitespace-pre-line text-fg-2">
          {act.reason} ({act.moderatorName}, {moment(act.createdAt)})
        </p>
        <p className="mt-3 border-l-2 border-line-strong pl-3 text-sm break-words whitespace-pre-line">
          {act.appeal?.note}
        </p>
        {act.reportId && (
          <p className="mt-3 text-sm">
            <Link className="as-card-link" href={reportHref(act.reportId)}>
              The report
            </Link>
          </p>
        )}
        <AnswerForm actId={act.id} mayKeep />
      </li>
    ))}
  </ul>
);
