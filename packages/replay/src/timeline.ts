/** A whole game laid out step by step: what anybody saw at each, what was told, and where turns and Acts begin. */
import {
  type ActRecord,
  type Board,
  type CardPool,
  decisionsOf,
  type Game,
  type GameEvent,
  type HiddenCard,
  type OwnZones,
  ownZonesOf,
  type PlayerView,
  type Seat,
  type ToldEvent,
  type Viewer,
  viewFor,
} from '@astris/engine';
import { type Failed, type Replayed, replayGame } from './replay';
import type { ReplayFile } from './replay-file';

/** Through whose eyes a game is looked at again: a seat, somebody who watched, or with both players' cards open. */
export type Shown = Viewer | 'all';

/** The beginning of a turn or of an Act; an Act's first turn is marked as the Act. */
export interface TimelineMark {
  readonly kind: 'act' | 'turn';
  /** The step after which it is so. */
  readonly at: number;
  readonly act: ActRecord['act'];
  /** Turn of the Act; 0 before its first turn. */
  readonly turn: number;
  readonly active: Seat;
}

/** A view of a past step. `zones`: by seat, what lies open of hidden zones; null where it does not. Decks never do. */
export interface TimelineView extends PlayerView {
  readonly zones: readonly (OwnZones | null)[];
}

export interface Timeline extends Pick<Replayed, 'hash' | 'commitmentHolds' | 'hashHolds' | 'resultHolds'> {
  readonly ok: true;
  /** Actions of the game; step 0 is its first decision. */
  readonly steps: number;
  readonly marks: readonly TimelineMark[];
  /** What step `at` showed. Takes the same time at any step; a step that is none throws. */
  viewAt(at: number, shown: Shown): TimelineView;
  /** What the action that led to step `at` told. */
  toldAt(at: number, shown: Shown): ToldEvent[];
}

/** What is kept of a step. Whatever did not change is the same object as in the step before. */
export interface Moment {
  readonly board: Board;
  readonly asked: PlayerView['asked'];
  readonly decisions: readonly PlayerView['decision'][];
  readonly zones: readonly OwnZones[];
  readonly told: readonly Told[];
}
type Told = Omit<GameEvent, 'patches' | 'decisions'>;

/** A game that was run, as plain data: it can go from a worker to its page. */
export interface LaidOut extends Pick<Replayed, 'hash' | 'commitmentHolds' | 'hashHolds' | 'resultHolds'> {
  readonly ok: true;
  readonly moments: readonly Moment[];
}

/** Runs the game of a file and keeps every step. Never throws: what can't be run says why. `done` is told of each step. */
export function layOutTimeline(file: ReplayFile, pool: CardPool, done?: (step: number) => void): LaidOut | Failed {
  const moments: Moment[] = [];
  const replayed = replayGame(file, pool, {
    onStart: (game) => moments.push(momentOf(game, [], null)),
    onStep: ({ number, game, events }) => {
      moments.push(momentOf(game, events, moments.at(-1) ?? null));
      done?.(number);
    },
  });
  if (!replayed.ok) return replayed;
  const { hash, commitmentHolds, hashHolds, resultHolds } = replayed;
  return { ok: true, moments, hash, commitmentHolds, hashHolds, resultHolds };
}

/** The timeline of a game that was laid out, here or in a worker. */
export function timelineFrom({ moments, ...checks }: LaidOut): Timeline {
  const at = (step: number): Moment => {
    const moment = moments[step];
    if (!moment) throw new RangeError(`there is no step ${step} in a game of ${moments.length - 1}`);
    return moment;
  };
  return {
    ...checks,
    steps: moments.length - 1,
    marks: marksOf(moments),
    viewAt: (step, shown) => viewOf(at(step), shown),
    toldAt: (step, shown) => at(step).told.map((event) => toldTo(event, shown)),
  };
}

function momentOf(game: Game, events: readonly GameEvent[], before: Moment | null): Moment {
  const { board, asked } = viewFor(game, 'spectator');
  return {
    board: sharedBoard(before?.board, board),
    asked,
    decisions: [...decisionsOf(game)],
    zones: board.players.map((_, seat) => sharedZones(before?.zones[seat], ownZonesOf(game, seat))),
    told: events.map(({ patches: _, decisions: __, ...told }) => told),
  };
}

/** `after`, or `before` where every field is the same. */
function shared<T extends object>(before: T | undefined, after: T): T {
  if (!before) return after;
  const keys = Object.keys(after) as (keyof T)[];
  const same = keys.length === Object.keys(before).length && keys.every((key) => before[key] === after[key]);
  return same ? before : after;
}
function sharedBoard(before: Board | undefined, after: Board): Board {
  if (!before) return after;
  const cards = Object.fromEntries(
    Object.entries(after.cards).map(([id, card]) => [id, shared(before.cards[Number(id)], card)]),
  );
  const players = after.players.map((player, seat) => shared(before.players[seat], player));
  return shared(before, {
    ...after,
    cards: shared(before.cards as object, cards) as Board['cards'],
    players: shared(before.players as object, players) as Board['players'],
  });
}
function sharedZones(before: OwnZones | undefined, after: OwnZones): OwnZones {
  if (!before) return after;
  const zone = (name: keyof OwnZones): HiddenCard[] => {
    const cards = after[name].map((card, index) => shared(before[name][index], card));
    return shared(before[name] as object, cards) as HiddenCard[];
  };
  return shared(before, { hand: zone('hand'), sideboard: zone('sideboard'), setAside: zone('setAside') });
}

function viewOf({ board, asked, decisions, zones }: Moment, shown: Shown): TimelineView {
  const seat = typeof shown === 'number' ? shown : null;
  return {
    viewer: seat ?? 'spectator',
    board,
    own: seat === null ? null : (zones[seat] ?? null),
    decision: seat === null ? null : (decisions[seat] ?? null),
    asked,
    zones: zones.map((own, of) => (shown === 'all' || of === seat ? own : null)),
  };
}

function toldTo({ own, ...event }: Told, shown: Shown): ToldEvent {
  const open = own?.find(({ seat }) => shown === 'all' || seat === shown);
  return open ? { ...event, own: open } : event;
}

function marksOf(moments: readonly Moment[]): TimelineMark[] {
  return moments.flatMap(({ board }, at): TimelineMark[] => {
    const before = moments[at - 1]?.board;
    const kind = before?.act !== board.act ? 'act' : before.gameTurn !== board.gameTurn ? 'turn' : null;
    return kind ? [{ kind, at, act: board.act, turn: board.turn, active: board.active }] : [];
  });
}
