import '@astris/ui/table/styles/index.css';
import type { Metadata } from 'next';
import { PageMessages, TABLE } from '@/i18n/page-messages';
import { PracticeStage } from '@/practice/practice-stage';
import { StartForm } from '@/practice/start-form';
import { practiceDecks } from '@/server/decks';
import { Frame } from '@/site/frame';
import { PageTitle } from '@/site/page-title';

export const metadata: Metadata = { title: 'Practice' };

/** A game against a bot that runs in the browser alone. */
export default async function PracticePage() {
  return (
    <PageMessages of={TABLE}>
      <PracticeStage>
        <Frame>
          <PageTitle
            title="Practice"
            lead="Against a bot, in your own browser: no account, no clock, and no connection once the page is here."
          />
          <StartForm decks={await practiceDecks()} />
        </Frame>
      </PracticeStage>
    </PageMessages>
  );
}
