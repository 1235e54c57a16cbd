'use client';
import { IconButton, Sheet } from '@astris/ui';
import { useState } from 'react';
import { MainLinks } from './main-links';

/** The main links on a phone. */
export function PhoneMenu() {
  const [open, setOpen] = useState(false);
  return (
    <div className="md:hidden">
      <IconButton icon="menu" label="Menu" size={36} onClick={() => setOpen(true)} />
      <Sheet title="Astris" side="right" open={open} onOpenChange={setOpen}>
        <nav aria-label="Main" className="flex flex-col gap-1 text-lg font-medium text-fg-2">
          <MainLinks onFollow={() => setOpen(false)} />
        </nav>
      </Sheet>
    </div>
  );
}
