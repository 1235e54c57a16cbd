'use client';
import { Button, Field, toast } from '@astris/ui';
import { useMutation } from '@tanstack/react-query';
import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { type FormEvent, useId, useState } from 'react';
import { useRefusals } from '@/client/refusals';
import { useTRPC } from '@/client/trpc';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const LENGTHS = [
  ['hour', HOUR],
  ['day', DAY],
  ['threeDays', 3 * DAY],
  ['week', 7 * DAY],
  ['fourWeeks', 28 * DAY],
  ['year', 365 * DAY],
] as const;
const KINDS = ['MUTE', 'SUSPEND', 'RENAME', 'CLOSE'] as const;
type Kind = (typeof KINDS)[number];

export interface ActFormProps {
  reference: string;
  /** Null when the account is gone. */
  userId: string | null;
  name: string;
  isClosed: boolean;
}

/** What a moderator does about a report. The reason is shown to the player. */
export function ActForm({ reference, userId, name, isClosed }: ActFormProps) {
  const t = useTranslations('moderation.form');
  const trpc = useTRPC();
  const { errorSentence } = useRefusals();
  const router = useRouter();
  const group = useId();
  const kinds = KINDS.filter((kind) => (kind === 'CLOSE' ? !isClosed : userId !== null));
  const [chosen, setKind] = useState<Kind>();
  // What was chosen may be offered no more: a report is closed once.
  const kind = kinds.find((value) => value === chosen) ?? kinds[0] ?? 'CLOSE';
  const act = useMutation(trpc.moderation.act.mutationOptions());
  const close = useMutation(trpc.moderation.close.mutationOptions());
  const error = act.error ?? close.error;
  if (kinds.length === 0) return null;

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const element = event.currentTarget;
    const form = new FormData(element);
    const reason = String(form.get('reason'));
    const length = Number(form.get('length'));
    const done = {
      onSuccess: () => {
        toast.success(t('done'));
        element.reset();
        router.refresh();
      },
    };
    if (kind === 'CLOSE') return close.mutate({ reference, reason }, done);
    const whom = { userId: userId ?? '', reason, reportId: reference };
    if (kind === 'RENAME') return act.mutate({ ...whom, kind, name: String(form.get('name')) }, done);
    const until = new Date(Date.now() + length);
    if (kind === 'MUTE') return act.mutate({ ...whom, kind, until }, done);
    return act.mutate({ ...whom, kind, until: length === 0 ? null : until }, done);
  }

  return (
    <form method="post" onSubmit={submit} className="as-panel flex flex-col gap-5 p-5" aria-label={t('label')}>
      <fieldset className="flex flex-col gap-1">
        <legend className="mb-2 font-semibold">{t('whatToDo', { name })}</legend>
        {kinds.map((value) => (
          <label key={value} className="flex items-baseline gap-3 py-1">
            <input type="radio" name={group} value={value} checked={kind === value} onChange={() => setKind(value)} />
            <span>
              <b className="font-semibold">{t(`kinds.${value}.title`)}</b>{' '}
              <span className="text-sm text-fg-2">{t(`kinds.${value}.text`)}</span>
            </span>
          </label>
        ))}
      </fieldset>
      {(kind === 'MUTE' || kind === 'SUSPEND') && (
        <label className="as-field">
          <span className="as-field-label">{t('forHowLong')}</span>
          <select name="length" className="as-input" defaultValue={DAY}>
            {LENGTHS.map(([length, ms]) => (
              <option key={ms} value={ms}>
                {t(`lengths.${length}`)}
              </option>
            ))}
            {kind === 'SUSPEND' && <option value={0}>{t('forGood')}</option>}
          </select>
        </label>
      )}
      {kind === 'RENAME' && <Field label={t('newName')} name="name" required maxLength={20} />}
      <Field
        label={t('reason')}
        name="reason"
        multiline
        rows={3}
        maxLength={1_000}
        required
        hint={kind === 'CLOSE' ? t('forModerators') : t('playerReads', { name })}
        error={error ? errorSentence(error) : undefined}
      />
      <Button
        type="submit"
        variant={kind === 'SUSPEND' ? 'danger' : 'primary'}
        disabled={act.isPending || close.isPending}
        data-act={kind}
      >
        {t(`kinds.${kind}.submit`, { name })}
      </Button>
    </form>
  );
}
