/** What came over a page's socket: the raw text, and the view that it adds up to. */
import { fold, type PlayerView } from '@astris/engine';
import type { Answer, Joined, Settled, StepMessage } from '@astris/protocol';
import { type PackedOwn, type PackedStep, StepReader, unpackOwn, unpackStep } from '@astris/protocol/wire';
import type { Page } from '@playwright/test';

export interface Watched {
  /** Every frame that the page received, as text. */
  readonly frames: string[];
  /** The latest view, folded from them. */
  view: PlayerView | null;
  version: number;
  settled: Settled | null;
  /** Connections to the game service so far. */
  connections: number;
}

/** A socket.io packet on the wire: an event (`42[…]`) or an answer (`43` and a number). */
const PACKET = /^4[23](\d*)(\[.*\])$/s;

/** What a frame says, a step and a viewer's own part of it unpacked; null for a frame that is no message. */
export function said(frame: string): unknown {
  const [, , json] = PACKET.exec(frame) ?? [];
  if (!json) return null;
  const [first, second] = JSON.parse(json) as [unknown, unknown];
  if (first === 'own') return unpackOwn(second as PackedOwn);
  return first === 'step' ? unpackStep(second as PackedStep, null) : [first, second];
}

/** Follows the sockets that the page opens from now on. */
export function watch(page: Page): Watched {
  const seen: Watched = { frames: [], view: null, version: -1, settled: null, connections: 0 };
  page.on('websocket', (socket) => {
    if (!socket.url().includes('/socket.io/')) return;
    seen.connections += 1;
    const reader = new StepReader();
    socket.on('framereceived', ({ payload }) => {
      const text = payload.toString();
      seen.frames.push(text);
      const [, , json] = PACKET.exec(text) ?? [];
      if (json) take(seen, reader, JSON.parse(json));
    });
  });
  return seen;
}
function take(seen: Watched, reader: StepReader, [first, second]: [unknown, unknown]): void {
  if (first === 'own') reader.own(second as PackedOwn);
  else if (first === 'step') step(seen, reader.step(second as PackedStep));
  else if (first === 'settled') seen.settled = second as Settled;
  else if (typeof first === 'object' && first !== null) joined(seen, first as Answer<Joined>);
}
function joined(seen: Watched, answer: Answer<Joined>): void {
  if (!answer.ok || !('viewer' in answer)) return;
  if (answer.settled) seen.settled = answer.settled;
  if (answer.view) {
    seen.view = answer.view;
    seen.version = answer.version;
  }
  for (const missed of answer.events ?? []) step(seen, missed);
}
function step(seen: Watched, message: StepMessage): void {
  if (!seen.view || message.version !== seen.version + 1) return;
  seen.view = fold(seen.view, message.events);
  seen.version = message.version;
}
