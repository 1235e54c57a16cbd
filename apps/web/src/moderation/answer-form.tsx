'use client';
import { Button, Field, toast } from '@astris/ui';
import { useMutation } from '@tanstack/react-query';
import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { type FormEvent, useState } from 'react';
import { useRefusals } from '@/client/refusals';
import { useTRPC } from '@/client/trpc';

/** Takes an act back, or lets it stand against its appeal; either with a reason that the player reads. */
export function AnswerForm({ actId, mayKeep }: { actId: number; mayKeep: boolean }) {
  const t = useTranslations('moderation.answer');
  const trpc = useTRPC();
  const { errorSentence } = useRefusals();
  const router = useRouter();
  const [open, setOpen] = useState(mayKeep);
  const answer = useMutation(trpc.moderation.answer.mutationOptions());
  if (!open) {
    return (
      <Button className="mt-3" size={28} onClick={() => setOpen(true)}>
        {t('takeBack')}
      </Button>
    );
  }
  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const verdict = (event.nativeEvent as SubmitEvent).submitter?.dataset.verdict === 'KEEP' ? 'KEEP' : 'LIFT';
    const reason = String(new FormData(event.currentTarget).get('reason'));
    answer.mutate(
      { actId, verdict, reason },
      {
        onSuccess: () => {
          toast.success(t('done'));
          router.refresh();
        },
      },
    );
  }
  return (
    <form method="post" onSubmit={submit} className="mt-4 flex flex-col gap-3" aria-label={t('label')}>
      <Field
        label={t(mayKeep ? 'toAppeal' : 'whyTakenBack')}
        name="reason"
        multiline
        rows={2}
        maxLength={1_000}
        required
        error={answer.error ? errorSentence(answer.error) : undefined}
      />
      <div className="flex flex-wrap gap-2">
        {mayKeep && (
          <Button type="submit" data-verdict="KEEP" disabled={answer.isPending}>
            {t('keep')}
          </Button>
        )}
        <Button type="submit" data-verdict="LIFT" disabled={answer.isPending}>
          {t('takeBack')}
        </Button>
      </div>
    </form>
  );
}
