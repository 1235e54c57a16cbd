import 'server-only';
import { getFormatter, getTranslations } from 'next-intl/server';
import { endWords, lengthWords, ratedWords } from '@/game/words';
import { gameById } from '@/server/reads';
import type { Preview } from './preview-image';

/** Who played, and how it ended; of a game that runs nothing but that. */
export async function gamePreview(matchId: string): Promise<Preview> {
  const game = await gameById(matchId);
  const t = await getTranslations('game');
  const kind = t('game');
  const title = (await getFormatter()).list(game.seats.map(({ name }) => name));
  if (!game.revealed) return { kind, title, lines: [t('stillPlayed')] };
  const length = lengthWords(t, game);
  return {
    kind,
    title,
    lines: [endWords(t, game), ratedWords(t, game), ...(length ? [length] : [])],
    cardId: game.revealed.lists[game.winnerSeat ?? 0]?.homeworld,
  };
}
