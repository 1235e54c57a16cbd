import { buttonClass, EmptyState } from '@astris/ui';
import Link from 'next/link';
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
export const Games = ({ games, userId, older, filtered, mine }: GamesProps) =>
  games.length === 0 && filtered ? (
    <div className="as-panel">
      <EmptyState title="No such game" icon="search">
        No finished game fits what you chose.
      </EmptyState>
    </div>
  ) : games.length === 0 ? (
    <div className="as-panel">
      <EmptyState
        title="No finished game yet"
        icon="history"
        actions={
          mine && (
            <Link className={buttonClass()} href="/play">
              Play a game
            </Link>
          )
        }
      >
        {mine
          ? 'Each game that you finish is kept here with its whole log.'
          : 'Public games appear here when they end.'}
      </EmptyState>
    </div>
  ) : (
    <>
      <GamesTable games={games} userId={userId} />
      {older && (
        <Link className={buttonClass({ className: 'mt-4' })} href={older}>
          Older games
        </Link>
      )}
    </>
  );
