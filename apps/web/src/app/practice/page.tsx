import '@astris/ui/table/styles/index.css';
import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { PageMessages, TABLE } from '@/i18n/page-messages';
import { PracticeStage } from '@/practice/practice-stage';
import { StartForm } from '@/practice/start-form';
import { practiceDecks } from '@/server/decks';
import { Frame } from '@/site/frame';
import { PageTitle } from '@/site/page-title';

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations('practice'))('title') };
}

/** A game against a bot that runs in the browser alone. */
export default async function PracticePage() {
  const t = await getTranslations('practice');
  return (
    <PageMessages of={[...TABLE, 'decks', 'lobby', 'match', 'practice']}>
      <PracticeStage>
        <Frame>
          <PageTitle title={t('title')} lead={t('lead')} />
          <StartForm decks={await practiceDecks()} />
        </Frame>
      </PracticeStage>
    </PageMessages>
  );
}
