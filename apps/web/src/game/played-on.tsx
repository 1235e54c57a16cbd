import Link from 'next/link';
import { useTranslations } from 'next-intl';
import { gameHref } from '@/site/links';
import type { GameSummary } from './words';

/** That a game began in the middle of another one. */
export function PlayedOn({ game: { playedOn } }: { game: Pick<GameSummary, 'playedOn'> }) {
  const t = useTranslations('game');
  if (!playedOn) return null;
  const { at, matchId } = playedOn;
  return (
    <span data-played-on="">
      {t.rich('playedOn', {
        at: String(at),
        game: (words) =>
          matchId ? (
            <Link className="as-card-link" href={gameHref(matchId)}>
              {words}
            </Link>
          ) : (
            words
          ),
      })}
    </span>
  );
}
