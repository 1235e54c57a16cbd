import { RULESET } from '@astris/engine';
import { EmptyState } from '@astris/ui';
import type { Metadata } from 'next';
import Link from 'next/link';
import { getTranslations } from 'next-intl/server';
import { FreshDecks } from '@/decks/fresh-decks';
import { EmptyDeckButton, ImportDeckButton } from '@/decks/new-deck';
import { OwnDecks } from '@/decks/own-decks';
import { StarterDecks } from '@/decks/starter-decks';
import { PageMessages } from '@/i18n/page-messages';
import { api } from '@/server/api';
import { viewer } from '@/server/session';
import { PageTitle } from '@/site/page-title';

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations('decks'))('title') };
}

const { deck } = RULESET;

export default async function DecksPage() {
  const t = await getTranslations('decks');
  const caller = await api();
  const user = await viewer();
  const [starters, own] = await Promise.all([caller.decks.starters(), user ? caller.decks.mine() : []]);
  return (
    <PageMessages of={['decks']}>
      <FreshDecks />
      <PageTitle
        title={t('title')}
        lead={t('lead', { min: deck.min, max: deck.max, sideboard: deck.sideboard })}
        actions={
          user && (
            <>
              <ImportDeckButton />
              <EmptyDeckButton />
            </>
          )
        }
      />
      <section aria-labelledby="own" className="mb-10">
        <h2 id="own" className="mb-3">
          {t('list.own')}
        </h2>
        {own.length > 0 && <OwnDecks decks={own} />}
        {own.length === 0 && (
          <div className="as-panel">
            <EmptyState title={t('list.noneTitle')} icon="layers">
              {user
                ? t('list.none')
                : t.rich('list.noneSignedOut', {
                    signIn: (words) => (
                      <Link className="as-card-link" href="/signin?next=/decks">
                        {words}
                      </Link>
                    ),
                  })}
            </EmptyState>
          </div>
        )}
      </section>
      <section aria-labelledby="starters">
        <h2 id="starters">{t('list.starters')}</h2>
        <p className="mb-5 text-fg-2">{t('list.startersLead')}</p>
        <StarterDecks decks={starters} canCopy={user !== null} />
      </section>
    </PageMessages>
  );
}
