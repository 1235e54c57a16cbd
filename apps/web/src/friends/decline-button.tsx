'use client';
import { Button, type ButtonLook } from '@astris/ui';
import { useMutation } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useTRPC } from '@/client/trpc';
import { useTellRefusal } from '@/lobby/refusal';
import { named } from './named';

export interface DeclineButtonProps extends Pick<ButtonLook, 'size'> {
  matchId: string;
  /** Who challenges. */
  host: string;
  /** Declined, or refused because the challenge is gone. */
  onDone: () => void;
}

/** Declines a friend's challenge, which ends it. */
export function DeclineButton({ matchId, host, size, onDone }: DeclineButtonProps) {
  const t = useTranslations('friends.challenge');
  const decline = useMutation(
    useTRPC().challenge.decline.mutationOptions({ onError: useTellRefusal(), onSettled: onDone }),
  );
  return (
    <Button variant="quiet" size={size} disabled={decline.isPending} onClick={() => decline.mutate({ matchId })}>
      {t.rich('decline', named(host))}
    </Button>
  );
}
