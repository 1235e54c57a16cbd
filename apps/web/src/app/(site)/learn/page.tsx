import { PUZZLES } from '@astris/practice/puzzles';
import { buttonClass } from '@astris/ui';
import type { Metadata } from 'next';
import Link from 'next/link';
import { PuzzleList } from '@/learn/puzzle-list';
import { FIRST_GAME, PRACTICE } from '@/site/links';
import { PageTitle } from '@/site/page-title';

export const metadata: Metadata = { title: 'Learn' };

/** Six puzzles, then a first game. */
export default function LearnPage() {
  const puzzles = PUZZLES.map(({ id, title, teaches }) => ({ id, title, teaches }));
  return (
    <>
      <PageTitle
        title="Learn"
        lead="Six short puzzles from games that were played, then a first game with a coach. No account needed."
      />
      <div className="grid gap-8 lg:grid-cols-[1.25fr_1fr]">
        <section aria-labelledby="puzzles">
          <h2 id="puzzles" className="text-lg">
            Puzzles
          </h2>
          <PuzzleList puzzles={puzzles} />
        </section>
        <section className="as-panel flex flex-col items-start gap-4 self-start p-5" aria-labelledby="first-game">
          <h2 id="first-game" className="text-lg">
            A first game
          </h2>
          <p className="text-fg-2">
            A whole game against the Recruit. A coach says one sentence when something comes up for the first time, and
            leaves every decision to you.
          </p>
          <Link className={buttonClass({ variant: 'primary', size: 48 })} href={FIRST_GAME}>
            Play a first game
          </Link>
          <p className="text-fg-2">
            Done with that?{' '}
            <Link className="as-card-link" href={PRACTICE}>
              Practice
            </Link>{' '}
            has every deck and both bots. The{' '}
            <Link className="as-card-link" href="/rules">
              rulebook
            </Link>{' '}
            has every rule.
          </p>
        </section>
      </div>
    </>
  );
}
