import type { DeckList } from '@astris/engine';
import { DECK_CARDS } from './deck-cards';
import { copiesIn, entriesOf, groupsOf } from './deck-groups';
import { DeckRows } from './deck-rows';

const CARDS_BY_ID = new Map(DECK_CARDS.map((card) => [card.id, card]));
const nameOf = (id: string): string => CARDS_BY_ID.get(id)?.name ?? id;

/** A deck list to read. */
export function DeckView({ list }: { list: DeckList }) {
  const sideboard = entriesOf(list.sideboard, CARDS_BY_ID);
  return (
    <>
      <dl className="mb-2 grid gap-x-8 gap-y-2 text-sm sm:grid-cols-2">
        <div>
          <dt className="text-fg-3">Homeworld</dt>
          <dd className="font-semibold">{nameOf(list.homeworld)}</dd>
        </div>
        <div>
          <dt className="text-fg-3">Starter</dt>
          <dd className="font-semibold">{nameOf(list.starter)}</dd>
        </div>
      </dl>
      <div className="gap-x-10 sm:columns-2">
        {groupsOf(list, CARDS_BY_ID).map((group) => (
          <DeckRows key={group.title} {...group} />
        ))}
        {sideboard.length > 0 && <DeckRows title="Sideboard" copies={copiesIn(list.sideboard)} entries={sideboard} />}
      </div>
    </>
  );
}
