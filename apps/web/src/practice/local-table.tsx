'use client';
import { Table } from '@astris/ui/table';
import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { StageLoading } from '@/site/stage-loading';
import { useSounds } from '@/sound/use-sounds';
import type { LocalGame } from './use-worker-match';

export interface LocalTableProps {
  game: LocalGame;
  /** Says what kind of table it is, in place of the connection. */
  kind: string;
  /** What can be done once the game is over. */
  after: ReactNode;
  /** A band above the table, always of one height: nothing on the table moves when its words change. */
  band?: ReactNode;
}

/** The table of a game in a worker. */
export function LocalTable({ game: { model, commands, isWhole }, kind, after, band }: LocalTableProps) {
  const t = useTranslations('practice');
  useSounds(model);
  if (!model || !commands) return <StageLoading label={t('laying')} />;
  return (
    <div className={band ? 'local-stage has-band' : 'local-stage'} data-theme="dark" data-whole={isWhole}>
      {band}
      <Table model={model} commands={commands} local={{ kind, after }} />
    </div>
  );
}
