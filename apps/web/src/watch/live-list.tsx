import type { RouterOutputs } from '@astris/api';
import { buttonClass, Icon } from '@astris/ui';
import Link from 'next/link';
import { matchHref } from '@/site/links';
import { PlayerName } from '@/site/player-name';
import { Ago } from '@/site/time';

export type LiveGame = RouterOutputs['watch']['list'][number];

/** Games that are being played, each with a link to its table. */
export const LiveList = ({ games }: { games: readonly LiveGame[] }) => (
  <ul className="divide-y divide-line">
    {games.map((game) => (
      <li key={game.matchId} className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3">
        <span className="min-w-0 flex-1">
          {game.seats.map((seat, index) => (
            <span key={`${index}-${seat.name}`}>
              {index > 0 && ' and '}
              <PlayerName name={seat.name} rating={seat.rating} link={!seat.bot && seat.rating !== null} />
            </span>
          ))}
          <span className="block text-sm text-fg-3">
            {game.rated ? 'Rated' : 'Casual'}
            {game.startedAt && (
              <>
                , begun <Ago at={game.startedAt} />
              </>
            )}
          </span>
        </span>
        <Link className={buttonClass({ size: 36 })} href={matchHref(game.matchId)}>
          <Icon name="eye" size={14} />
          Watch
          <span className="as-sr"> {game.seats.map(({ name }) => name).join(' and ')}</span>
        </Link>
      </li>
    ))}
  </ul>
);
