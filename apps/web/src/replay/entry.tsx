'use client';
import { Button, buttonClass, ErrorState, Progress, Spinner } from '@astris/ui';
import Link from 'next/link';
import { useTranslations } from 'next-intl';
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
  const t = useTranslations('replayPage');
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
          <Progress label={t('checking')} value={progress.done} max={progress.of} />
        </div>
      ) : (
        <Spinner label={t('checking')} />
      )}
    </main>
  );
}

const TITLES = {
  network: 'notCome',
  file: 'unreadable',
  otherVersion: 'earlierRules',
  deckIllegal: 'unplayable',
  refused: 'unplayable',
  threw: 'unplayable',
} as const satisfies Record<Unplayable['why'], string>;

function Unplayed({ match, unplayable, again }: { match: string; unplayable: Unplayable; again: () => void }) {
  const t = useTranslations('replayPage');
  const { why, says } = unplayable;
  return (
    <ErrorState
      title={t(TITLES[why])}
      actions={
        <>
          {why === 'network' && (
            <Button icon="refresh-cw" onClick={() => again()}>
              {t('tryAgain')}
            </Button>
          )}
          <Link className={buttonClass()} href={gameHref(match)}>
            {t('gameAndLog')}
          </Link>
        </>
      }
    >
      {typeof says === 'string'
        ? says
        : says.lost === 'status'
          ? t('lost.status', { status: says.status })
          : t(`lost.${says.lost}`)}
    </ErrorState>
  );
}
