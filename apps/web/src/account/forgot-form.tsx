'use client';
import { Button, Field } from '@astris/ui';
import { useMutation } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import type { FormEvent } from 'react';
import { useRefusals } from '@/client/refusals';
import { useTRPC } from '@/client/trpc';

/** Asks for a mail with a link. The answer does not tell whether anybody has this email. */
export function ForgotForm() {
  const t = useTranslations('account');
  const trpc = useTRPC();
  const { errorSentence } = useRefusals();
  const request = useMutation(trpc.access.requestReset.mutationOptions());
  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    request.mutate({ email: String(new FormData(event.currentTarget).get('email')) });
  }
  if (request.isSuccess) {
    return <p role="status">{t('linkSent')}</p>;
  }
  return (
    <form method="post" onSubmit={submit} className="flex flex-col gap-5">
      <Field
        label={t('email')}
        name="email"
        type="email"
        autoComplete="email"
        required
        error={request.error ? errorSentence(request.error) : undefined}
      />
      <Button type="submit" variant="primary" size={48} disabled={request.isPending}>
        {t('sendLink')}
      </Button>
    </form>
  );
}
