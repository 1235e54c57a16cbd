import 'server-only';
import { getTranslations } from 'next-intl/server';
import { playerByName } from '@/server/reads';
import { nameOfSegment } from '@/site/name-of-segment';
import type { Preview } from './preview-image';

/** Somebody’s rating, place and record. */
export async function playerPreview(segment: string): Promise<Preview> {
  const player = await playerByName(nameOfSegment(segment));
  const { rating, record } = player;
  const t = await getTranslations('preview');
  return {
    kind: t('player'),
    title: player.name,
    lines: [
      rating
        ? rating.provisional
          ? t('provisional', { rating: String(Math.round(rating.value)) })
          : t('rating', { rating: String(Math.round(rating.value)), deviation: String(Math.round(rating.rd)) })
        : t('notRated'),
      ...(record.games > 0 ? [t('record', { games: record.games, wins: record.wins, losses: record.losses })] : []),
    ],
  };
}
