'use client';
import { Button } from '@astris/ui';
import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useRefusals } from '@/client/refusals';
import { signInAsGuest } from './sign-in';

/** Makes a guest and goes on; nothing to fill in. */
export function GuestButton({ next }: { next: string }) {
  const t = useTranslations('account');
  const { reasonSentence } = useRefusals();
  const router = useRouter();
  const [reason, setReason] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);

  async function enter() {
    setBusy(true);
    const refused = await signInAsGuest();
    setReason(refused);
    if (refused) return setBusy(false);
    router.push(next);
    router.refresh();
  }

  return (
    <>
      <Button size={48} className="w-full" icon="user" onClick={enter} disabled={busy}>
        {t('playAsGuest')}
      </Button>
      {reason && (
        <p role="alert" className="mt-2 text-sm text-danger">
          {reasonSentence(reason)}
        </p>
      )}
    </>
  );
}
