'use client';
import { useTranslations } from 'next-intl';
import { useId } from 'react';
import type { DeckCard } from './deck-cards';

export interface PermanentSelectProps {
  label: string;
  cards: readonly DeckCard[];
  value: string;
  onChange: (card: string) => void;
}

/** The card that a game begins with: the Homeworld, or the starter. */
export function PermanentSelect({ label, cards, value, onChange }: PermanentSelectProps) {
  const t = useTranslations('decks.editor');
  const id = useId();
  return (
    <div className="as-field">
      <label className="as-field-label" htmlFor={id}>
        {label}
      </label>
      <select id={id} className="as-input" value={value} onChange={(event) => onChange(event.target.value)}>
        <option value="">{t('chooseOne')}</option>
        {cards.map((card) => (
          <option key={card.id} value={card.id}>
            {card.name}
          </option>
        ))}
      </select>
    </div>
  );
}
