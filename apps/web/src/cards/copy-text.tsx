'use client';
import { Button, toast } from '@astris/ui';

/** Copies a card's text. */
export function CopyText({ text }: { text: string }) {
  async function copy() {
    try {
      await navigator.clipboard.writeText(text);
      toast.success('Text copied');
    } catch {
      toast.error('The browser did not allow it.');
    }
  }
  return (
    <Button icon="copy" onClick={copy}>
      Copy text
    </Button>
  );
}
