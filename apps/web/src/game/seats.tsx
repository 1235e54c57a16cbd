import { Icon } from '@astris/ui';
import { ReportPlayerButton } from '@/report/report-player';
import { PlayerName } from '@/site/player-name';
import { RatingStep } from './rating-step';
import { actsWon, type GameSummary } from './words';

/** Both players, the Acts that they won, and their ratings before and after. */
export const Seats = ({ game }: { game: GameSummary }) => (
  <ul className="grid gap-3 sm:grid-cols-2">
    {game.seats.map((seat) => (
      <li key={seat.seat} className={`as-panel seat ${seat.seat === 0 ? 'is-first' : 'is-second'}`}>
        <div className="flex items-center justify-between gap-3">
          <span className="min-w-0 text-lg">
            <PlayerName name={seat.name} link={!seat.bot && seat.rating !== null} />
          </span>
          <span className="flex items-center gap-2 text-sm whitespace-nowrap">
            {game.winnerSeat === seat.seat && (
              <>
                <Icon name="trophy" className="text-mine" /> Winner
              </>
            )}
          </span>
        </div>
        <p className="mt-1 flex items-center justify-between gap-3 text-sm text-fg-2">
          <bdi className="min-w-0 break-words">{seat.deckName}</bdi>
          {seat.userId && (
            <ReportPlayerButton player={{ userId: seat.userId, name: seat.name, match: { id: game.matchId } }} />
          )}
        </p>
        <p className="mt-3 text-sm">
          {actsWon(game, seat.seat)} {actsWon(game, seat.seat) === 1 ? 'Act' : 'Acts'} won
          {seat.rating && (
            <>
              {' · '}rating {Math.round(seat.rating.before)} to {Math.round(seat.rating.after)} (
              <RatingStep {...seat.rating} />) ± {Math.round(seat.rating.rdAfter)}
            </>
          )}
        </p>
      </li>
    ))}
  </ul>
);
