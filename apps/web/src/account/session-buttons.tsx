'use client';
import { Button, Dialog, DialogClose, toast } from '@astris/ui';
import { useMutation } from '@tanstack/react-query';
import { signOut } from 'next-auth/react';
import { useTranslations } from 'next-intl';
import { useRefusals } from '@/client/refusals';
import { useTRPC } from '@/client/trpc';

/** Sign out here, or on every device. A guest can't come back, so they are asked first. */
export function SessionButtons({ isGuest }: { isGuest: boolean }) {
  const t = useTranslations('account');
  const trpc = useTRPC();
  const { errorSentence } = useRefusals();
  const everywhere = useMutation(trpc.account.signOutEverywhere.mutationOptions());
  const leave = () => void signOut({ callbackUrl: '/' });
  const leaveEverywhere = () =>
    everywhere.mutate(undefined, { onSuccess: leave, onError: (error) => toast.error(errorSentence(error)) });

  if (isGuest) {
    return (
      <Dialog
        title={t('leaveGuest')}
        description={t('leaveGuestText')}
        trigger={<Button icon="log-out">{t('signOut')}</Button>}
        actions={
          <>
            <DialogClose>{t('stay')}</DialogClose>
            <Button variant="danger" onClick={leave}>
              {t('leaveForGood')}
            </Button>
          </>
        }
      />
    );
  }
  return (
    <div className="flex flex-wrap gap-2">
      <Button icon="log-out" onClick={leave}>
        {t('signOut')}
      </Button>
      <Button onClick={leaveEverywhere} disabled={everywhere.isPending}>
        {t('signOutEverywhere')}
      </Button>
    </div>
  );
}
