'use client';
import dynamic from 'next/dynamic';
import { orNotLoaded, StageLoading } from '@/site/stage-loading';
import type { PuzzlePlayProps } from './puzzle-play';

/** Engine, cards and table are loaded after the page has said what it is at. */
export const PuzzleStage = dynamic<PuzzlePlayProps>(
  () => orNotLoaded(import('./puzzle-play').then(({ PuzzlePlay }) => PuzzlePlay)),
  { ssr: false, loading: () => <StageLoading label="Laying out the puzzle" /> },
);
