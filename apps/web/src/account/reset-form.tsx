'use client';
import { Button, buttonClass, Field } from '@astris/ui';
import { useMutation } from '@tanstack/react-query';
import Link from 'next/link';
import { useTranslations } from 'next-intl';
import type { FormEvent } from 'react';
import { useRefusals } from '@/client/refusals';
import { useTRPC } from '@/client/trpc';

/** A new password, by the token of a mailed link. */
export function ResetForm({ token }: { token: string }) {
  const t = useTranslations('account');
  const trpc = useTRPC();
  const { errorSentence } = useRefusals();
  const reset = useMutation(trpc.access.resetPassword.mutationOptions());
  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    reset.mutate({ token, password: String(new FormData(event.currentTarget).get('password')) });
  }
  if (reset.isSuccess) {
    return (
      <div className="flex flex-col items-start gap-4">
        <p role="status">{t('passwordChanged')}</p>
        <Link className={buttonClass({ variant: 'primary', size: 48 })} href="/signin">
          {t('goToSignIn')}
        </Link>
      </div>
    );
  }
  return (
    <form method="post" onSubmit={submit} className="flex flex-col gap-5">
      <Field
        label={t('newPassword')}
        name="password"
        type="password"
        autoComplete="new-password"
        required
        hint={t('passwordHint')}
        error={reset.error ? errorSentence(reset.error) : undefined}
      />
      <Button type="submit" variant="primary" size={48} disabled={reset.isPending}>
        {t('changePassword')}
      </Button>
    </form>
  );
}
