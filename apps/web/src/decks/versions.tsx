'use client';
import { changesBetween, isUnchanged } from '@astris/decks';
import type { DeckList } from '@astris/engine';
import { Button, Spinner } from '@astris/ui';
import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useEffect } from 'react';
import { useTRPC } from '@/client/trpc';
import { Ago } from '@/site/time';
import { cardName } from './deck-cards';
import type { EditedDeck } from './use-deck';

/** What changed from one list to the next, card by card. */
function Changes({ before, now }: { before: DeckList; now: DeckList }) {
  const t = useTranslations('decks.versions');
  const changes = changesBetween(before, now);
  if (isUnchanged(changes)) return <p className="text-fg-3">{t('same')}</p>;
  const { homeworld, starter, copies } = changes;
  const sorted = [...copies].sort((a, b) => b.by - a.by || cardName(a.card).localeCompare(cardName(b.card), 'en'));
  return (
    <ul className="version-changes">
      {homeworld !== undefined && (
        <li>{t('homeworld', { name: homeworld === '' ? t('none') : cardName(homeworld) })}</li>
      )}
      {starter !== undefined && <li>{t('starter', { name: starter === '' ? t('none') : cardName(starter) })}</li>}
      {sorted.map(({ card, part, by }) => (
        <li key={`${part} ${card}`}>
          <b className={by > 0 ? 'text-good' : 'text-danger'}>{by > 0 ? `+${by}` : `−${-by}`}</b> {cardName(card)}
          {part === 'sideboard' && <span className="text-fg-3"> {t('inSideboard')}</span>}
        </li>
      ))}
    </ul>
  );
}

/** Every version of a deck with what it changed. Restoring one makes a new version of its list. */
export function Versions({ deck }: { deck: EditedDeck }) {
  const t = useTranslations('decks.versions');
  const trpc = useTRPC();
  const { data, refetch } = useQuery(trpc.decks.get.queryOptions({ deckId: deck.deckId }));
  const { saving } = deck;
  useEffect(() => {
    if (saving === 'saved') void refetch();
  }, [saving, refetch]);
  if (!data) return <Spinner label={t('reading')} />;
  const { versions } = data;
  return (
    <ol className="versions" aria-label={t('label')}>
      {versions.map((version, at) => {
        const before = versions[at + 1];
        return (
          <li key={version.versionId}>
            <div className="flex items-center gap-3">
              <h3>
                {t('version', { version: version.version })}
                {at === 0 && <small> {t('newest')}</small>}
              </h3>
              <span className="flex-1 text-fg-3">
                <Ago at={version.createdAt} />
              </span>
              {at > 0 && (
                <Button size={28} icon="history" onClick={() => deck.replace(version.list)}>
                  {t.rich('restore', {
                    version: version.version,
                    hidden: (words) => <span className="as-sr">{words}</span>,
                  })}
                </Button>
              )}
            </div>
            {before ? <Changes before={before.list} now={version.list} /> : <p className="text-fg-3">{t('first')}</p>}
          </li>
        );
      })}
    </ol>
  );
}
