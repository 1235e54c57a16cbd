import { CARDS } from '@astris/cards';
import type { Card } from '@astris/engine/language';
import { z } from 'zod';
import { ApiError } from '../errors';
import { anyone, router } from '../trpc';

const byId = new Map<string, Card>(CARDS.map((card) => [card.id, card]));

export const cardsRouter = router({
  /** Every card, as data. */
  list: anyone.query((): readonly Card[] => CARDS),

  /** One card, as data. */
  get: anyone.input(z.object({ id: z.string().max(80) })).query(({ input }): Card => {
    const card = byId.get(input.id);
    if (!card) throw new ApiError('NOT_FOUND', 'unknownCard');
    return card;
  }),
});
