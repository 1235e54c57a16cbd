'use client';
import { Button, Dialog, DialogClose, toast } from '@astris/ui';
import { useMutation } from '@tanstack/react-query';
import { signOut } from 'next-auth/react';
import { errorSentence } from '@/client/refusals';
import { useTRPC } from '@/client/trpc';

/** Sign out here, or on every device. A guest can't come back, so they are asked first. */
export function SessionButtons({ isGuest }: { isGuest: boolean }) {
  const trpc = useTRPC();
  const everywhere = useMutation(trpc.account.signOutEverywhere.mutationOptions());
  const leave = () => void signOut({ callbackUrl: '/' });
  const leaveEverywhere = () =>
    everywhere.mutate(undefined, { onSuccess: leave, onError: (error) => toast.error(errorSentence(error)) });

  if (isGuest) {
    return (
      <Dialog
        title="Leave this guest?"
        description="A guest has no password, so you can’t come back to these games and decks. Keep this account with an email first if you want them."
        trigger={<Button icon="log-out">Sign out</Button>}
        actions={
          <>
            <DialogClose>Stay</DialogClose>
            <Button variant="danger" onClick={leave}>
              Leave for good
            </Button>
          </>
        }
      />
    );
  }
  return (
    <div className="flex flex-wrap gap-2">
      <Button icon="log-out" onClick={leave}>
        Sign out
      </Button>
      <Button onClick={leaveEverywhere} disabled={everywhere.isPending}>
        Sign out everywhere
      </Button>
    </div>
  );
}
