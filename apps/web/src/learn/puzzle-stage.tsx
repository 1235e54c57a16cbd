'use client';
import { Spinner } from '@astris/ui';
import dynamic from 'next/dynamic';
import type { PuzzlePlayProps } from './puzzle-play';

/** Engine, cards and table are loaded after the page has said what it is at. */
export const PuzzleStage = dynamic<PuzzlePlayProps>(
  () => import('./puzzle-play').then(({ PuzzlePlay }) => PuzzlePlay),
  {
    ssr: false,
    loading: () => (
      <main className="grid min-h-dvh place-items-center" data-laying="">
        <Spinner label="Laying out the puzzle" />
      </main>
    ),
  },
);
