import { EmptyState } from '@astris/ui';
import { useTranslations } from 'next-intl';
import { DECK_CARDS } from './deck-cards';
import { copiesIn, entriesOf, groupsOf, type Part } from './deck-groups';
import { DeckRows } from './deck-rows';
import { PermanentSelect } from './permanent-select';
import { problemWithRule, refusalOf } from './problem-sentence';
import type { EditedDeck } from './use-deck';

/** The list that is edited: Homeworld, Starter, main deck by type, sideboard. */
export function DeckPane({ deck }: { deck: EditedDeck }) {
  const t = useTranslations('decks');
  const { list, legality } = deck;
  const wrong = (card: string) => {
    const about = legality.problems.filter((problem) => problem.card === card);
    return about.length === 0 ? undefined : about.map(problemWithRule).join(' ');
  };
  const edit = (part: Part) => ({
    part,
    wrong,
    refused: (card: string) => ({
      more: refusalOf(legality.againstAdding(part, card)),
      move: refusalOf(legality.againstMoving(part, card)),
    }),
    change: (card: string, more: number) => deck.change(part, card, more),
    move: (card: string) => deck.move(part, card),
  });
  const starters = DECK_CARDS.filter(
    ({ id, type }) => type === 'Character' && (id === list.starter || !legality.againstStarter(id)),
  );
  const groups = groupsOf(list);
  const sideboard = entriesOf(list.sideboard);
  return (
    <div className="deck-pane">
      <div className="grid gap-3 sm:grid-cols-2">
        <PermanentSelect
          label={t('homeworld')}
          cards={DECK_CARDS.filter(({ type }) => type === 'Homeworld')}
          value={list.homeworld}
          onChange={(homeworld) => deck.choose({ homeworld })}
        />
        <PermanentSelect
          label={t('starter')}
          cards={starters}
          value={list.starter}
          onChange={(starter) => deck.choose({ starter })}
        />
      </div>
      {groups.length === 0 && sideboard.length === 0 && (
        <EmptyState title={t('editor.noCard')} icon="layers">
          {t('editor.noCardHint')}
        </EmptyState>
      )}
      {groups.map((group) => (
        <DeckRows key={group.type} {...group} title={t(`groups.${group.type}`)} edit={edit('main')} />
      ))}
      {sideboard.length > 0 && (
        <div className="deck-sideboard">
          <DeckRows
            title={t('sideboard')}
            copies={copiesIn(list.sideboard)}
            entries={sideboard}
            edit={edit('sideboard')}
          />
        </div>
      )}
    </div>
  );
}
