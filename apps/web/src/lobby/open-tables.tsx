import { Button, EmptyState, ErrorState, Spinner } from '@astris/ui';
import { useTranslations } from 'next-intl';
import { PlayerName } from '@/site/player-name';
import type { ShownRating } from '@/site/rating';
import { Ago } from '@/site/time';
import { RatedTag } from './rated-tag';

export interface OpenTable {
  matchId: string;
  rated: boolean;
  pairDone: boolean;
  createdAt: Date;
  mine: boolean;
  host: { name: string; rating: ShownRating | null };
}

export interface OpenTablesProps {
  tables: readonly OpenTable[] | undefined;
  failed: boolean;
  onRetry: () => void;
  onJoin: (matchId: string) => void;
  joining: boolean;
  isGuest: boolean;
}

/** The tables that wait for somebody. */
export function OpenTables({ tables, failed, onRetry, onJoin, joining, isGuest }: OpenTablesProps) {
  const t = useTranslations('lobby');
  const others = tables?.filter(({ mine }) => !mine);
  return (
    <section aria-labelledby="tables">
      <h2 id="tables" className="mb-3">
        {t('openTables')}
      </h2>
      {others === undefined && !failed && <Spinner label={t('lookingForTables')} />}
      {others === undefined && failed && (
        <ErrorState title={t('tablesNotRead')} actions={<Button onClick={onRetry}>{t('tryAgain')}</Button>} />
      )}
      {others?.length === 0 && (
        <div className="as-panel">
          {tables?.length === 0 ? (
            <EmptyState title={t('noTable')} icon="users">
              {t('noTableText')}
            </EmptyState>
          ) : (
            <EmptyState title={t('noOtherTable')} icon="users">
              {t('noOtherTableText')}
            </EmptyState>
          )}
        </div>
      )}
      {others && others.length > 0 && (
        <ul className="as-panel divide-y divide-line">
          {others.map((table) => (
            <li key={table.matchId} className="flex flex-wrap items-center gap-x-4 gap-y-1 px-4 py-3">
              <span className="min-w-0 flex-1">
                <PlayerName name={table.host.name} rating={table.host.rating} link={table.host.rating !== null} />
                <span className="block text-sm text-fg-3">
                  {t.rich('opened', { time: () => <Ago key="time" at={table.createdAt} /> })}
                </span>
                {table.pairDone && <span className="block text-sm text-fg-2">{t('pairDone')}</span>}
              </span>
              <RatedTag rated={table.rated} />
              <Button
                disabled={joining}
                refused={table.rated && isGuest ? t('guestsNotRated') : undefined}
                onClick={() => onJoin(table.matchId)}
              >
                {t.rich('join', {
                  host: table.host.name,
                  hidden: (words) => <span className="as-sr">{words}</span>,
                })}
              </Button>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
