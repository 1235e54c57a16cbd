import { Icon, IconButton, toast } from '@astris/ui';
import { RichText } from '@astris/ui/cards';
import { useTranslations } from 'next-intl';
import { PeekName } from './card-peek';
import { CopiesStepper } from './copies-stepper';
import type { Entry, Part } from './deck-groups';

export interface DeckRowsProps {
  title: string;
  copies: number;
  entries: readonly Entry[];
  /** Gives the steppers and the way to the other part; without it the list is only read. */
  edit?: {
    part: Part;
    /** What is wrong with a card, as sentences. */
    wrong: (card: string) => string | undefined;
    /** Why there can't be one more of a card, or one in the other part. */
    refused: (card: string) => { more: string | undefined; move: string | undefined };
    change: (card: string, more: number) => void;
    move: (card: string) => void;
  };
}

/** A group of a deck list: copies, names, costs. */
export function DeckRows({ title, copies, entries, edit }: DeckRowsProps) {
  const t = useTranslations('decks.editor');
  return (
    <section className="break-inside-avoid">
      <h3 className="deck-group">
        {title}
        <span>{copies}</span>
      </h3>
      <ul>
        {entries.map(({ card, copies: count }) => {
          const wrong = edit?.wrong(card.id);
          const refused = edit?.refused(card.id);
          return (
            <li key={card.id} className="deck-row" data-f={card.ink}>
              {edit ? (
                <CopiesStepper
                  name={card.name}
                  where={edit.part}
                  copies={count}
                  refused={refused?.more}
                  onChange={(more) => edit.change(card.id, more)}
                />
              ) : (
                <span className="w-5 text-right font-medium text-fg-2">{count}</span>
              )}
              <span className="deck-spine" />
              <span className="deck-row-name">
                <PeekName card={card.id}>{card.name}</PeekName>
                {wrong && (
                  <span title={wrong}>
                    <Icon name="triangle-alert" size={14} label={wrong} className="text-warn" />
                  </span>
                )}
              </span>
              <span className="deck-row-cost">
                <RichText text={card.cost} size={13} />
              </span>
              {edit && (
                <IconButton
                  icon={edit.part === 'main' ? 'arrow-down' : 'arrow-up'}
                  size={28}
                  refused={refused?.move}
                  onRefused={toast}
                  label={t(edit.part === 'main' ? 'toSideboard' : 'toMain', { name: card.name })}
                  onClick={() => edit.move(card.id)}
                />
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
