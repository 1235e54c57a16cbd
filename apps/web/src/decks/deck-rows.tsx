import { IconButton } from '@astris/ui';
import { RichText } from '@astris/ui/cards';
import Link from 'next/link';
import { cardHref } from '@/site/links';
import type { Entry } from './deck-groups';

export interface DeckRowsProps {
  title: string;
  copies: number;
  entries: readonly Entry[];
  /** Gives the steppers; without it the list is only read. */
  onChange?: (card: string, more: number) => void;
}

/** A group of a deck list: copies, names, costs. */
export const DeckRows = ({ title, copies, entries, onChange }: DeckRowsProps) => (
  <section className="break-inside-avoid">
    <h3 className="flex justify-between pt-3 pb-1 font-ui text-xs font-medium text-fg-3">
      {title}
      <span>{copies}</span>
    </h3>
    <ul>
      {entries.map(({ card, copies: count }) => (
        <li key={card.id} className="deck-row" data-f={card.ink}>
          <span className="w-5 text-right font-medium text-fg-2">{count}</span>
          <span className="deck-spine" />
          <Link className="min-w-0 flex-1 py-1 hover:underline" href={cardHref(card.id)} prefetch={false}>
            {card.name}
          </Link>
          {onChange && (
            <span className="flex">
              <IconButton
                icon="minus"
                label={`One ${card.name} fewer`}
                size={28}
                onClick={() => onChange(card.id, -1)}
              />
              <IconButton icon="plus" label={`One ${card.name} more`} size={28} onClick={() => onChange(card.id, 1)} />
            </span>
          )}
          <span className="w-9 text-right text-sm text-fg-2">
            <RichText text={card.cost} size={13} />
          </span>
        </li>
      ))}
    </ul>
  </section>
);
