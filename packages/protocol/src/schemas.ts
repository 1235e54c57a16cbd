/** What a message from a client must look like to be looked at. Closed: an unknown name or an extra field is refused. */
import type { Action } from '@astris/engine';
import { z } from 'zod';
import {
  type ActMessage,
  type JoinMessage,
  type LogMessage,
  type PresetMessage,
  type ProtocolRefusal,
  type ToServer,
  WINDOW_PRESETS,
} from './messages';

/** Longest message, in characters of its JSON. */
export const MAX_MESSAGE_CHARS = 4_096;
/** Most options that one answer may choose: a deck list and its sideboard hold at most 97 cards (2.1, 2.5). */
export const MAX_CHOSEN = 100;

const match = z.string().regex(/^[\w.:-]{1,64}$/);
const count = z.int().min(0).max(1_000_000);
const card = count;

const act = z.discriminatedUnion('do', [
  z.strictObject({ do: z.literal('play'), card }),
  z.strictObject({ do: z.literal('ability'), card, ability: z.int().min(0).max(99) }),
  z.strictObject({ do: z.literal('bind'), storyline: card, character: card }),
  z.strictObject({ do: z.literal('partner'), storyline: card, character: card }),
  z.strictObject({ do: z.literal('skip'), storyline: card }),
  z.strictObject({ do: z.literal('attack'), attacker: card, target: card }),
  z.strictObject({ do: z.literal('intercept'), interceptor: card }),
  z.strictObject({ do: z.literal('pass') }),
  z.strictObject({ do: z.literal('endTurn') }),
]);
const action: z.ZodType<Action> = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('act'), act }),
  z.strictObject({ type: z.literal('choose'), chosen: z.array(z.int().min(0).max(999)).max(MAX_CHOSEN) }),
  z.strictObject({ type: z.literal('takeBack') }),
  z.strictObject({ type: z.literal('concede') }),
]);

const join: z.ZodType<JoinMessage> = z.strictObject({ match, have: count.optional() });
const actMessage: z.ZodType<ActMessage> = z
  .strictObject({ match, id: z.string().regex(/^[\w.:-]{1,64}$/), version: count, decision: count.nullable(), action })
  .refine((message) => (message.decision === null) === (message.action.type === 'concede'));
const windows: z.ZodType<PresetMessage> = z.strictObject({ match, windows: z.enum(WINDOW_PRESETS) });
const log: z.ZodType<LogMessage> = z.strictObject({ match });
const leave: z.ZodType<{ match: string }> = z.strictObject({ match });

/** One schema for each message that a client may send. */
export const SCHEMAS = { join, act: actMessage, windows, log, leave } satisfies Record<keyof ToServer, z.ZodType>;
export type MessageName = keyof ToServer;
export type MessageOf<N extends MessageName> = Parameters<ToServer[N]>[0];
export type Parsed<N extends MessageName> = { message: MessageOf<N> } | { refused: ProtocolRefusal };

/** Looks at what came under that name. Never throws; tells `oversized` before it looks any further. */
export function parseMessage<N extends MessageName>(name: N, payload: unknown): Parsed<N> {
  const size = sizeOf(payload);
  if (size === null) return { refused: 'malformed' };
  if (size > MAX_MESSAGE_CHARS) return { refused: 'oversized' };
  const parsed = SCHEMAS[name].safeParse(payload);
  return parsed.success ? { message: parsed.data as MessageOf<N> } : { refused: 'malformed' };
}

function sizeOf(payload: unknown): number | null {
  try {
    return JSON.stringify(payload)?.length ?? null;
  } catch {
    return null;
  }
}
