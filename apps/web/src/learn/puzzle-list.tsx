'use client';
import type { PuzzleId } from '@astris/practice/puzzles';
import { Icon } from '@astris/ui';
import Link from 'next/link';
import { puzzleHref } from '@/site/links';
import { useSolved } from './solved';

export interface ListedPuzzle {
  id: PuzzleId;
  title: string;
  teaches: string;
}

/** The puzzles in their order; those that were solved in this browser carry a tick. */
export function PuzzleList({ puzzles }: { puzzles: readonly ListedPuzzle[] }) {
  const solved = useSolved();
  return (
    <>
      <p className="text-sm text-fg-3" role="status">
        {solved.length} of {puzzles.length} solved in this browser
      </p>
      <ol className="puzzle-list">
        {puzzles.map(({ id, title, teaches }, at) => {
          const isSolved = solved.includes(id);
          return (
            <li key={id} data-solved={isSolved}>
              <Link href={puzzleHref(id)}>
                <span className="puzzle-number">
                  {isSolved ? <Icon name="check" size={18} label="Solved" /> : at + 1}
                </span>
                <span>
                  <b>{title}</b>
                  <small>{teaches}</small>
                </span>
                <Icon name="chevron-right" size={18} />
              </Link>
            </li>
          );
        })}
      </ol>
    </>
  );
}
