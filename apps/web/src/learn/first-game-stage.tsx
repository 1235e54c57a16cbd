'use client';
import { Spinner } from '@astris/ui';
import dynamic from 'next/dynamic';
import type { FirstGameProps } from './first-game';

/** Engine, cards and table are loaded after the page has said what it is at. */
export const FirstGameStage = dynamic<FirstGameProps>(() => import('./first-game').then(({ FirstGame }) => FirstGame), {
  ssr: false,
  loading: () => (
    <main className="grid min-h-dvh place-items-center" data-laying="">
      <Spinner label="Laying the table" />
    </main>
  ),
});
