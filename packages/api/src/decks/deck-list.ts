import { readDeckName } from '@astris/decks';
import type { DeckList } from '@astris/engine';
import { z } from 'zod';

const MAX_CARDS = 200;
const MAX_COPIES = 99;
// A name that every object has would be refused on its way out again.
const cardId = z
  .string()
  .min(1)
  .max(80)
  .refine((id) => !(id in Object.prototype), 'no card is called so');
const copies = z
  .record(cardId, z.number().int().min(1).max(MAX_COPIES))
  .refine((cards) => Object.keys(cards).length <= MAX_CARDS, `at most ${MAX_CARDS} different cards`);

/** A deck list as it comes from outside: well formed, legal or not. */
export const deckListInput = z.object({
  homeworld: cardId.or(z.literal('')),
  starter: cardId.or(z.literal('')),
  main: copies,
  sideboard: copies,
}) satisfies z.ZodType<DeckList>;

/** A deck's name as its owner writes it; what the field asks too. */
export const deckNameInput = z.string().transform((typed, context) => {
  const read = readDeckName(typed);
  if ('name' in read) return read.name;
  context.addIssue({ code: 'custom', message: read.problem });
  return z.NEVER;
});
