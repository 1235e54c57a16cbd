'use client';
import { Button, Field } from '@astris/ui';
import { useMutation } from '@tanstack/react-query';
import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import type { FormEvent } from 'react';
import { useRefusals } from '@/client/refusals';
import { useTRPC } from '@/client/trpc';

/** Answers an act of a moderator, once. */
export function AppealForm({ notice, actId }: { notice: string; actId: number }) {
  const t = useTranslations('notices');
  const trpc = useTRPC();
  const { errorSentence } = useRefusals();
  const router = useRouter();
  const appeal = useMutation(trpc.notices.appeal.mutationOptions());
  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const note = String(new FormData(event.currentTarget).get('note'));
    appeal.mutate({ notice, actId, note }, { onSuccess: () => router.refresh() });
  }
  if (appeal.isSuccess) return <p role="status">{t('appealSent')}</p>;
  return (
    <form method="post" onSubmit={submit} className="mt-4 flex flex-col items-start gap-3">
      <Field
        className="w-full"
        label={t('appeal')}
        name="note"
        multiline
        rows={4}
        maxLength={1_000}
        required
        hint={t('appealHint')}
        error={appeal.error ? errorSentence(appeal.error) : undefined}
      />
      <Button type="submit" variant="primary" disabled={appeal.isPending}>
        {t('sendAppeal')}
      </Button>
    </form>
  );
}
