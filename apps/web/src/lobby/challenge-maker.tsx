'use client';
import { Button, toast } from '@astris/ui';
import { useMutation } from '@tanstack/react-query';
import { useTRPC } from '@/client/trpc';
import type { DeckChoice } from './deck-options';
import { tellRefusal } from './refusal';

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
  const trpc = useTRPC();
  const make = useMutation(
    trpc.challenge.create.mutationOptions({
      onSuccess: () => {
        toast.success('The link is under Your games');
        onChanged();
      },
      onError: tellRefusal,
    }),
  );
  return (
    <div className="flex flex-col gap-2 border-t border-line pt-5">
      <Button icon="link" disabled={make.isPending} onClick={() => make.mutate({ deck, testSeed })}>
        Create challenge link
      </Button>
      <p className="text-sm text-fg-3">Send it to a friend; unrated. The game begins when they accept.</p>
    </div>
  );
}
