'use client';
import { Button, Field } from '@astris/ui';
import { errorSentence } from '@/client/refusals';
import { CardAdder } from './card-adder';
import { CopyButtons } from './copy-buttons';
import type { DeckCard } from './deck-cards';
import { copiesIn, entriesOf, groupsOf } from './deck-groups';
import { DeckRows } from './deck-rows';
import { Legality } from './legality';
import { PermanentSelect } from './permanent-select';
import { ReadForm } from './read-form';
import { type Draft, useDeckDraft } from './use-deck-draft';
import { type SavedVersion, Versions } from './versions';

export interface DeckEditorProps {
  deckId: string;
  saved: Draft;
  versions: readonly SavedVersion[];
  cards: readonly DeckCard[];
}

/** One's own deck: its cards on the left to add, its list on the right to change. */
export function DeckEditor({ deckId, saved, versions, cards }: DeckEditorProps) {
  const deck = useDeckDraft(deckId, saved);
  const { list, name } = deck.draft;
  const byId = new Map(cards.map((card) => [card.id, card]));
  const main = copiesIn(list.main);
  const sideboard = copiesIn(list.sideboard);
  return (
    <div className="grid items-start gap-x-10 gap-y-8 lg:grid-cols-[minmax(0,1fr)_400px]">
      <div className="min-w-0 max-lg:order-2">
        <CardAdder cards={cards} list={list} onAdd={(part, card) => deck.change(part, card, 1)} />
      </div>
      <section aria-label="Deck list" className="as-panel flex min-w-0 flex-col gap-4 p-5">
        <div className="flex flex-col gap-4">
          <Field label="Deck name" value={name} maxLength={60} onChange={(event) => deck.rename(event.target.value)} />
          <div className="flex flex-wrap items-center gap-3">
            <Button
              variant="primary"
              onClick={deck.save}
              disabled={deck.saving.isPending}
              refused={deck.isChanged ? undefined : 'Nothing has changed'}
            >
              Save
            </Button>
            <span role="status" className="text-sm text-fg-2">
              {deck.isChanged ? 'Not saved yet' : 'Saved'}
            </span>
          </div>
          {deck.saving.error && (
            <p role="alert" className="text-sm text-danger">
              {errorSentence(deck.saving.error)}
            </p>
          )}
        </div>
        <p className="text-sm">
          <b className="font-semibold">{main} cards</b>
          <span className="text-fg-2"> · sideboard {sideboard}</span>
        </p>
        {deck.problems && <Legality problems={deck.problems} />}
        <PermanentSelect
          label="Homeworld"
          type="Homeworld"
          cards={cards}
          value={list.homeworld}
          onChange={(homeworld) => deck.choose({ homeworld })}
        />
        <PermanentSelect
          label="Starter"
          type="Character"
          cards={cards.filter(({ id }) => id in list.main || id === list.starter)}
          value={list.starter}
          onChange={(starter) => deck.choose({ starter })}
        />
        <div>
          {groupsOf(list, byId).map((group) => (
            <DeckRows key={group.title} {...group} onChange={(card, more) => deck.change('main', card, more)} />
          ))}
          <DeckRows
            title="Sideboard"
            copies={sideboard}
            entries={entriesOf(list.sideboard, byId)}
            onChange={(card, more) => deck.change('sideboard', card, more)}
          />
        </div>
        <div className="border-t border-line pt-4">
          <CopyButtons list={list} />
        </div>
        <details className="border-t border-line pt-4 text-sm">
          <summary className="mb-3 cursor-pointer font-semibold">Replace with a pasted list</summary>
          <ReadForm action="Replace" onRead={deck.replace} />
        </details>
        <Versions versions={versions} onTake={deck.replace} />
      </section>
    </div>
  );
}
