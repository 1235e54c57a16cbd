import { PUZZLES } from '@astris/practice/puzzles';
import { buttonClass } from '@astris/ui';
import type { Metadata } from 'next';
import Link from 'next/link';
import { getTranslations } from 'next-intl/server';
import { PageMessages } from '@/i18n/page-messages';
import { PuzzleList } from '@/learn/puzzle-list';
import { FIRST_GAME, PRACTICE } from '@/site/links';
import { PageTitle } from '@/site/page-title';

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations('learn'))('title') };
}

/** Six puzzles, then a first game. */
export default async function LearnPage() {
  const t = await getTranslations('learn');
  return (
    <PageMessages of={['learn']}>
      <PageTitle title={t('title')} lead={t('lead')} />
      <div className="grid gap-8 lg:grid-cols-[1.25fr_1fr]">
        <section aria-labelledby="puzzles">
          <h2 id="puzzles" className="text-lg">
            {t('puzzlesTitle')}
          </h2>
          <PuzzleList puzzles={PUZZLES.map(({ id }) => id)} />
        </section>
        <section className="as-panel flex flex-col items-start gap-4 self-start p-5" aria-labelledby="first-game">
          <h2 id="first-game" className="text-lg">
            {t('firstGame.title')}
          </h2>
          <p className="text-fg-2">{t('firstGame.about')}</p>
          <Link className={buttonClass({ variant: 'primary', size: 48 })} href={FIRST_GAME}>
            {t('firstGame.play')}
          </Link>
          <p className="text-fg-2">
            {t.rich('firstGame.after', {
              practice: (words) => (
                <Link className="as-card-link" href={PRACTICE}>
                  {words}
                </Link>
              ),
              rules: (words) => (
                <Link className="as-card-link" href="/rules">
                  {words}
                </Link>
              ),
            })}
          </p>
        </section>
      </div>
    </PageMessages>
  );
}
