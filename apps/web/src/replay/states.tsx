import { buttonClass, EmptyState } from '@astris/ui';
import Link from 'next/link';
import type { LogLine } from '@/game/log';
import { LogList } from '@/game/log-list';
import { Frame } from '@/site/frame';
import { gameHref, matchHref } from '@/site/links';
import { PageTitle } from '@/site/page-title';

/** No game has this address, or it is not for this viewer. */
export const NoSuchGame = () => (
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

/** Still being played: what a viewer may see of it is at the table. */
export const StillLive = ({ match, names, plays }: { match: string; names: string; plays: boolean }) => (
  <Frame>
    <h1 className="as-sr">Replay</h1>
    <EmptyState
      title="This game is still being played"
      icon="eye"
      actions={
        <Link className={buttonClass({ variant: 'primary' })} href={matchHref(match)}>
          {plays ? 'Go to the table' : 'Watch it'}
        </Link>
      }
    >
      {names}. Its replay is here as soon as it is over.
    </EmptyState>
  </Frame>
);

/** Played with other versions: it can't be run again, and its log can be read. */
export const OtherVersion = ({ match, names, lines }: { match: string; names: string; lines: readonly LogLine[] }) => (
  <Frame>
    <PageTitle
      title={names}
      lead="This game was played with earlier rules or cards, so it can’t be stepped through. This is its log."
      actions={
        <Link className={buttonClass()} href={gameHref(match)}>
          The game
        </Link>
      }
    />
    <section aria-label="Log" className="max-w-[720px]" data-other-version="">
      <LogList lines={lines} />
    </section>
  </Frame>
);
