'use client';
import { buttonClass, Spinner } from '@astris/ui';
import dynamic from 'next/dynamic';
import type { ReplayEntryProps } from './entry';

/** Engine, cards and table are loaded on this page alone, after it has said what it is at. */
export const ReplayStage = dynamic<ReplayEntryProps>(() => import('./entry').then(({ ReplayEntry }) => ReplayEntry), {
  ssr: false,
  loading: ({ error, retry }) => (
    <main className="grid min-h-dvh place-items-center" data-replay-loading="">
      {error ? (
        <button type="button" className={buttonClass()} onClick={retry}>
          The viewer did not load. Try again
        </button>
      ) : (
        <Spinner label="Loading the viewer" />
      )}
    </main>
  ),
});
