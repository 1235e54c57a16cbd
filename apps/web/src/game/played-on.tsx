import Link from 'next/link';
import { gameHref } from '@/site/links';
import type { GameSummary } from './words';

/** That a game began in the middle of another one. */
export function PlayedOn({ game: { playedOn } }: { game: Pick<GameSummary, 'playedOn'> }) {
  if (!playedOn) return null;
  const source = playedOn.matchId ? (
    <Link className="as-card-link" href={gameHref(playedOn.matchId)}>
      an earlier game
    </Link>
  ) : (
    'an earlier game'
  );
  return (
    <span data-played-on="">
      played on from action {playedOn.at} of {source}
    </span>
  );
}
