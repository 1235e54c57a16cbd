'use client';
import { newPractice } from '@astris/practice';
import { Button, toast } from '@astris/ui';
import { useTranslations } from 'next-intl';
import { type ReactNode, useState } from 'react';
import type { EngineWorker } from '@/engine-worker/engine-worker';
import type { Slot } from '@/engine-worker/messages';
import { CARD_POOL } from '@/match/pool';
import { LocalTable } from './local-table';
import type { PracticeSetup, Wanted } from './practice-stage';
import { saveFile } from './save-file';
import { type LocalGame, useWorkerMatch } from './use-worker-match';

export interface PracticePlayProps {
  slot: Slot;
  wanted: Wanted;
  /** Back to where a game is chosen. */
  onLeave: () => void;
  kind: string;
  /** Begun where there is no game that goes on. */
  fallback?: PracticeSetup;
  band?: (game: LocalGame) => ReactNode;
}

const seed = (): string =>
  [...crypto.getRandomValues(new Uint8Array(32))].map((byte) => byte.toString(16).padStart(2, '0')).join('');

const begin = (worker: EngineWorker, slot: Slot, setup: PracticeSetup) =>
  worker.ask('begin', {
    slot,
    game: newPractice({ ...setup, matchId: `${slot}-${crypto.randomUUID()}`, seed: seed() }, CARD_POOL),
  });

/** A practice game, and another one after it. */
export function PracticePlay({ slot, wanted, onLeave, kind, fallback, band }: PracticePlayProps) {
  const t = useTranslations('practice.table');
  const [failed, fail] = useState(false);
  const game = useWorkerMatch({
    lay: async (worker) => {
      if (wanted !== 'resume') return begin(worker, slot, wanted);
      if (!fallback) return worker.ask('resume', slot);
      const kept = await worker.ask('kept', slot);
      const resumed = kept.state === 'open' ? await worker.ask('resume', slot) : null;
      return resumed ?? begin(worker, slot, fallback);
    },
    onNothing: (broken) => (broken ? fail(true) : onLeave()),
    onNotKept: () => toast.error(t('notKept')),
  });
  const { match } = game;

  async function again() {
    if (!match) return;
    const { bot, seat, file } = await match.game();
    const decks = file.seats.map(({ deckName, list }) => ({ name: deckName, list }));
    const [mine, theirs] = seat === 0 ? decks : [...decks].reverse();
    if (mine && theirs) match.again((worker) => begin(worker, slot, { bot, mine, theirs }));
  }
  async function save() {
    const kept = await match?.game();
    if (kept) saveFile('astris-practice.json', JSON.stringify(kept.file));
  }

  if (failed)
    return (
      <main className="grid min-h-dvh place-items-center" role="alert">
        <p>
          {t('failed')} <Button onClick={() => window.location.reload()}>{t('reload')}</Button>
        </p>
      </main>
    );
  return (
    <LocalTable
      game={game}
      kind={kind}
      band={band?.(game)}
      after={
        <>
          <Button size={48} icon="download" data-save-replay="" onClick={save}>
            {t('file')}
          </Button>
          <Button size={48} onClick={onLeave}>
            {t('otherDecks')}
          </Button>
          <span className="at-grow" />
          <Button size={48} variant="primary" data-again="" onClick={again}>
            {t('again')}
          </Button>
        </>
      }
    />
  );
}
