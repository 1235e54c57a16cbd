'use client';
import { useTranslations } from 'next-intl';
import { Controls } from './controls';
import { Figures } from './figures';
import { FullCards } from './full-cards';
import { TableCards } from './table-cards';

/** Every component with its states, on cards of the pool. An app mounts it on a page of its own. */
export function Gallery() {
  const t = useTranslations('gallery');
  return (
    <div className="as-gallery">
      <h1>{t('title')}</h1>
      <p className="as-muted">{t('lead')}</p>
      <FullCards />
      <TableCards />
      <Figures />
      <Controls />
    </div>
  );
}
