import '@astris/ui/table/styles/index.css';
import { STARTER_DECKS } from '@astris/cards';
import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { PageMessages, TABLE } from '@/i18n/page-messages';
import { FirstGameStage } from '@/learn/first-game-stage';

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations('learn.firstGame'))('title') };
}

/** A practice game in which a coach says what comes up for the first time. */
export default function FirstGamePage() {
  const [mine, theirs] = STARTER_DECKS.map(({ name, list }) => ({ name, list }));
  if (!mine || !theirs) notFound();
  return (
    <PageMessages of={[...TABLE, 'learn', 'match', 'practice']}>
      <FirstGameStage setup={{ bot: 'recruit', mine, theirs }} />
    </PageMessages>
  );
}
