'use client';
import { POOL } from '@astris/cards';
import { PUZZLES, type PuzzleId, type PuzzleState, puzzleOf, wordsOf } from '@astris/practice/puzzles';
import { Button, buttonClass } from '@astris/ui';
import Link from 'next/link';
import { useEffect, useState } from 'react';
import { LocalTable } from '@/practice/local-table';
import { useWorkerMatch } from '@/practice/use-worker-match';
import { LEARN, puzzleHref } from '@/site/links';
import { RuleButton } from './rule-button';
import { markSolved } from './solved';

export interface PuzzlePlayProps {
  id: PuzzleId;
}

/** One puzzle at its table: the task in a band above it, hints one by one, and the reason once it is solved. */
export function PuzzlePlay({ id }: PuzzlePlayProps) {
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

  const line =
    state === 'solved' ? puzzle.explained : hint === 0 ? puzzle.task : (puzzle.hints[hint - 1] ?? puzzle.task);
  const { says, rule } = wordsOf(line, puzzle, POOL);
  const again = () => game.match?.again((worker) => worker.ask('puzzle', id));
  if (failed)
    return (
      <main className="grid min-h-dvh place-items-center" role="alert">
        <Link className={buttonClass()} href={LEARN}>
          This puzzle can’t be laid out. Back to the list
        </Link>
      </main>
    );
  return (
    <LocalTable
      game={game}
      kind="puzzle"
      after={
        <Button size={48} onClick={again}>
          Try again
        </Button>
      }
      band={
        <section className={`band is-${state}`} aria-label="Puzzle" data-puzzle={id} data-puzzle-state={state}>
          <b className="band-name">
            {number}. {puzzle.title}
          </b>
          <p role="status">
            {state === 'missed' ? (
              'Your Action Phase is over, and it was not reached. Nothing is lost: try another way.'
            ) : (
              <>
                {state === 'solved' ? <b>Solved. </b> : hint > 0 ? <b>Hint {hint}: </b> : null}
                {says} <RuleButton rule={rule} />
              </>
            )}
          </p>
          <span className="band-buttons">
            {state === 'open' && (
              <Button
                size={28}
                data-hint={hint}
                onClick={() => setHint((now) => (now >= puzzle.hints.length ? 0 : now + 1))}
              >
                {hint === 0 ? 'Hint' : hint < puzzle.hints.length ? 'Next hint' : 'The task'}
              </Button>
            )}
            {state !== 'solved' && (
              <Button size={28} data-puzzle-again="" onClick={again}>
                {state === 'missed' ? 'Try again' : 'Start over'}
              </Button>
            )}
            {state === 'solved' && (
              <Link className={buttonClass({ size: 28 })} href={next ? puzzleHref(next.id) : LEARN} data-puzzle-next="">
                {next ? 'Next puzzle' : 'All puzzles'}
              </Link>
            )}
            {state !== 'open' && (
              <Link className={buttonClass({ size: 28, variant: 'quiet' })} href={LEARN}>
                List
              </Link>
            )}
          </span>
        </section>
      }
    />
  );
}
