'use client';
import { useTranslations } from 'next-intl';
import { useId } from 'react';
import type { DeckOption } from './deck-options';

export interface DeckSelectProps {
  options: readonly DeckOption[];
  value: string;
  onChange: (value: string) => void;
  /** "Deck" where there is no other. */
  label?: string;
  /** What the deck is for, where that is not plain. */
  hint?: string;
}

/** The deck to play; those that are not legal can't be chosen and say so. */
export function DeckSelect({ options, value, onChange, label, hint }: DeckSelectProps) {
  const t = useTranslations('lobby');
  const id = useId();
  const groups = (['own', 'starter'] as const).filter((group) => options.some((one) => one.group === group));
  return (
    <div className="as-field">
      <label className="as-field-label" htmlFor={id}>
        {label ?? t('deck')}
      </label>
      <select
        id={id}
        className="as-input"
        aria-describedby={hint ? `${id}-hint` : undefined}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      >
        {groups.map((group) => (
          <optgroup key={group} label={t(`deckGroups.${group}`)}>
            {options
              .filter((one) => one.group === group)
              .map((one) => (
                <option key={one.value} value={one.value} disabled={!one.legal} translate="no">
                  {one.legal ? one.name : t('notLegal', { deck: one.name })}
                </option>
              ))}
          </optgroup>
        ))}
      </select>
      {hint && (
        <p id={`${id}-hint`} className="text-sm text-fg-3">
          {hint}
        </p>
      )}
    </div>
  );
}
