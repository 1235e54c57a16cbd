import 'server-only';
import { lengthWords, ratedWords, reasonWords } from '@/game/words';
import { gameById } from '@/server/reads';
import type { Preview } from './preview-image';

/** Who played, and how it ended; of a game that runs nothing but that. */
export async function gamePreview(matchId: string): Promise<Preview> {
  const game = await gameById(matchId);
  const title = game.seats.map(({ name }) => name).join(' and ');
  if (!game.revealed) return { kind: 'Game', title, lines: ['This game is still being played.'] };
  const winner = game.winnerSeat === null ? undefined : game.seats[game.winnerSeat]?.name;
  const length = lengthWords(game);
  return {
    kind: 'Game',
    title,
    lines: [
      winner ? `${winner} won ${reasonWords(game)}` : reasonWords(game),
      ratedWords(game),
      ...(length ? [length] : []),
    ],
    cardId: game.revealed.lists[game.winnerSeat ?? 0]?.homeworld,
  };
}
