import { buttonClass, EmptyState } from '@astris/ui';
import Link from 'next/link';
import { useTranslations } from 'next-intl';
import { GamesTable } from './games-table';
import type { GameSummary } from './words';

export interface GamesProps {
  games: readonly GameSummary[];
  userId: string;
  /** Where the older games are; null when there are none. */
  older: string | null;
  /** Whether only some games were asked for. */
  filtered: boolean;
  mine: boolean;
}

/** A page of finished games, and the way to the older ones. */
export function Games({ games, userId, older, filtered, mine }: GamesProps) {
  const t = useTranslations('game');
  if (games.length === 0) {
    return (
      <div className="as-panel">
        {filtered ? (
          <EmptyState title={t('noSuchGame')} icon="search">
            {t('noSuchGameText')}
          </EmptyState>
        ) : (
          <EmptyState
            title={t('noGame')}
            icon="history"
            actions={
              mine && (
                <Link className={buttonClass()} href="/play">
                  {t('playGame')}
                </Link>
              )
            }
          >
            {t(mine ? 'noGameMine' : 'noGameTheirs')}
          </EmptyState>
        )}
      </div>
    );
  }
  return (
    <>
      <GamesTable games={games} userId={userId} />
      {older && (
        <Link className={buttonClass({ className: 'mt-4' })} href={older}>
          {t('olderGames')}
        </Link>
      )}
    </>
  );
}
