'use client';
import { LONGEST, type Vocabulary } from '@astris/search';
import { Button, Icon } from '@astris/ui';
import Link from 'next/link';
import { useEffect, useRef } from 'react';
import type { CatalogAddress } from './address';
import { useCompletions } from './use-completions';

export interface SearchFormProps {
  id: string;
  address: CatalogAddress;
  vocabulary: Vocabulary;
  onType(q: string): void;
  /** The query is typed to its end. */
  onDone(): void;
}

const isTyping = ({ target }: KeyboardEvent): boolean =>
  target instanceof HTMLElement && (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName));

/** The query; a plain form where there are no scripts. The key `/` leads here. */
export function SearchForm({ id, address, vocabulary, onType, onDone }: SearchFormProps) {
  const field = useRef<HTMLInputElement>(null);
  const { options, active, look, onKeyDown, accept, close } = useCompletions(field, address.q, vocabulary, onType);
  const isOpen = options.length > 0;
  useEffect(() => {
    const focus = (event: KeyboardEvent) => {
      if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey || isTyping(event)) return;
      event.preventDefault();
      field.current?.focus();
      field.current?.select();
    };
    window.addEventListener('keydown', focus);
    return () => window.removeEventListener('keydown', focus);
  }, []);
  return (
    <search>
      <form
        id={id}
        action="/cards"
        className="flex gap-3"
        onSubmit={(event) => {
          event.preventDefault();
          close();
          onDone();
        }}
      >
        <div className="search-field">
          <Icon name="search" size={18} />
          <label htmlFor={`${id}-q`} className="as-sr">
            Search the cards
          </label>
          <input
            ref={field}
            id={`${id}-q`}
            className="as-input"
            type="search"
            name="q"
            value={address.q}
            maxLength={LONGEST}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            placeholder="Words, or f:lantern cost<=3"
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
            onKeyDown={onKeyDown}
            onBlur={() => {
              close();
              onDone();
            }}
          />
          <div
            id={`${id}-options`}
            role="listbox"
            aria-label="What may come next"
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
                <span>{option.about}</span>
              </div>
            ))}
          </div>
          <span className="as-kbd max-sm:hidden!" aria-hidden="true">
            /
          </span>
          <Link className="as-card-link text-sm" href="/cards/syntax" prefetch={false}>
            Syntax
          </Link>
        </div>
        {address.view && <input type="hidden" name="view" value={address.view} />}
        {address.dir !== 'asc' && <input type="hidden" name="dir" value={address.dir} />}
        <Button type="submit" icon="search" className="as-btn-44 max-sm:hidden">
          Search
        </Button>
      </form>
    </search>
  );
}
