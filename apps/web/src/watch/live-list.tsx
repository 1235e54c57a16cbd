import type { RouterOutputs } from '@astris/api';
import { buttonClass, Icon } from '@astris/ui';
import Link from 'next/link';
import { useFormatter, useTranslations } from 'next-intl';
import { matchHref } from '@/site/links';
import { PlayerName } from '@/site/player-name';
import { Ago } from '@/site/time';

export type LiveGame = RouterOutputs['watch']['list'][number];

/** Games that are being played, each with a link to its table. */
export const LiveList = ({ games }: { games: readonly LiveGame[] }) => (
  <ul className="divide-y divide-line">
    {games.map((game) => (
      <Line key={game.matchId} game={game} />
    ))}
  </ul>
);

function Line({ game }: { game: LiveGame }) {
  const t = useTranslations('watch');
  const format = useFormatter();
  const { startedAt } = game;
  const kind = game.rated ? 'rated' : 'casual';
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3">
      <span className="min-w-0 flex-1">
        {t.rich('players', {
          first: () => <Player key="first" seat={game.seats[0]} />,
          second: () => <Player key="second" seat={game.seats[1]} />,
        })}
        <span className="block text-sm text-fg-3">
          {startedAt
            ? t.rich('kindBegun', { kind, time: () => <Ago key="time" at={startedAt} /> })
            : t('kind', { kind })}
        </span>
      </span>
      <Link className={buttonClass({ size: 36 })} href={matchHref(game.matchId)}>
        <Icon name="eye" size={14} />
        {t.rich('watch', {
          players: format.list(game.seats.map(({ name }) => name)),
          hidden: (words) => <span className="as-sr">{words}</span>,
        })}
      </Link>
    </li>
  );
}

const Player = ({ seat }: { seat: LiveGame['seats'][number] | undefined }) =>
  seat && <PlayerName name={seat.name} rating={seat.rating} link={!seat.bot && seat.rating !== null} />;
