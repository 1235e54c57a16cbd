'use client';
import { Button, Field } from '@astris/ui';
import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { type FormEvent, useState } from 'react';
import { useRefusals } from '@/client/refusals';
import { signInWithPassword } from './sign-in';

/** Email and password; goes to `next` when they match. */
export function SignInForm({ next }: { next: string }) {
  const t = useTranslations('account');
  const { reasonSentence } = useRefusals();
  const router = useRouter();
  const [reason, setReason] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    setBusy(true);
    const refused = await signInWithPassword(String(form.get('email')), String(form.get('password')));
    const [why, notice] = refused?.split(':') ?? [];
    if (why === 'suspended' && notice) return router.push(`/notices?notice=${encodeURIComponent(notice)}`);
    setReason(refused);
    if (refused) return setBusy(false);
    router.push(next);
    router.refresh();
  }

  return (
    <form method="post" onSubmit={submit} className="flex flex-col gap-5">
      <Field label={t('email')} name="email" type="email" autoComplete="email" required />
      <Field
        label={t('password')}
        name="password"
        type="password"
        autoComplete="current-password"
        required
        error={reason === null ? undefined : reasonSentence(reason)}
      />
      <Button type="submit" variant="primary" size={48} disabled={busy}>
        {t('signIn')}
      </Button>
    </form>
  );
}
