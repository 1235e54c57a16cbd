'use client';
import { Button, buttonClass, ErrorState, Progress, Spinner } from '@astris/ui';
import Link from 'next/link';
import { useCallback, useEffect, useState } from 'react';
import { gameHref } from '@/site/links';
import { type Loaded, type Progress as LoadProgress, loadGame, type Unplayable } from './load';
import { Viewer } from './viewer';

export interface ReplayEntryProps {
  match: string;
  /** The seat of whoever looks, if they played. */
  seat: number | null;
}

/** Reads the game, runs it, and shows it; or says why it can't be shown. */
export function ReplayEntry({ match, seat }: ReplayEntryProps) {
  const [loaded, setLoaded] = useState<Loaded | null>(null);
  const [progress, setProgress] = useState<LoadProgress | null>(null);
  const load = useCallback(() => {
    setLoaded(null);
    setProgress(null);
    let wanted = true;
    loadGame(match, (now) => wanted && setProgress(now)).then((answer) => wanted && setLoaded(answer));
    return () => {
      wanted = false;
    };
  }, [match]);
  useEffect(() => load(), [load]);
  if (loaded?.ok) return <Viewer played={loaded.played} seat={seat} />;
  return (
    <main className="as-wrap grid min-h-dvh place-items-center" data-replay-loading={loaded ? undefined : ''}>
      {loaded ? (
        <Unplayed match={match} unplayable={loaded.unplayable} again={load} />
      ) : progress ? (
        <div className="w-[min(360px,80vw)]">
          <Progress label="Playing the game again, to check every step" value={progress.done} max={progress.of} />
        </div>
      ) : (
        <Spinner label="Playing the game again, to check every step" />
      )}
    </main>
  );
}

const TITLES: Record<Unplayable['why'], string> = {
  network: 'The replay did not come',
  file: 'The replay can’t be read',
  otherVersion: 'This game was played with earlier rules or cards',
  deckIllegal: 'This game can’t be played again',
  refused: 'This game can’t be played again',
  threw: 'This game can’t be played again',
};

function Unplayed({ match, unplayable, again }: { match: string; unplayable: Unplayable; again: () => void }) {
  const { why, says } = unplayable;
  return (
    <ErrorState
      title={TITLES[why]}
      actions={
        <>
          {why === 'network' && (
            <Button icon="refresh-cw" onClick={() => again()}>
              Try again
            </Button>
          )}
          <Link className={buttonClass()} href={gameHref(match)}>
            The game and its log
          </Link>
        </>
      }
    >
      {says}
    </ErrorState>
  );
}
