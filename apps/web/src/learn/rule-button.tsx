'use client';
import { DialogTheme } from '@astris/ui';
import { RuleNote } from '@astris/ui/table';
import { useTranslations } from 'next-intl';
import { useState } from 'react';

/** A rule's number; pressed, its text lies over the table. */
export function RuleButton({ rule }: { rule: string }) {
  const t = useTranslations('learn');
  const [open, setOpen] = useState(false);
  return (
    <DialogTheme value="dark">
      <button type="button" className="as-rule-link" aria-label={t('rule', { rule })} onClick={() => setOpen(true)}>
        {rule}
      </button>
      <RuleNote rule={open ? rule : null} onClose={() => setOpen(false)} />
    </DialogTheme>
  );
}
