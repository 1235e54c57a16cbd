'use client';
import { Button } from '@astris/ui';
import { useTranslations } from 'next-intl';
import { useCopy } from '@/site/copy-field';

/** Copies a card's text. */
export function CopyText({ text }: { text: string }) {
  const t = useTranslations('cardPage');
  const copy = useCopy();
  return (
    <Button icon="copy" onClick={() => copy(text, t('textCopied'))}>
      {t('copyText')}
    </Button>
  );
}
