'use client';
import type { PuzzleId } from '@astris/practice/puzzles';
import { Icon } from '@astris/ui';
import Link from 'next/link';
import { useTranslations } from 'next-intl';
import { puzzleHref } from '@/site/links';
import { useSolved } from './solved';

/** The puzzles in their order; those that were solved in this browser carry a tick. */
export function PuzzleList({ puzzles }: { puzzles: readonly PuzzleId[] }) {
  const t = useTranslations('learn');
  const solved = useSolved();
  return (
    <>
      <p className="text-sm text-fg-3" role="status">
        {t('solvedOf', { solved: solved.length, puzzles: puzzles.length })}
      </p>
      <ol className="puzzle-list">
        {puzzles.map((id, at) => {
          const isSolved = solved.includes(id);
          return (
            <li key={id} data-solved={isSolved}>
              <Link href={puzzleHref(id)}>
                <span className="puzzle-number">
                  {isSolved ? <Icon name="check" size={18} label={t('solved')} /> : at + 1}
                </span>
                <span>
                  <b>{t(`puzzles.${id}.title`)}</b>
                  <small>{t(`puzzles.${id}.teaches`)}</small>
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
