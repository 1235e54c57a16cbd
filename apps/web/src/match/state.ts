import type { PlayerView } from '@astris/engine';
import { fold } from '@astris/engine';
import { eventSentence, type Naming, namingOf, type Segment, UNLOGGED, whyOf } from '@astris/engine/messages';
import type {
  Clocks,
  Joined,
  MatchId,
  MatchInfo,
  ProtocolRefusal,
  Settled,
  StepMessage,
  ToldStep,
  WindowPreset,
} from '@astris/protocol';
import type { Connection, LogLine } from '@astris/ui/table';
import type { ChatState } from './chat';
import { printedCard } from './pool';

/** What this page holds of a match. `view` is null until the table was joined for the first time. */
export interface MatchState {
  connection: Connection;
  /** Why the table can't be joined at all. */
  closed: ProtocolRefusal | null;
  version: number;
  view: PlayerView | null;
  info: MatchInfo | null;
  infoAt: number;
  clocks: Clocks;
  clocksAt: number;
  windows: WindowPreset;
  settled: Settled | null;
  /** The rematch of this game, once it has begun. */
  rematch: MatchId | null;
  log: readonly LogLine[];
  /** Null until it was received, and for who watches. */
  chat: ChatState | null;
  sending: boolean;
  notice: Segment[] | null;
}

export const EMPTY: MatchState = {
  connection: 'connecting',
  closed: null,
  version: -1,
  view: null,
  info: null,
  infoAt: 0,
  clocks: { nowMs: 0, seats: [] },
  clocksAt: 0,
  windows: 'smart',
  settled: null,
  rematch: null,
  log: [],
  chat: null,
  sending: false,
  notice: null,
};

/** Most lines that the log keeps. */
const LONGEST_LOG = 800;

export const namingFor = (view: PlayerView, info: MatchInfo): Naming =>
  namingOf(
    view,
    printedCard,
    info.seats.map((seat) => seat.name),
  );

/** The lines that the log tells of a step. */
const linesOf = ({ version, events }: ToldStep, naming: Naming): LogLine[] =>
  events.flatMap((event, at): LogLine[] =>
    UNLOGGED.has(event.type)
      ? []
      : [
          {
            key: `${version}.${at}`,
            type: event.type,
            seat: event.seat ?? event.subject?.controller ?? null,
            segments: eventSentence(event, naming),
            why: whyOf(event, naming),
          },
        ],
  );

/** The state with the log of what happened before its view was received; lines that are there already stay. */
export function toldBefore(state: MatchState, told: readonly ToldStep[]): MatchState {
  const { view, info, log } = state;
  if (!view || !info) return state;
  const naming = namingFor(view, info);
  const known = new Set(log.map(({ key }) => key));
  const before = told.flatMap((step) => linesOf(step, naming)).filter(({ key }) => !known.has(key));
  return { ...state, log: [...before, ...log].slice(-LONGEST_LOG) };
}

/** The state after one step; the same object when the step was seen before, null when one is missing in between. */
export function stepped(state: MatchState, step: StepMessage, now: number): MatchState | null {
  const { view, info, version, log } = state;
  if (!view || !info || step.version <= version) return state;
  if (step.version !== version + 1) return null;
  const after = fold(view, step.events);
  const told = linesOf(step, namingFor(after, info));
  const lines = told.length > 0 ? [...log, ...told].slice(-LONGEST_LOG) : log;
  return { ...state, version: step.version, view: after, log: lines, clocks: step.clocks, clocksAt: now };
}

/** The state after joining: a whole view, or the steps that were missed. Null when the steps do not fit. */
export function joined(state: MatchState, answer: Joined, version: number, now: number): MatchState | null {
  const { info, clocks, windows, settled } = answer;
  const met = { info, infoAt: now, windows, settled, connection: 'live' as const, closed: null };
  if (answer.view) {
    return { ...state, ...met, view: answer.view, version, clocks, clocksAt: now };
  }
  let next: MatchState | null = { ...state, ...met };
  for (const step of answer.events ?? []) next = next && stepped(next, step, now);
  return next && { ...next, clocks, clocksAt: now };
}
