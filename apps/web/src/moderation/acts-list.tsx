import type { RouterOutputs } from '@astris/api';
import { Tag } from '@astris/ui';
import { AnswerForm } from './answer-form';
import { ACT_WORDS, actWords, moment } from './words';

type Act = RouterOutputs['moderation']['report']['acts'][number];

/** All that was done about somebody, newest first, with appeals and answers; what is in force can be taken back. */
export const ActsList = ({ acts }: { acts: readonly Act[] }) => (
  <ul className="flex flex-col gap-3">
    {acts.map((act) => (
      <li key={act.id} className="as-panel p-4" data-act-id={act.id}>
        <p className="flex flex-wrap items-center gap-2 font-semibold break-words">
          {actWords(act)}
          {act.lifted ? <Tag>Taken back</Tag> : act.inForce ? <Tag tone="warn">In force</Tag> : <Tag>Over</Tag>}
        </p>
        <p className="mt-1 text-sm break-words whitespace-pre-line">{act.reason}</p>
        <p className="mt-1 text-xs text-fg-3">
          {act.moderatorName}, {moment(act.createdAt)}
        </p>
        {act.appeal && (
          <blockquote className="mt-3 border-l-2 border-line-strong pl-3 text-sm">
            <p className="break-words whitespace-pre-line">{act.appeal.note}</p>
            <p className="mt-1 text-xs text-fg-3">
              Appeal of {act.userName}, {moment(act.appeal.createdAt)}
            </p>
          </blockquote>
        )}
        {act.about.map((answer) => (
          <p key={answer.id} className="mt-3 text-sm break-words whitespace-pre-line">
            <b className="font-semibold">{ACT_WORDS[answer.kind]}:</b> {answer.reason}{' '}
            <span className="text-xs text-fg-3">
              {answer.moderatorName}, {moment(answer.createdAt)}
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
