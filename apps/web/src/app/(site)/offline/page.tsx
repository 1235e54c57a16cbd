import { buttonClass, EmptyState } from '@astris/ui';
import type { Metadata } from 'next';
import { ReloadButton } from '@/offline/reload-button';
import { LEARN, PRACTICE } from '@/site/links';

export const metadata: Metadata = { title: 'Offline', robots: { index: false } };

const WORKS = [
  [PRACTICE, 'Practice'],
  [LEARN, 'Learn'],
  ['/cards', 'Cards'],
] as const;

/** Shown by the service worker where the network is needed and there is none. */
export default function OfflinePage() {
  return (
    <EmptyState
      wholePage
      title="There is no network"
      icon="wifi-off"
      actions={
        <>
          {WORKS.map(([href, name]) => (
            // A whole page each: what leads from page to page needs the network.
            <a key={href} href={href} className={buttonClass()}>
              {name}
            </a>
          ))}
          <ReloadButton />
        </>
      }
    >
      This page needs it. Practice, the puzzles and the catalog are kept on this device. A game that you are in goes on
      by its clocks: come back as soon as you can.
    </EmptyState>
  );
}
