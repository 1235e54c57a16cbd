/** What an action must look like to be looked at. Closed: an unknown word or an extra field is refused. */
import type { Action, ServerAction } from '@astris/engine';
import { z } from 'zod';

/** Most options that one answer may choose: a deck list and its sideboard hold at most 97 cards (2.1, 2.5). */
export const MAX_CHOSEN = 100;

/** A whole number from 0 to `most`: one check, since it is made for each field of each message. */
export const upTo = (most: number): z.ZodType<number> =>
  z.custom<number>((value) => Number.isInteger(value) && (value as number) >= 0 && (value as number) <= most, {
    error: `expected a whole number from 0 to ${most}`,
  });
const card = upTo(1_000_000);

const act = z.discriminatedUnion('do', [
  z.strictObject({ do: z.literal('play'), card }),
  z.strictObject({ do: z.literal('ability'), card, ability: upTo(99) }),
  z.strictObject({ do: z.literal('bind'), storyline: card, character: card }),
  z.strictObject({ do: z.literal('partner'), storyline: card, character: card }),
  z.strictObject({ do: z.literal('skip'), storyline: card }),
  z.strictObject({ do: z.literal('attack'), attacker: card, target: card }),
  z.strictObject({ do: z.literal('intercept'), interceptor: card }),
  z.strictObject({ do: z.literal('pass') }),
  z.strictObject({ do: z.literal('endTurn') }),
]);

const ofPlayer = [
  z.strictObject({ type: z.literal('act'), act }),
  z.strictObject({ type: z.literal('choose'), chosen: z.array(upTo(999)).max(MAX_CHOSEN) }),
  z.strictObject({ type: z.literal('takeBack') }),
  z.strictObject({ type: z.literal('concede') }),
] as const;

/** An action of a player. */
export const actionSchema: z.ZodType<Action> = z.discriminatedUnion('type', [...ofPlayer]);

/** Any action that a log holds: a player's or the server's. */
export const loggedActionSchema: z.ZodType<Action | ServerAction> = z.discriminatedUnion('type', [
  ...ofPlayer,
  z.strictObject({ type: z.literal('clockOut'), seat: upTo(1) }),
  z.strictObject({ type: z.literal('void') }),
]);
