'use client';
import type { ApiReason } from '@astris/api';
import { Button, Field } from '@astris/ui';
import { useMutation } from '@tanstack/react-query';
import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { type FormEvent, useState } from 'react';
import { reasonOf, useRefusals } from '@/client/refusals';
import { useTRPC } from '@/client/trpc';
import { signInWithPassword } from './sign-in';

type FieldName = 'name' | 'email' | 'password';
const FIELD_OF: Partial<Record<ApiReason, FieldName>> = {
  nameTooShort: 'name',
  nameTooLong: 'name',
  nameCharacters: 'name',
  nameTaken: 'name',
  emailInvalid: 'email',
  emailTaken: 'email',
  passwordTooShort: 'password',
  passwordTooLong: 'password',
};

/** Makes an account; a guest's is made in place, with the same games and decks. */
export function SignUpForm({ next, guestName }: { next: string; guestName?: string }) {
  const t = useTranslations('account');
  const trpc = useTRPC();
  const { errorSentence, reasonSentence } = useRefusals();
  const router = useRouter();
  const [reason, setReason] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const signUp = useMutation(trpc.account.signUp.mutationOptions());
  const upgrade = useMutation(trpc.account.upgrade.mutationOptions());
  const make = guestName === undefined ? signUp : upgrade;
  const refused = reasonOf(make.error);
  const field = refused ? FIELD_OF[refused] : undefined;
  const errorAt = (name: FieldName) => (field === name ? errorSentence(make.error) : undefined);
  const elsewhere = make.error && !field ? errorSentence(make.error) : reason ? reasonSentence(reason) : null;

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const text = (name: FieldName) => String(form.get(name));
    const account = { name: text('name'), email: text('email'), password: text('password') };
    setBusy(true);
    try {
      await make.mutateAsync(account);
      const failed = await signInWithPassword(account.email, account.password);
      setReason(failed);
      if (failed) return setBusy(false);
      router.push(next);
      router.refresh();
    } catch {
      setBusy(false);
    }
  }

  return (
    <form method="post" onSubmit={submit} className="flex flex-col gap-5">
      <Field
        label={t('name')}
        name="name"
        autoComplete="nickname"
        required
        defaultValue={guestName}
        hint={t('nameHint')}
        error={errorAt('name')}
      />
      <Field label={t('email')} name="email" type="email" autoComplete="email" required error={errorAt('email')} />
      <Field
        label={t('password')}
        name="password"
        type="password"
        autoComplete="new-password"
        required
        hint={t('passwordHint')}
        error={errorAt('password')}
      />
      {elsewhere && (
        <p role="alert" className="text-sm text-danger">
          {elsewhere}
        </p>
      )}
      <Button type="submit" variant="primary" size={48} disabled={busy}>
        {t('signUp')}
      </Button>
    </form>
  );
}
