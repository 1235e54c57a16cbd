/** What the game service does around the engine for each action: validation, both players' events, the log record. */
import {
  type Action,
  actionText,
  type Decision,
  eventsFor,
  type GameEvent,
  type Seat,
  sampleAnswer,
  viewFor,
} from '@astris/engine';
import { type PackedStep, packStep, parseMessage, type StepMessage, unpackStep } from '@astris/protocol';
import { act, nextGame } from './games';

const MATCH = 'cmp5h2v3k0000t8x1q9zj4m7d';
const SEATS: readonly Seat[] = [0, 1];

/** A step as it is pushed to a seat: the text of the packet, without what the transport adds. */
export function pushed(version: number, seat: Seat, events: readonly GameEvent[], nowMs: number): string {
  const clock = { bankMs: 872_340, decisionMs: 10_000, decidingSinceMs: nowMs };
  const step: StepMessage = {
    match: MATCH,
    version,
    events: eventsFor(events, seat),
    clocks: { nowMs, seats: [clock, { ...clock, decidingSinceMs: null }] },
  };
  return JSON.stringify(['step', packStep(step)]);
}
/** An action as the log keeps it for a replay. */
export const logged = (seat: Seat, action: Action): string => JSON.stringify([seat, actionText(action)]);

/** A random player who knows only what the messages say. */
class Player {
  constructor(
    readonly seat: Seat,
    public decision: Decision | null,
    readonly random: () => number,
  ) {}
  hear(text: string): void {
    const [, packed] = JSON.parse(text) as [string, PackedStep];
    const step = unpackStep(packed);
    for (const { own } of step.events) if (own?.decision !== undefined) this.decision = own.decision;
  }
  message(version: number): string | null {
    if (!this.decision) return null;
    const action = sampleAnswer(this.decision, this.random);
    return JSON.stringify({ match: MATCH, id: `${this.seat}-${version}`, version, decision: this.decision.id, action });
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
    for (const other of players) other.hear(pushed(version, other.seat, events, 1_000 * version));
  }
  return { decisions: version, logBytes: Buffer.byteLength(log) };
}
