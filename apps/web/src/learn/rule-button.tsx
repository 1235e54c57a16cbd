'use client';
import { DialogTheme } from '@astris/ui';
import { RuleNote } from '@astris/ui/table';
import { useState } from 'react';

/** A rule's number; pressed, its text lies over the table. */
export function RuleButton({ rule }: { rule: string }) {
  const [open, setOpen] = useState(false);
  return (
    <DialogTheme value="dark">
      <button type="button" className="as-rule-link" aria-label={`Rule ${rule}`} onClick={() => setOpen(true)}>
        {rule}
      </button>
      <RuleNote rule={open ? rule : null} onClose={() => setOpen(false)} />
    </DialogTheme>
  );
}
