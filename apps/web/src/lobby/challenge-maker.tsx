'use client';
import { Button, toast } from '@astris/ui';
import { useMutation } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useTRPC } from '@/client/trpc';
import type { DeckChoice } from './deck-options';
import { useTellRefusal } from './refusal';
import { Way } from './way';

/** Makes a link for a friend. Whoever opens it first can take the seat. */
export function ChallengeMaker({
  deck,
  testSeed,
  onChanged,
}: {
  deck: DeckChoice;
  testSeed?: string;
  onChanged: () => void;
}) {
  const t = useTranslations('lobby');
  const tellRefusal = useTellRefusal();
  const trpc = useTRPC();
  const make = useMutation(
    trpc.challenge.create.mutationOptions({
      onSuccess: () => {
        toast.success(t('linkMade'));
        onChanged();
      },
      onError: tellRefusal,
    }),
  );
  return (
    <Way title={t('friend')} text={t('friendText')}>
      <Button className="mt-auto" icon="link" disabled={make.isPending} onClick={() => make.mutate({ deck, testSeed })}>
        {t('createLink')}
      </Button>
    </Way>
  );
}
