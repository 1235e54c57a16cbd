import { Icon } from '@astris/ui';
import { useTranslations } from 'next-intl';
import { ReportPlayerButton } from '@/report/report-player';
import { PlayerName } from '@/site/player-name';
import { RatingStep } from './rating-step';
import { actsWon, type GameSummary } from './words';

/** Both players, the Acts that they won, and their ratings before and after. */
export function Seats({ game }: { game: GameSummary }) {
  const t = useTranslations('game');
  return (
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
                  <Icon name="trophy" className="text-mine" /> {t('winner')}
                </>
              )}
            </span>
          </div>
          <p className="mt-1 flex items-center justify-between gap-3 text-sm text-fg-2">
            <bdi className="min-w-0 break-words" translate="no">
              {seat.deckName}
            </bdi>
            {seat.userId && (
              <ReportPlayerButton player={{ userId: seat.userId, name: seat.name, match: { id: game.matchId } }} />
            )}
          </p>
          <p className="mt-3 text-sm">
            {t('actsWon', { acts: actsWon(game, seat.seat) })}
            {seat.rating && (
              <>
                {' · '}
                <RatingChange rating={seat.rating} />
              </>
            )}
          </p>
        </li>
      ))}
    </ul>
  );
}

function RatingChange({ rating }: { rating: NonNullable<GameSummary['seats'][number]['rating']> }) {
  const t = useTranslations('game');
  return t.rich('ratingChange', {
    before: String(Math.round(rating.before)),
    after: String(Math.round(rating.after)),
    rd: String(Math.round(rating.rdAfter)),
    step: () => <RatingStep key="step" {...rating} />,
  });
}
