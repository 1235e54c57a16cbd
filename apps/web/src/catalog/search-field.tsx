'use client';
import { LONGEST } from '@astris/search';
import { Icon } from '@astris/ui';
import Link from 'next/link';
import { useTranslations } from 'next-intl';
import { type KeyboardEvent as ReactKeyboardEvent, type RefObject, useEffect } from 'react';
import type { Completing } from './use-completions';

export interface SearchFieldProps {
  id: string;
  /** The name under which a form without scripts sends the query. */
  name?: string;
  text: string;
  completing: Completing;
  field: RefObject<HTMLInputElement | null>;
  onType(text: string): void;
  /** The query is typed to its end. */
  onDone?(): void;
  /** Keys that the list of completions has no use for. */
  onKey?(event: ReactKeyboardEvent): void;
}

const isTyping = ({ target }: KeyboardEvent): boolean =>
  target instanceof HTMLElement && (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName));

/** The field of a query of cards, with what may come next. The key `/` leads here. */
export function SearchField({ id, name, text, completing, field, onType, onDone, onKey }: SearchFieldProps) {
  const t = useTranslations('catalog');
  const { options, active, look, onKeyDown, accept, close } = completing;
  const isOpen = options.length > 0;
  useEffect(() => {
    const focus = (event: KeyboardEvent) => {
      if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey || isTyping(event)) return;
      if (document.documentElement.dataset.keys === 'off') return;
      event.preventDefault();
      field.current?.focus();
      field.current?.select();
    };
    window.addEventListener('keydown', focus);
    return () => window.removeEventListener('keydown', focus);
  }, [field]);
  return (
    <div className="search-field">
      <Icon name="search" size={18} />
      <label htmlFor={id} className="as-sr">
        {t('search.label')}
      </label>
      <input
        ref={field}
        id={id}
        className="as-input"
        type="search"
        name={name}
        value={text}
        maxLength={LONGEST}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        placeholder={t('search.placeholder')}
        aria-keyshortcuts="/"
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={isOpen}
        aria-controls={`${id}-options`}
        aria-activedescendant={active < 0 ? undefined : `${id}-option-${active}`}
        onChange={(event) => {
          onType(event.target.value);
          look();
        }}
        onClick={look}
        onKeyDown={(event) => {
          onKeyDown(event);
          if (!event.defaultPrevented) onKey?.(event);
        }}
        onBlur={() => {
          close();
          onDone?.();
        }}
      />
      <div
        id={`${id}-options`}
        role="listbox"
        aria-label={t('search.completions')}
        className="completions"
        hidden={!isOpen}
      >
        {options.map((option, at) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the field takes the keys
          <div
            key={option.text}
            id={`${id}-option-${at}`}
            role="option"
            tabIndex={-1}
            aria-selected={at === active}
            onPointerDown={(event) => event.preventDefault()}
            onClick={() => accept(option)}
          >
            <code>{option.text}</code>
            <span>{'field' in option.about ? t(`fields.${option.about.field}`) : option.about.value}</span>
          </div>
        ))}
      </div>
      <span className="as-kbd max-sm:hidden!" aria-hidden="true">
        /
      </span>
      <Link className="as-card-link text-sm" href="/cards/syntax" prefetch={false}>
        {t('search.syntax')}
      </Link>
    </div>
  );
}
