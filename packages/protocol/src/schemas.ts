/** What a message from a client must look like to be looked at. Closed: an unknown name or an extra field is refused. */
import { actionSchema, upTo } from '@astris/replay/action-schema';
import { z } from 'zod';
import {
  type ActMessage,
  type ChatMessage,
  type JoinMessage,
  type LogMessage,
  type PresetMessage,
  type ProtocolRefusal,
  QUICK_PHRASES,
  type RematchMessage,
  type SayMessage,
  type ToServer,
  WINDOW_PRESETS,
} from './messages';

/** Longest message, in characters of its JSON. */
export const MAX_MESSAGE_CHARS = 4_096;

const match = z.string().regex(/^[\w.:-]{1,64}$/);
const count = upTo(1_000_000);

const join: z.ZodType<JoinMessage> = z.strictObject({ match, have: count.optional() });
const id = z.string().regex(/^[\w.:-]{1,64}$/);
const actMessage: z.ZodType<ActMessage> = z
  .strictObject({
    match,
    id,
    version: count,
    decision: count.nullable(),
    action: actionSchema,
  })
  .refine((message) => (message.decision === null) === (message.action.type === 'concede'));
const windows: z.ZodType<PresetMessage> = z.strictObject({ match, windows: z.enum(WINDOW_PRESETS) });
const log: z.ZodType<LogMessage> = z.strictObject({ match });
const rematch: z.ZodType<RematchMessage> = z.strictObject({ match, wants: z.boolean() });
/** Before it is made plain, which may only shorten it; what is then too long is said to be. */
const chatText = z.string().max(1_000);
const say: z.ZodType<SayMessage> = z
  .strictObject({ match, id, phrase: z.enum(QUICK_PHRASES).optional(), text: chatText.optional() })
  .refine(({ phrase, text }) => (phrase === undefined) !== (text === undefined));
const chat: z.ZodType<ChatMessage> = z.strictObject({ match });
const leave: z.ZodType<{ match: string }> = z.strictObject({ match });

/** One schema for each message that a client may send. */
export const SCHEMAS = { join, act: actMessage, windows, log, rematch, say, chat, leave } satisfies Record<
  keyof ToServer,
  z.ZodType
>;
export type MessageName = keyof ToServer;
export type MessageOf<N extends MessageName> = Parameters<ToServer[N]>[0];
export type Parsed<N extends MessageName> = { message: MessageOf<N> } | { refused: ProtocolRefusal };

/** Looks at what came under that name. Never throws. What a schema lets in is never longer than a message may be. */
export function parseMessage<N extends MessageName>(name: N, payload: unknown): Parsed<N> {
  const parsed = SCHEMAS[name].safeParse(payload);
  if (parsed.success) return { message: parsed.data as MessageOf<N> };
  return { refused: (sizeOf(payload) ?? 0) > MAX_MESSAGE_CHARS ? 'oversized' : 'malformed' };
}

function sizeOf(payload: unknown): number | null {
  try {
    return JSON.stringify(payload)?.length ?? null;
  } catch {
    return null;
  }
}
