'use client';
import { chosen, LONGEST, mended, print, toggle, valuesOf } from '@astris/search';
import { search } from '@astris/search/cards';
import { Button, Chip, EmptyState } from '@astris/ui';
import { useTranslations } from 'next-intl';
import { useDeferredValue, useId, useMemo, useRef, useState } from 'react';
import { cardIndex } from '@/catalog/find';
import { SearchField } from '@/catalog/search-field';
import { useCompletions } from '@/catalog/use-completions';
import { AdderRow } from './adder-row';
import { MAIN_TYPES } from './deck-cards';
import { HomeworldChoice } from './homeworld-choice';
import type { EditedDeck } from './use-deck';

/** How many cards are shown at first, and how many more at a press. */
const SHOWN = 30;

/** All cards that a deck may hold, by the catalog's grammar, with what the deck has of each. */
export function CardAdder({ deck }: { deck: EditedDeck }) {
  const t = useTranslations('decks');
  const words = useTranslations('catalog');
  const kinds = useTranslations('cards.types');
  const { list, legality } = deck;
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const rows = useRef<HTMLUListElement>(null);
  const [text, setText] = useState('');
  const [onlyLegal, setOnlyLegal] = useState(true);
  const [most, setMost] = useState(SHOWN);
  const index = cardIndex();
  const { vocabulary } = index;
  const type = (next: string) => {
    setText(next);
    setMost(SHOWN);
  };
  const completing = useCompletions(field, text, vocabulary, type);
  const asked = useDeferredValue(text);
  const found = useMemo(() => search(index, asked), [index, asked]);
  const cards = useMemo(
    () =>
      found.cards.filter(
        ({ id: card, type: kind }) =>
          kind !== 'Homeworld' && (!onlyLegal || list.main[card] || list.sideboard[card] || legality.mayBeAdded(card)),
      ),
    [found, onlyLegal, list, legality],
  );
  const shown = cards.slice(0, most);
  const types = valuesOf('type', vocabulary);
  const { query } = found;
  const on = chosen(query.tree, 'type', vocabulary);
  const press = (name: string) => {
    const value = types.find((one) => one.name === name);
    if (value) type(print(toggle(query.tree, 'type', value, vocabulary)).slice(0, LONGEST));
  };
  const focusRow = (at: number) => rows.current?.querySelectorAll<HTMLElement>('.adder-row .peek-name')[at]?.focus();

  return (
    <section aria-labelledby={`${id}-title`} className="adder">
      <h2 id={`${id}-title`} className="as-sr">
        {t('editor.panes.add')}
      </h2>
      {list.homeworld === '' && <HomeworldChoice onChoose={(homeworld) => deck.choose({ homeworld })} />}
      <search>
        <SearchField
          id={`${id}-q`}
          text={text}
          completing={completing}
          field={field}
          onType={type}
          onKey={(event) => {
            if (event.key !== 'ArrowDown' && event.key !== 'Enter') return;
            event.preventDefault();
            focusRow(0);
          }}
        />
      </search>
      <div className="adder-filters">
        {MAIN_TYPES.map((name) => (
          <Chip key={name} pressed={on.some((one) => one.name === name)} onClick={() => press(name)}>
            {kinds(name)}
          </Chip>
        ))}
        <label className="adder-legal">
          <input
            type="checkbox"
            className="check"
            checked={onlyLegal}
            onChange={(event) => setOnlyLegal(event.target.checked)}
          />
          {t('adder.onlyLegal')}
        </label>
      </div>
      <p className="adder-summary">
        <b role="status">{t('cardCount', { count: cards.length })}</b>
        <span className="max-lg:hidden">
          {t.rich('adder.keys', { k: (key) => <kbd className="as-kbd">{key}</kbd> })}
        </span>
      </p>
      {query.problems.map((problem) => (
        <p key={`${problem.place.from} ${problem.why}`} className="text-sm text-warn">
          {words.rich('summary.problem', {
            typed: () => <b className="font-semibold">{problem.typed}</b>,
            why: problem.why,
          })}{' '}
          {problem.instead &&
            words.rich('summary.instead', {
              instead: problem.instead,
              mend: (instead) => (
                <button type="button" className="as-card-link" onClick={() => type(mended(query.text, problem))}>
                  {instead}
                </button>
              ),
            })}
        </p>
      ))}
      {shown.length === 0 && (
        <EmptyState
          title={words('results.none')}
          icon="search"
          actions={
            <>
              <Button onClick={() => type('')}>{words('results.showAll')}</Button>
              {onlyLegal && <Button onClick={() => setOnlyLegal(false)}>{t('adder.showIllegal')}</Button>}
            </>
          }
        />
      )}
      <ul ref={rows} className="adder-rows" aria-label={words('results.title')}>
        {shown.map((card, at) => (
          <AdderRow
            key={card.id}
            card={card}
            deck={deck}
            onLeave={(by) => (at + by < 0 ? field.current?.focus() : focusRow(at + by))}
          />
        ))}
      </ul>
      {cards.length > most && (
        <Button className="mt-4 w-full" onClick={() => setMost(most + SHOWN)}>
          {t('adder.more', { left: cards.length - most })}
        </Button>
      )}
    </section>
  );
}
