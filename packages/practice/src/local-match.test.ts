import { GAME_POOL, STARTER_DECKS } from '@astris/cards';
import { fold, type PlayerView, sampleAnswer, viewFor } from '@astris/engine';
import { seeded } from '@astris/engine/testing';
import type { StepMessage } from '@astris/protocol';
import { replayGame } from '@astris/replay';
import { describe, expect, test } from 'vitest';
import { LocalMatch, StaleGame } from './local-match';
import { newPractice, type PracticeGame } from './practice-game';

const [mine, theirs] = STARTER_DECKS.map(({ name, list }) => ({ name, list }));
if (!mine || !theirs) throw new Error('there are no starter decks');
const fresh = (): PracticeGame =>
  newPractice({ matchId: 'p1', seed: 'seed of a test', bot: 'recruit', mine, theirs }, GAME_POOL);

/** A match whose timers are run by hand, and a page that folds what it is told. */
function sitDown(game: PracticeGame) {
  const timers: (() => void)[] = [];
  const steps: StepMessage[] = [];
  const faults: string[] = [];
  let view: PlayerView | null = null;
  const match = new LocalMatch(game, {
    pool: GAME_POOL,
    whims: seeded,
    now: () => 0,
    delay: () => 500,
    after(ms, run) {
      expect(ms).toBe(500);
      timers.push(run);
      return () => timers.splice(timers.indexOf(run), 1);
    },
    stepped: (step) => {
      steps.push(step);
      if (view) view = fold(view, step.events);
    },
    settled: () => undefined,
    fault: (message) => faults.push(message),
  });
  const joined = match.join();
  if (!joined.ok || !joined.view) throw new Error('nobody can join');
  view = joined.view;
  return { match, timers, steps, faults, view: () => view as PlayerView };
}
type Table = ReturnType<typeof sitDown>;

/** Plays on with anything legal until `done`, or the game is over. */
function play({ match, timers, view }: Table, done: (view: PlayerView) => boolean, random = seeded(7)): void {
  match.start();
  for (let step = 0; step < 4_000 && !match.game.board.result && !done(view()); step += 1) {
    const timer = timers.shift();
    const { decision } = view();
    if (timer) timer();
    else if (decision)
      match.act({ version: match.version, decision: decision.id, action: sampleAnswer(decision, random) });
    else throw new Error('nobody is asked');
  }
}

describe('a practice game', () => {
  test('is played to its end by a player and a bot, and its file runs again to the same end', () => {
    const table = sitDown(fresh());
    play(table, () => false);
    const { file } = table.match.practiceGame;
    expect(file.result).not.toBeNull();
    expect(table.faults).toEqual([]);
    expect(replayGame(file, GAME_POOL)).toMatchObject({
      ok: true,
      hashHolds: true,
      resultHolds: true,
      commitmentHolds: true,
    });
  });

  test('1.8 what a page folds is what its seat may see, and no step names a card of the other hand', () => {
    const table = sitDown(fresh());
    play(table, ({ board }) => board.turn >= 4);
    expect(table.view()).toEqual(viewFor(table.match.game, 0));
    expect(table.steps.some(({ events }) => events.some(({ own }) => own?.seat === 1))).toBe(false);
  });

  test('is gone on with from what was kept, with the same view and log', () => {
    const table = sitDown(fresh());
    play(table, ({ board, decision }) => board.turn >= 3 && decision?.kind === 'action');
    const kept = JSON.parse(JSON.stringify(table.match.practiceGame)) as PracticeGame;
    const again = sitDown(kept);
    expect(again.view()).toEqual(table.view());
    expect(again.match.version).toBe(table.match.version);
    expect(again.match.log()).toEqual(table.match.log());
    play(again, ({ board }) => board.turn >= 5);
    expect(again.match.version).toBeGreaterThan(table.match.version);
  });

  test('11.3 an act that is refused says its rule and changes nothing', () => {
    const table = sitDown(fresh());
    play(table, ({ decision }) => decision?.kind === 'action');
    const { match, view } = table;
    const before = { version: match.version, view: view(), game: match.practiceGame };
    const answer = match.act({
      version: match.version,
      decision: view().decision?.id ?? -1,
      action: { type: 'act', act: { do: 'attack', attacker: 999_999, target: 1 } },
    });
    expect(answer).toMatchObject({ ok: false, rule: { refused: expect.stringMatching(/^\d+\.\d/) } });
    expect({ version: match.version, view: view(), game: match.practiceGame }).toEqual(before);
  });

  test('an answer to a question that is closed is refused as stale', () => {
    const table = sitDown(fresh());
    play(table, ({ decision }) => decision?.kind === 'action');
    const answer = table.match.act({ version: table.match.version, decision: 1, action: { type: 'takeBack' } });
    expect(answer).toMatchObject({ ok: false, protocol: 'staleDecision' });
  });

  test('11.6 a window that the preset does not want is passed, and asked for once it does', () => {
    const passed = (windows: PracticeGame['windows']) => {
      const table = sitDown({ ...fresh(), windows });
      let asked = 0;
      play(table, ({ board, decision }) => {
        if (decision?.kind === 'response' && table.timers.length === 0) asked += 1;
        return board.acts.length > 0;
      });
      return asked;
    };
    expect(passed('every')).toBeGreaterThan(passed('quick'));
  });

  test('15.5 a concession ends it, and afterwards nothing happens of itself', () => {
    const table = sitDown(fresh());
    play(table, ({ decision }) => decision?.kind === 'action');
    const { match } = table;
    expect(match.act({ version: match.version, decision: null, action: { type: 'concede' } })).toMatchObject({
      ok: true,
    });
    expect(match.game.board.result).toMatchObject({ winner: 1, reason: 'concession' });
    expect(table.timers).toEqual([]);
    expect(match.act({ version: match.version, decision: null, action: { type: 'concede' } })).toMatchObject({
      protocol: 'matchOver',
    });
  });

  test('what was kept of another game, or with a list that is not legal, is stale', () => {
    const table = sitDown(fresh());
    play(table, ({ board }) => board.turn >= 2);
    const kept = table.match.practiceGame;
    expect(() => sitDown({ ...kept, file: { ...kept.file, seed: 'another' } })).toThrow(StaleGame);
    const [first, second] = kept.file.seats;
    const broken = { ...first, list: { ...first?.list, main: {} } } as typeof first;
    const seats = [broken, second] as typeof kept.file.seats;
    expect(() => sitDown({ ...kept, file: { ...kept.file, seats } })).toThrow(StaleGame);
  });
});
