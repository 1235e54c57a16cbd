/** What the game service does around the engine for each action: validation, both players' events, the log record. */
import {
  type Action,
  actionText,
  type Decision,
  type GameEvent,
  type Seat,
  sampleAnswer,
  viewFor,
} from '@astris/engine';
import { type PackedOwn, packOwn, packStep, parseMessage, unpackOwn } from '@astris/protocol';
import { act, nextGame } from './games';

const MATCH = 'cmp5h2v3k0000t8x1q9zj4m7d';
const SEATS: readonly Seat[] = [0, 1];

/** The packets of a step, without what the transport adds: each player's own part, and one text for everybody. */
export interface Packets {
  readonly own: readonly (string | null)[];
  readonly step: string;
}
export function packetsOf(version: number, events: readonly GameEvent[], nowMs: number): Packets {
  const clock = { bankMs: 872_340, decisionMs: 10_000, decidingSinceMs: nowMs };
  const clocks = { nowMs, seats: [clock, { ...clock, decidingSinceMs: null }] };
  const own = SEATS.map((seat) => {
    const part = packOwn(MATCH, version, events, seat);
    return part && JSON.stringify(['own', part]);
  });
  return { own, step: JSON.stringify(['step', packStep({ match: MATCH, version, events, clocks })]) };
}
/** An action as the log keeps it for a replay. */
export const logged = (seat: Seat, action: Action): string => JSON.stringify([seat, actionText(action)]);

/** A random player, who reads only what is asked of it, as the simulator's own does. */
class Player {
  constructor(
    readonly seat: Seat,
    public decision: Decision | null,
    readonly random: () => number,
  ) {}
  hear(text: string): void {
    const [, part] = JSON.parse(text) as [string, PackedOwn];
    for (const { own } of unpackOwn(part)) if (own.decision) this.decision = own.decision;
  }
  message(version: number): string | null {
    if (!this.decision) return null;
    const action = sampleAnswer(this.decision, this.random);
    const { id: decision } = this.decision;
    // What is answered is open no more; what is asked next is heard.
    this.decision = null;
    return JSON.stringify({ match: MATCH, id: `${this.seat}-${version}`, version, decision, action });
  }
}

/** A whole game over messages; gives back its decisions and the length of its log. */
export function playOverMessages(): { decisions: number; logBytes: number } {
  const { game, random } = nextGame();
  const players = SEATS.map((seat) => new Player(seat, viewFor(game, seat).decision, random));
  let version = 0;
  let log = '';
  while (!game.board.result) {
    const asked = players.filter(({ decision }) => decision);
    const player = asked[Math.floor(random() * asked.length)];
    const text = player?.message(version);
    if (!player || !text) throw new Error('nobody is asked, and the game is not over');
    const parsed = parseMessage('act', JSON.parse(text));
    if ('refused' in parsed) throw new Error(`a message was refused: ${parsed.refused}`);
    const { action } = parsed.message;
    const { events } = act(game, player.seat, action);
    version++;
    log += `${logged(player.seat, action)}\n`;
    const { own } = packetsOf(version, events, 1_000 * version);
    for (const [at, other] of players.entries()) {
      const part = own[at];
      if (part) other.hear(part);
    }
  }
  return { decisions: version, logBytes: Buffer.byteLength(log) };
}
