'use client';
import type { DeckList, DeckProblem } from '@astris/engine';
import { RULESET } from '@astris/engine';
import { useTranslations } from 'next-intl';
import { PeekName, PeekProvider } from './card-peek';
import { CurveFigure } from './curve-figure';
import { copiesIn, entriesOf, groupsOf } from './deck-groups';
import { DeckRows } from './deck-rows';
import { Legality } from './legality';
import { PaceFigure } from './pace-figure';
import { SampleHandButton } from './sample-hand';
import { ShareDeck } from './share-deck';

function Permanent({ title, card }: { title: string; card: string }) {
  const t = useTranslations('decks.page');
  return (
    <div>
      <dt className="text-fg-3">{title}</dt>
      <dd className="font-semibold">{card === '' ? t('noneYet') : <PeekName card={card} />}</dd>
    </div>
  );
}

/** A deck to read: its list, its figures, a hand to try, and the ways to take it along. */
export function DeckView({ list, problems }: { list: DeckList; problems: readonly DeckProblem[] }) {
  const t = useTranslations('decks');
  const sideboard = entriesOf(list.sideboard);
  const { min, max } = RULESET.deck;
  return (
    <PeekProvider>
      <div className="deck-view">
        <section aria-label={t('page.list')} className="as-panel p-5">
          <h2 className="as-sr">{t('page.list')}</h2>
          <dl className="mb-2 grid gap-x-8 gap-y-2 text-sm sm:grid-cols-2">
            <Permanent title={t('homeworld')} card={list.homeworld} />
            <Permanent title={t('starter')} card={list.starter} />
          </dl>
          <div className="gap-x-10 sm:columns-2">
            {groupsOf(list).map((group) => (
              <DeckRows key={group.type} {...group} title={t(`groups.${group.type}`)} />
            ))}
            {sideboard.length > 0 && (
              <DeckRows title={t('sideboard')} copies={copiesIn(list.sideboard)} entries={sideboard} />
            )}
          </div>
        </section>
        <aside aria-label={t('figures')} className="flex min-w-0 flex-col gap-6">
          <h2 className="as-sr">{t('figures')}</h2>
          <p>
            {t.rich('ofRangeWithSideboard', {
              count: copiesIn(list.main),
              min,
              max,
              sideboard: copiesIn(list.sideboard),
              b: (words) => <b className="font-semibold">{words}</b>,
              range: (words) => <span className="text-fg-2">{words}</span>,
            })}
          </p>
          <Legality problems={problems} />
          <div className="flex flex-wrap gap-2">
            <SampleHandButton list={list} />
            <ShareDeck list={list} />
          </div>
          <CurveFigure list={list} />
          <PaceFigure list={list} />
        </aside>
      </div>
    </PeekProvider>
  );
}
