'use client';
import { Button, Field, toast } from '@astris/ui';
import { useEffect, useState } from 'react';

/** The address of a challenge, to copy. */
export function CopyLink({ challengeKey }: { challengeKey: string }) {
  const [address, setAddress] = useState('');
  useEffect(() => setAddress(`${location.origin}/challenge/${challengeKey}`), [challengeKey]);

  async function copy() {
    try {
      await navigator.clipboard.writeText(address);
      toast.success('Link copied');
    } catch {
      toast.error('The browser did not allow it. Select the link and copy it.');
    }
  }

  return (
    <div className="flex items-end gap-2">
      <Field
        className="min-w-0 flex-1"
        label="Challenge link"
        readOnly
        value={address}
        onFocus={(event) => event.currentTarget.select()}
      />
      <Button icon="copy" className="as-btn-44" onClick={copy}>
        Copy
      </Button>
    </div>
  );
}
