'use client';
import { Button, ErrorState } from '@astris/ui';

export default function ReplayFailed({ reset }: { reset: () => void }) {
  return (
    <main className="as-wrap grid min-h-dvh place-items-center">
      <ErrorState wholePage title="The replay can’t be shown" actions={<Button onClick={reset}>Try again</Button>}>
        Something failed on the way here. The game itself is kept.
      </ErrorState>
    </main>
  );
}
