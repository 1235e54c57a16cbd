'use client';
import { Button } from '@astris/ui';
import { useCopy } from '@/site/copy-field';

/** Copies a card's text. */
export function CopyText({ text }: { text: string }) {
  const copy = useCopy();
  return (
    <Button icon="copy" onClick={() => copy(text, 'Text copied')}>
      Copy text
    </Button>
  );
}
