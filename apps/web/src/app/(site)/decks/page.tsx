import { RULESET } from '@astris/engine';
import { EmptyState } from '@astris/ui';
import type { Metadata } from 'next';
import Link from 'next/link';
import { FreshDecks } from '@/decks/fresh-decks';
import { EmptyDeckButton, ImportDeckButton } from '@/decks/new-deck';
import { OwnDecks } from '@/decks/own-decks';
import { StarterDecks } from '@/decks/starter-decks';
import { api } from '@/server/api';
import { viewer } from '@/server/session';
import { PageTitle } from '@/site/page-title';

export const metadata: Metadata = { title: 'Decks' };

const { deck } = RULESET;

export default async function DecksPage() {
  const caller = await api();
  const user = await viewer();
  const [starters, own] = await Promise.all([caller.decks.starters(), user ? caller.decks.mine() : []]);
  return (
    <>
      <FreshDecks />
      <PageTitle
        title="Decks"
        lead={`${deck.min} to ${deck.max} cards, a Homeworld, a Starter, and a sideboard of up to ${deck.sideboard}.`}
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
          My decks
        </h2>
        {own.length > 0 && <OwnDecks decks={own} />}
        {own.length === 0 && (
          <div className="as-panel">
            <EmptyState title="No deck of your own yet" icon="layers">
              {user ? (
                'Copy a starter deck and change it, or import a list.'
              ) : (
                <>
                  <Link className="as-card-link" href="/signin?next=/decks">
                    Sign in
                  </Link>{' '}
                  or play as a guest to keep decks. The starter decks need neither.
                </>
              )}
            </EmptyState>
          </div>
        )}
      </section>
      <section aria-labelledby="starters">
        <h2 id="starters">Starter decks</h2>
        <p className="mb-5 text-fg-2">Two of each faction, ready to play.</p>
        <StarterDecks decks={starters} canCopy={user !== null} />
      </section>
    </>
  );
}
