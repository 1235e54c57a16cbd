import { Icon } from '@astris/ui';
import Link from 'next/link';
import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { gameHref, replayHref } from '@/site/links';
import { PlayerName } from '@/site/player-name';
import { Ago } from '@/site/time';
import { PlayedOn } from './played-on';
import { RatingStep } from './rating-step';
import { actsWon, actTurns, type GameSummary, lengthWords, reasonWords } from './words';

/** Finished games from one player's side. */
export function GamesTable({ games, userId }: { games: readonly GameSummary[]; userId: string }) {
  const t = useTranslations('game.table');
  return (
    <div className="as-panel overflow-x-auto">
      <table className="table">
        <thead>
          <tr>
            <th>{t('result')}</th>
            <th>{t('opponent')}</th>
            <th className="num">{t('rating')}</th>
            <th className="max-md:hidden">{t('deck')}</th>
            <th className="max-md:hidden">{t('actsAndTurns')}</th>
            <th className="num max-sm:hidden">{t('length')}</th>
            <th className="num max-sm:hidden">{t('when')}</th>
            <th>
              <span className="as-sr">{t('game')}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {games.map((game) => (
            <GameRow key={game.matchId} game={game} userId={userId} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

function GameRow({ game, userId }: { game: GameSummary; userId: string }) {
  const t = useTranslations('game');
  const own = game.seats.find((seat) => seat.userId === userId);
  const other = game.seats.find((seat) => seat !== own);
  if (!own) return null;
  const won = game.winnerSeat === own.seat;
  const decided = game.winnerSeat !== null;
  const against = {
    opponent: other?.name ?? '',
    hidden: (words: ReactNode) => <span className="as-sr">{words}</span>,
  };
  return (
    <tr>
      <td className="whitespace-nowrap">
        <Icon
          name={!decided ? 'minus' : won ? 'check' : 'x'}
          size={14}
          className={decided ? (won ? 'text-good' : 'text-danger') : 'text-fg-3'}
        />{' '}
        <b className="font-semibold">{t(`results.${!decided ? 'void' : won ? 'won' : 'lost'}`)}</b>{' '}
        <span className="text-fg-3">
          {decided && `${actsWon(game, own.seat)}–${actsWon(game, other?.seat ?? 1)}`}
          <span className="max-lg:hidden"> {decided && game.reason !== 'acts' && reasonWords(t, game)}</span>
        </span>
      </td>
      <td>
        {other ? (
          <PlayerName name={other.name} link={!other.bot && other.rating !== null} />
        ) : (
          <span className="text-fg-3">{t('table.left')}</span>
        )}
        {game.playedOn && (
          <span className="block text-sm text-fg-3">
            <PlayedOn game={game} />
          </span>
        )}
      </td>
      <td className="num">
        {own.rating ? <RatingStep {...own.rating} whole /> : <span className="text-fg-3">–</span>}
      </td>
      <td className="max-w-52 truncate max-md:hidden">
        <bdi translate="no">{own.deckName}</bdi>
      </td>
      <td className="max-md:hidden">{actTurns(game) || <span className="text-fg-3">–</span>}</td>
      <td className="num whitespace-nowrap max-sm:hidden">{lengthWords(t, game)}</td>
      <td className="num whitespace-nowrap max-sm:hidden">{game.endedAt && <Ago at={game.endedAt} />}</td>
      <td className="num whitespace-nowrap">
        <Link className="as-card-link" href={gameHref(game.matchId)}>
          {t.rich('table.log', against)}
        </Link>
        <Link className="as-card-link ml-4" href={replayHref(game.matchId)} prefetch={false}>
          {t.rich('table.replay', against)}
        </Link>
      </td>
    </tr>
  );
}
