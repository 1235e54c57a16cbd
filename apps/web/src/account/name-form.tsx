'use client';
import { Button, Field, toast } from '@astris/ui';
import { useMutation } from '@tanstack/react-query';
import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import type { FormEvent } from 'react';
import { useRefusals } from '@/client/refusals';
import { useTRPC } from '@/client/trpc';

export function NameForm({ name }: { name: string }) {
  const t = useTranslations('account');
  const trpc = useTRPC();
  const { errorSentence } = useRefusals();
  const router = useRouter();
  const rename = useMutation(trpc.account.rename.mutationOptions());

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const wish = String(new FormData(event.currentTarget).get('name'));
    rename.mutate(
      { name: wish },
      {
        onSuccess: (saved) => {
          toast.success(t('youAre', { name: saved.name }));
          router.refresh();
        },
      },
    );
  }

  return (
    <form method="post" onSubmit={submit} className="flex flex-col items-start gap-3">
      <Field
        className="w-full"
        label={t('name')}
        name="name"
        required
        defaultValue={name}
        hint={t('renameHint')}
        error={rename.error ? errorSentence(rename.error) : undefined}
      />
      <Button type="submit" disabled={rename.isPending}>
        {t('saveName')}
      </Button>
    </form>
  );
}
