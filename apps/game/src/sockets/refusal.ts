import type { ProtocolRefusal, Refused } from '@astris/protocol';

/**
 * The protocol's refusal of a message.
 * @param match what it was about, where its version matters to who asked
 * @param retryAfter in how many seconds the same may be tried again, where time alone helps
 */
export const refusal = (
  protocol: ProtocolRefusal,
  match: { version: number } | null = null,
  retryAfter?: number,
): Refused => ({
  ok: false,
  version: match?.version ?? null,
  protocol,
  ...(retryAfter !== undefined && { retryAfter }),
});
