import '@astris/ui/table/styles/index.css';
import { isPuzzleId } from '@astris/practice/puzzles';
import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { PageMessages, TABLE } from '@/i18n/page-messages';
import { PuzzleStage } from '@/learn/puzzle-stage';
import type { PageProps } from '@/site/page-props';

type Props = PageProps<{ puzzle: string }>;

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { puzzle } = await params;
  const t = await getTranslations('learn');
  return { title: isPuzzleId(puzzle) ? t(`puzzles.${puzzle}.title`) : t('puzzle.label') };
}

/** One puzzle at its table. */
export default async function PuzzlePage({ params }: Props) {
  const { puzzle } = await params;
  if (!isPuzzleId(puzzle)) notFound();
  return (
    <PageMessages of={[...TABLE, 'learn', 'match', 'practice']}>
      <PuzzleStage key={puzzle} id={puzzle} />
    </PageMessages>
  );
}
