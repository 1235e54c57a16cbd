import { artFile } from '@astris/art/files';
import type { Card } from '@astris/engine/language';
import { toast } from '@astris/ui';
import { Cost, faceOf, typeWords } from '@astris/ui/cards';
import { useTranslations } from 'next-intl';
import type { KeyboardEvent } from 'react';
import { PeekName, usePeek } from './card-peek';
import { CopiesStepper } from './copies-stepper';
import { refusalOf } from './problem-sentence';
import type { EditedDeck } from './use-deck';

export interface AdderRowProps {
  card: Card;
  deck: EditedDeck;
  /** The arrows leave the row, up (-1) or down (1). */
  onLeave(by: -1 | 1): void;
}

/** A card that may be added: what the deck and the sideboard have of it, and one fewer and one more of each. */
export function AdderRow({ card, deck, onLeave }: AdderRowProps) {
  const t = useTranslations('decks');
  const { list, legality } = deck;
  const { show } = usePeek();
  const cards = useTranslations('cards');
  const view = faceOf(card);
  const why = (part: 'main' | 'sideboard') => refusalOf(legality.againstAdding(part, card.id));
  const [inDeck, inSide] = [why('main'), why('sideboard')];
  const add = (part: 'main' | 'sideboard', refused: string | undefined) =>
    refused === undefined ? deck.change(part, card.id, 1) : toast(refused);
  const keys = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const more = () => add('main', inDeck);
    const change: Record<string, () => void> = {
      '+': more,
      '=': more,
      '-': () => deck.change('main', card.id, -1),
      s: () => add('sideboard', inSide),
      ArrowDown: () => onLeave(1),
      ArrowUp: () => onLeave(-1),
    };
    const act = change[event.key.length === 1 ? event.key.toLowerCase() : event.key];
    if (!act) return;
    event.preventDefault();
    act();
  };
  return (
    <li
      className="adder-row"
      data-f={view.ink}
      data-refused={inDeck && inSide ? true : undefined}
      onKeyDown={keys}
      onPointerEnter={() => show(card.id)}
    >
      <img src={artFile(card.id, 'front', 'small')} alt="" loading="lazy" width={40} height={56} />
      <span className="adder-words">
        <PeekName card={card.id} />
        <span className="adder-type">
          {typeWords(view, cards)}
          {view.drives.length > 0 && ` · ${view.drives.join(', ')}`}
        </span>
      </span>
      {view.cost && <Cost cost={view.cost} size={22} />}
      <span className="adder-steppers">
        <span>
          <span className="adder-label" aria-hidden="true">
            {t('deck')}
          </span>
          <CopiesStepper
            name={card.name}
            copies={list.main[card.id] ?? 0}
            refused={inDeck}
            onChange={(more) => deck.change('main', card.id, more)}
          />
        </span>
        <span>
          <span className="adder-label" aria-hidden="true">
            {t('adder.side')}
          </span>
          <CopiesStepper
            name={card.name}
            where="sideboard"
            copies={list.sideboard[card.id] ?? 0}
            refused={inSide}
            onChange={(more) => deck.change('sideboard', card.id, more)}
          />
        </span>
      </span>
    </li>
  );
}
