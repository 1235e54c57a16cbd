'use client';
import type { Vocabulary } from '@astris/search';
import { Button } from '@astris/ui';
import { useTranslations } from 'next-intl';
import { useRef } from 'react';
import type { CatalogAddress } from './address';
import { SearchField } from './search-field';
import { useCompletions } from './use-completions';

export interface SearchFormProps {
  id: string;
  address: CatalogAddress;
  vocabulary: Vocabulary;
  onType(q: string): void;
  /** The query is typed to its end. */
  onDone(): void;
}

/** The query; a plain form where there are no scripts. The key `/` leads here. */
export function SearchForm({ id, address, vocabulary, onType, onDone }: SearchFormProps) {
  const t = useTranslations('catalog.search');
  const field = useRef<HTMLInputElement>(null);
  const completing = useCompletions(field, address.q, vocabulary, onType);
  return (
    <search>
      <form
        id={id}
        action="/cards"
        className="flex gap-3"
        onSubmit={(event) => {
          event.preventDefault();
          completing.close();
          onDone();
        }}
      >
        <SearchField
          id={`${id}-q`}
          name="q"
          text={address.q}
          onType={onType}
          onDone={onDone}
          completing={completing}
          field={field}
        />
        {address.view && <input type="hidden" name="view" value={address.view} />}
        {address.dir !== 'asc' && <input type="hidden" name="dir" value={address.dir} />}
        <Button type="submit" icon="search" className="as-btn-44 max-sm:hidden">
          {t('submit')}
        </Button>
      </form>
    </search>
  );
}
