import { buttonClass, EmptyState } from '@astris/ui';
import type { Metadata } from 'next';
import Link from 'next/link';
import { Frame } from '@/site/frame';

export const metadata: Metadata = { title: 'No such game' };

export default function NoSuchGame() {
  return (
    <Frame>
      <h1 className="as-sr">Replay</h1>
      <EmptyState
        title="There is no such game"
        icon="history"
        actions={
          <>
            <Link href="/history" className={buttonClass()}>
              Your games
            </Link>
            <Link href="/watch" className={buttonClass()}>
              Games to watch
            </Link>
          </>
        }
      >
        The link may be mistyped. A private game that is still being played is shown to its two players alone.
      </EmptyState>
    </Frame>
  );
}
