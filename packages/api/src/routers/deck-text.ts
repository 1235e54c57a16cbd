import { POOL } from '@astris/cards';
import { deckCode, exportText, importText, readDeckCode, UnknownCard } from '@astris/decks';
import { z } from 'zod';
import { deckListInput } from '../decks/deck-list';
import { ApiError } from '../errors';
import { anyone, router } from '../trpc';

const MAX_TEXT = 50_000;
const MAX_CODE = 5_000;

/** Deck lists as people share them. Whether a list is legal is `decks.check`'s. */
export const deckTextRouter = router({
  /** Reads a pasted list: the list, or what is wrong line by line. */
  importText: anyone
    .input(z.object({ text: z.string().max(MAX_TEXT) }))
    .query(({ input }) => importText(input.text, POOL)),

  /** Reads a deck code: the list, or why it can't be read. */
  importCode: anyone
    .input(z.object({ code: z.string().max(MAX_CODE) }))
    .query(({ input }) => readDeckCode(input.code, POOL)),

  /** A list as text and as a short code. Refuses a list that names an unknown card. */
  export: anyone.input(z.object({ list: deckListInput })).query(({ input }) => {
    try {
      return { text: exportText(input.list, POOL), code: deckCode(input.list, POOL) };
    } catch (error) {
      if (error instanceof UnknownCard) throw new ApiError('BAD_REQUEST', 'unknownCard', [error.id]);
      throw error;
    }
  }),
});
