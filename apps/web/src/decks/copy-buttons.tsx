'use client';
import type { DeckList } from '@astris/engine';
import { Button, toast } from '@astris/ui';
import { writeDeck } from './exchange';

/** Copies a list as text or as a code. */
export function CopyButtons({ list }: { list: DeckList }) {
  async function copy(form: 'text' | 'code') {
    try {
      await navigator.clipboard.writeText(await writeDeck(list, form));
      toast.success(form === 'text' ? 'List copied' : 'Code copied');
    } catch {
      toast.error(
        list.homeworld && list.starter
          ? 'The browser did not allow it.'
          : 'Choose a Homeworld and a starter first: a list needs both.',
      );
    }
  }
  return (
    <div className="flex flex-wrap gap-2">
      <Button icon="copy" onClick={() => copy('text')}>
        Copy as text
      </Button>
      <Button icon="copy" onClick={() => copy('code')}>
        Copy code
      </Button>
    </div>
  );
}
