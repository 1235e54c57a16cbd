'use client';
import { IconButton, Sheet } from '@astris/ui';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { MainLinks } from './main-links';

/** The main links on a phone. */
export function PhoneMenu() {
  const t = useTranslations('site');
  const [open, setOpen] = useState(false);
  return (
    <div className="md:hidden">
      <IconButton icon="menu" label={t('menu')} size={36} onClick={() => setOpen(true)} />
      <Sheet title="Astris" side="right" open={open} onOpenChange={setOpen}>
        <nav aria-label={t('main')} className="flex flex-col gap-1 text-lg font-medium text-fg-2">
          <MainLinks onFollow={() => setOpen(false)} />
        </nav>
      </Sheet>
    </div>
  );
}
