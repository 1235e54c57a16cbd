'use client';
import { newPractice } from '@astris/practice';
import { Button, toast } from '@astris/ui';
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

const NOT_KEPT = 'This browser keeps no games: after a reload a new one begins.';
const seed = (): string =>
  [...crypto.getRandomValues(new Uint8Array(32))].map((byte) => byte.toString(16).padStart(2, '0')).join('');

const begin = (worker: EngineWorker, slot: Slot, setup: PracticeSetup) =>
  worker.ask('begin', {
    slot,
    game: newPractice({ ...setup, matchId: `${slot}-${crypto.randomUUID()}`, seed: seed() }, CARD_POOL),
  });

/** A practice game, and another one after it. */
export function PracticePlay({ slot, wanted, onLeave, kind, fallback, band }: PracticePlayProps) {
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
    onNotKept: () => toast.error(NOT_KEPT),
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
          The engine did not start in this browser.{' '}
          <Button onClick={() => window.location.reload()}>Load the page again</Button>
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
            Replay file
          </Button>
          <Button size={48} onClick={onLeave}>
            Other decks
          </Button>
          <span className="at-grow" />
          <Button size={48} variant="primary" data-again="" onClick={again}>
            Again
          </Button>
        </>
      }
    />
  );
}
