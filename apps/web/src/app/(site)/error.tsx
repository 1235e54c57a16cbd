'use client';
import { Button, ErrorState } from '@astris/ui';

export default function SiteError({ error, reset }: { error: Error & { digest?: string }; reset: () => void }) {
  return (
    <ErrorState wholePage title="This page could not be shown" actions={<Button onClick={reset}>Try again</Button>}>
      Something failed on the server. Nothing that you did is lost.
      {error.digest && <span className="mt-1 block text-xs text-fg-3">Reference {error.digest}</span>}
    </ErrorState>
  );
}
