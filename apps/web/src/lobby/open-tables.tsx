import { Button, EmptyState, ErrorState, Spinner, Tag } from '@astris/ui';
import { PlayerName } from '@/site/player-name';
import type { ShownRating } from '@/site/rating';
import { Ago } from '@/site/time';

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
  const others = tables?.filter(({ mine }) => !mine);
  return (
    <section aria-labelledby="tables">
      <h2 id="tables" className="mb-3">
        Open tables
      </h2>
      {others === undefined && !failed && <Spinner label="Looking for tables" />}
      {others === undefined && failed && (
        <ErrorState title="The tables could not be read" actions={<Button onClick={onRetry}>Try again</Button>} />
      )}
      {others?.length === 0 && (
        <div className="as-panel">
          {tables?.length === 0 ? (
            <EmptyState title="No table is open" icon="users">
              Open one, and whoever comes next can sit down. Or play a bot meanwhile.
            </EmptyState>
          ) : (
            <EmptyState title="No other table is open" icon="users">
              Yours is: whoever comes next can sit down. You are taken to the game as soon as somebody does.
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
                  opened <Ago at={table.createdAt} />
                </span>
                {table.pairDone && (
                  <span className="block text-sm text-fg-2">
                    You two have played three rated games today: a fourth changes no rating before midnight UTC.
                  </span>
                )}
              </span>
              <Tag icon={table.rated ? 'trophy' : undefined}>{table.rated ? 'Rated' : 'Casual'}</Tag>
              <Button
                disabled={joining}
                refused={table.rated && isGuest ? 'Guests are not rated' : undefined}
                onClick={() => onJoin(table.matchId)}
              >
                Join
                <span className="as-sr"> {table.host.name}</span>
              </Button>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
