'use client';
import { Button, Field } from '@astris/ui';
import { useTranslations } from 'next-intl';
import type { FormEvent } from 'react';
import { useRefusals } from '@/client/refusals';
import { useAsk } from './use-friends';

/** Asks a player by their name. */
export function AskForm() {
  const t = useTranslations('friends.ask');
  const { errorSentence } = useRefusals();
  const ask = useAsk();

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    ask.mutate({ name: String(new FormData(form).get('name')) }, { onSuccess: () => form.reset() });
  }

  return (
    <section className="as-panel p-5" aria-labelledby="ask">
      <h2 id="ask" className="mb-3 text-lg">
        {t('title')}
      </h2>
      <form method="post" onSubmit={submit} className="flex flex-col items-start gap-3">
        <Field
          className="w-full"
          label={t('name')}
          name="name"
          required
          maxLength={100}
          autoComplete="off"
          hint={t('hint')}
          error={ask.error ? errorSentence(ask.error) : undefined}
        />
        <Button type="submit" className="as-btn-44" icon="plus" disabled={ask.isPending}>
          {t('send')}
        </Button>
      </form>
    </section>
  );
}
