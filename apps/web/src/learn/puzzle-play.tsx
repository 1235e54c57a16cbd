'use client';
import { POOL } from '@astris/cards';
import { namesIn, PUZZLES, type PuzzleId, type PuzzleLine, type PuzzleState, puzzleOf } from '@astris/practice/puzzles';
import { Button, buttonClass } from '@astris/ui';
import Link from 'next/link';
import { useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';
import { LocalTable } from '@/practice/local-table';
import { useWorkerMatch } from '@/practice/use-worker-match';
import { LEARN, puzzleHref } from '@/site/links';
import { RuleButton } from './rule-button';
import { markSolved } from './solved';

const HINTS = ['hint1', 'hint2', 'hint3'] as const satisfies PuzzleLine[];

export interface PuzzlePlayProps {
  id: PuzzleId;
}

/** One puzzle at its table: the task in a band above it, hints one by one, and the reason once it is solved. */
export function PuzzlePlay({ id }: PuzzlePlayProps) {
  const t = useTranslations('learn');
  const puzzle = puzzleOf(id);
  const number = PUZZLES.indexOf(puzzle) + 1;
  const next = PUZZLES[number];
  const [state, setState] = useState<PuzzleState>('open');
  const [hint, setHint] = useState(0);
  const [failed, fail] = useState(false);
  const game = useWorkerMatch({
    lay: (worker) => worker.ask('puzzle', id),
    onNothing: () => fail(true),
    onPuzzle: setState,
  });
  useEffect(() => {
    if (state === 'solved') markSolved(id);
  }, [state, id]);

  const line: PuzzleLine = state === 'solved' ? 'explained' : (HINTS[hint - 1] ?? 'task');
  const again = () => game.match?.again((worker) => worker.ask('puzzle', id));
  if (failed)
    return (
      <main className="grid min-h-dvh place-items-center" role="alert">
        <Link className={buttonClass()} href={LEARN}>
          {t('puzzle.failed')}
        </Link>
      </main>
    );
  return (
    <LocalTable
      game={game}
      kind={t('puzzle.kind')}
      after={
        <Button size={48} onClick={again}>
          {t('puzzle.tryAgain')}
        </Button>
      }
      band={
        <section
          className={`band is-${state}`}
          aria-label={t('puzzle.label')}
          data-puzzle={id}
          data-puzzle-state={state}
        >
          <b className="band-name">{t('puzzle.numbered', { number, title: t(`puzzles.${id}.title`) })}</b>
          <p role="status">
            {state === 'missed' ? (
              t('puzzle.missed')
            ) : (
              <>
                {state === 'solved' ? (
                  <b>{t('puzzle.solved')} </b>
                ) : hint > 0 ? (
                  <b>{t('puzzle.hintNumber', { number: hint })} </b>
                ) : null}
                {t(`puzzles.${id}.${line}`, namesIn(puzzle, POOL))} <RuleButton rule={puzzle.rules[line]} />
              </>
            )}
          </p>
          <span className="band-buttons">
            {state === 'open' && (
              <Button size={28} data-hint={hint} onClick={() => setHint((now) => (now >= HINTS.length ? 0 : now + 1))}>
                {t(`puzzle.${hint === 0 ? 'hint' : hint < HINTS.length ? 'nextHint' : 'task'}`)}
              </Button>
            )}
            {state !== 'solved' && (
              <Button size={28} data-puzzle-again="" onClick={again}>
                {t(`puzzle.${state === 'missed' ? 'tryAgain' : 'startOver'}`)}
              </Button>
            )}
            {state === 'solved' && (
              <Link className={buttonClass({ size: 28 })} href={next ? puzzleHref(next.id) : LEARN} data-puzzle-next="">
                {t(`puzzle.${next ? 'next' : 'all'}`)}
              </Link>
            )}
            {state !== 'open' && (
              <Link className={buttonClass({ size: 28, variant: 'quiet' })} href={LEARN}>
                {t('puzzle.list')}
              </Link>
            )}
          </span>
        </section>
      }
    />
  );
}
