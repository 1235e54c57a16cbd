'use client';
import { Button } from '@astris/ui';
import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { reasonSentence } from '@/client/refusals';
import { signInAsGuest } from './sign-in';

/** Makes a guest and goes on; nothing to fill in. */
export function GuestButton({ next }: { next: string }) {
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
        Play as guest
      </Button>
      {reason && (
        <p role="alert" className="mt-2 text-sm text-danger">
          {reasonSentence(reason)}
        </p>
      )}
    </>
  );
}
