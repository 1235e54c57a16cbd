'use client';
import { Button, ErrorState } from '@astris/ui';
import './globals.css';

export default function GlobalError({ reset }: { reset: () => void }) {
  return (
    <html lang="en">
      <body>
        <ErrorState wholePage title="Astris could not be shown" actions={<Button onClick={reset}>Try again</Button>}>
          Something failed on the server. Games in progress are kept.
        </ErrorState>
      </body>
    </html>
  );
}
