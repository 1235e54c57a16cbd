'use client';
import type { DeckList } from '@astris/engine';
import { CARD_TYPES, fold } from '@astris/engine/language';
import { Button, Chip, EmptyState, Field } from '@astris/ui';
import { RichText } from '@astris/ui/cards';
import Link from 'next/link';
import { useState } from 'react';
import { cardHref } from '@/site/links';
import type { DeckCard } from './deck-cards';
import type { Part } from './deck-groups';

export interface CardAdderProps {
  cards: readonly DeckCard[];
  list: DeckList;
  onAdd: (part: Part, card: string) => void;
}

const TYPES = CARD_TYPES.filter((type) => type !== 'Homeworld');

/** All cards that a deck may hold, narrowed by name and type. */
export function CardAdder({ cards, list, onAdd }: CardAdderProps) {
  const [text, setText] = useState('');
  const [type, setType] = useState<string | null>(null);
  const wanted = fold(text);
  const shown = cards.filter(
    (card) =>
      card.type !== 'Homeworld' &&
      (type === null || card.type === type) &&
      (wanted === '' || fold(card.name).includes(wanted)),
  );
  return (
    <section aria-labelledby="add">
      <h2 id="add" className="mb-3">
        Add cards
      </h2>
      <Field label="Find by name" type="search" value={text} onChange={(event) => setText(event.target.value)} />
      <div className="mt-3 flex flex-wrap gap-2">
        {TYPES.map((one) => (
          <Chip key={one} pressed={one === type} onClick={() => setType(one === type ? null : one)}>
            {one}
          </Chip>
        ))}
      </div>
      {shown.length === 0 && <EmptyState title="No card fits" icon="search" />}
      <ul className="mt-4 divide-y divide-line border-y border-line">
        {shown.map((card) => (
          <li key={card.id} className="flex flex-wrap items-center gap-x-3 gap-y-1 py-2" data-f={card.ink}>
            <span className="deck-spine" />
            <span className="min-w-0 flex-1 basis-48">
              <Link className="hover:underline" href={cardHref(card.id)} prefetch={false}>
                {card.name}
              </Link>
              <span className="block text-sm text-fg-3">
                {card.type} · <RichText text={card.cost} size={12} />
              </span>
            </span>
            <span className="text-sm whitespace-nowrap text-fg-2">
              {list.main[card.id] ?? 0} + {list.sideboard[card.id] ?? 0}
              <span className="as-sr"> in the sideboard</span>
            </span>
            <span className="flex gap-1">
              <Button size={28} icon="plus" onClick={() => onAdd('main', card.id)}>
                Deck<span className="as-sr">, add {card.name}</span>
              </Button>
              <Button size={28} icon="plus" variant="quiet" onClick={() => onAdd('sideboard', card.id)}>
                Side<span className="as-sr">board, add {card.name}</span>
              </Button>
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
