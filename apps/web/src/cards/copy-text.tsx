'use client';
import { Button } from '@astris/ui';
import { copy } from '@/site/copy-field';

/** Copies a card's text. */
export const CopyText = ({ text }: { text: string }) => (
  <Button icon="copy" onClick={() => copy(text, 'Text copied')}>
    Copy text
  </Button>
);
