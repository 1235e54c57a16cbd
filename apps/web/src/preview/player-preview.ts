import 'server-only';
import { playerByName } from '@/server/reads';
import { nameOfSegment } from '@/site/name-of-segment';
import type { Preview } from './preview-image';

/** Somebody’s rating, place and record. */
export async function playerPreview(segment: string): Promise<Preview> {
  const player = await playerByName(nameOfSegment(segment));
  const { rating, record } = player;
  const played = record.games === 1 ? '1 rated game' : `${record.games} rated games`;
  return {
    kind: 'Player',
    title: player.name,
    lines: [
      rating
        ? `${Math.round(rating.value)}${rating.provisional ? '? (provisional)' : ` ± ${Math.round(rating.rd)}`}`
        : 'Not rated',
      ...(record.games > 0 ? [`${played}: ${record.wins} won, ${record.losses} lost`] : []),
    ],
  };
}
