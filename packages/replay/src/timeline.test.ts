import { GAME_POOL } from '@astris/cards';
import { eventsFor, type GameEvent, type OwnZones, type Viewer, viewFor } from '@astris/engine';
import { expect, test } from 'vitest';
import { layOutTimeline, type ReplayFile, replayGame, type Timeline, type TimelineView, timelineFrom } from './index';
import { randomReplay } from './testing';

const FILE = randomReplay(63);
function laidOut(file: ReplayFile): Timeline {
  const laid = layOutTimeline(file, GAME_POOL);
  if (!laid.ok) throw new Error(JSON.stringify(laid.failure));
  return timelineFrom(laid);
}
const LINE = laidOut(FILE);
const VIEWERS: readonly Viewer[] = [0, 1, 'spectator'];
const steps = Array.from({ length: LINE.steps + 1 }, (_, at) => at);
const asView = ({ zones: _, ...view }: TimelineView) => view;

test('every step shows each seat and a spectator what the game showed them, also after all later ones were looked at', () => {
  const looked = (order: readonly number[]) =>
    order.map((at) => JSON.stringify(VIEWERS.map((who) => asView(LINE.viewAt(at, who)))));
  const forwards = looked(steps);
  const backwards = looked([...steps].reverse()).reverse();
  const told = [VIEWERS.map((who) => JSON.stringify(asView(LINE.viewAt(0, who))))];
  replayGame(FILE, GAME_POOL, {
    onStep: ({ game }) => told.push(VIEWERS.map((who) => JSON.stringify(viewFor(game, who)))),
  });
  expect(LINE.steps).toBe(FILE.actions.length);
  expect(forwards).toEqual(told.map((views) => `[${views.join(',')}]`));
  expect(backwards).toEqual(forwards);
});

test('with everything shown both hands lie open and nothing of a deck does; a seat shows its own alone, a spectator none', () => {
  const hands: OwnZones['hand'][][] = [];
  replayGame(FILE, GAME_POOL, {
    onStep: ({ game }) => hands.push([0, 1].map((seat) => viewFor(game, seat).own?.hand ?? [])),
  });
  for (const [index, both] of hands.entries()) {
    const at = index + 1;
    const all = LINE.viewAt(at, 'all');
    expect(all.zones.map((zones) => zones?.hand)).toEqual(both);
    expect([all.viewer, all.own, all.decision]).toEqual(['spectator', null, null]);
    expect(Object.keys(all.zones[0] ?? {}).sort()).toEqual(['hand', 'setAside', 'sideboard']);
    expect(LINE.viewAt(at, 1).zones.map((zones) => zones !== null)).toEqual([false, true]);
    expect(LINE.viewAt(at, 'spectator').zones).toEqual([null, null]);
  }
});

test('a step tells what was told to a seat, and with everything shown what either was told', () => {
  const happened: GameEvent[][] = [];
  replayGame(FILE, GAME_POOL, { onStep: ({ events }) => happened.push(structuredClone(events)) });
  let drawn = 0;
  for (const [index, events] of happened.entries()) {
    const stripped = VIEWERS.map((who) =>
      eventsFor(events, who).map(({ patches: _, decisions: __, ...event }) => event),
    );
    expect(VIEWERS.map((who) => LINE.toldAt(index + 1, who))).toEqual(stripped);
    for (const [place, event] of LINE.toldAt(index + 1, 'all').entries()) {
      const cards = events[place]?.own?.[0]?.cards;
      if (event.type === 'drew' && cards) drawn += 1;
      expect(event.own).toEqual(events[place]?.own?.[0]);
    }
  }
  expect(drawn).toBeGreaterThan(5);
  expect(LINE.toldAt(0, 'all')).toEqual([]);
});

test('marks stand where turns and Acts begin, each once and in order', () => {
  const { marks } = LINE;
  const acts = LINE.viewAt(LINE.steps, 'spectator').board.acts.length;
  expect(marks[0]).toMatchObject({ kind: 'act', at: 0, act: 1, turn: 0 });
  expect(marks.filter(({ kind }) => kind === 'act').map(({ act }) => act)).toEqual([1, 2, 3].slice(0, acts));
  const turnAt = (at: number) => LINE.viewAt(at, 'spectator').board.gameTurn;
  const changes = steps.filter((at) => at > 0 && turnAt(at) !== turnAt(at - 1));
  expect(marks.filter(({ turn }) => turn > 0).map(({ at }) => at)).toEqual(changes);
  for (const { at, act, turn, active } of marks)
    expect(LINE.viewAt(at, 'spectator').board).toMatchObject({ act, turn, active });
});

test('the hash at the end and the commitment are those of the game run again; another is noticed', () => {
  const replayed = replayGame(FILE, GAME_POOL);
  expect([LINE.hash, LINE.hashHolds, LINE.commitmentHolds]).toEqual([replayed.ok && replayed.hash, true, true]);
  const other = laidOut({ ...FILE, finalHash: 'f'.repeat(64), commitment: 'f'.repeat(64) });
  expect([other.hash, other.hashHolds, other.commitmentHolds]).toEqual([LINE.hash, false, false]);
});

test('a game that can’t be run says why, and a step that is none throws', () => {
  expect(layOutTimeline({ ...FILE, poolHash: 'of old' }, GAME_POOL)).toMatchObject({
    failure: { why: 'otherVersion' },
  });
  const cut = { ...FILE, actions: FILE.actions.filter((_, index) => index !== 3) };
  expect(layOutTimeline(cut, GAME_POOL)).toMatchObject({ ok: false });
  for (const at of [-1, 0.5, LINE.steps + 1]) expect(() => LINE.viewAt(at, 'all')).toThrow(RangeError);
});

test('what a step did not change is kept once', () => {
  const boards = steps.map((at) => LINE.viewAt(at, 'spectator').board);
  const cards = boards.flatMap(({ cards }) => Object.values(cards));
  expect(new Set(cards).size).toBeLessThan(cards.length / 10);
});

test('a game that is laid out elsewhere and sent as data shows the same, and its steps are told one by one', () => {
  const told: number[] = [];
  const laid = layOutTimeline(FILE, GAME_POOL, (step) => told.push(step));
  if (!laid.ok) throw new Error(JSON.stringify(laid.failure));
  const sent = timelineFrom(structuredClone(laid));
  expect(told).toEqual(steps.slice(1));
  expect(sent.marks).toEqual(LINE.marks);
  for (const at of steps) expect(sent.viewAt(at, 'all')).toEqual(LINE.viewAt(at, 'all'));
});
