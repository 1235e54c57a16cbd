import { expect, test } from 'vitest';
import {
  apply,
  createGame,
  decisionsOf,
  type Game,
  hashOf,
  imagine,
  isRefusal,
  legalActions,
  load,
  mark,
  release,
  rollback,
  save,
  viewFor,
} from '../game';
import { C, gain, raids, when, your } from '../language/words';
import { RULESET } from '../ruleset';
import { buildPool } from '../state/pool';
import { fixtureList } from '../testing/fixture-deck';
import { FIXTURES } from '../testing/fixtures';
import { randomAction, seeded } from '../testing/random-player';
import { scenario } from '../testing/scenario';
import { tool } from '../testing/small-cards';

const POOL = buildPool(FIXTURES);
const newGame = (seed: number): Game => createGame(RULESET, POOL, [fixtureList(), fixtureList()], `imagine ${seed}`);
/** Plays at random and shows every state to `look`; true stops. */
function through(seed: number, steps: number, look: (game: Game, n: number) => void): void {
  const game = newGame(seed);
  const random = seeded(seed);
  for (let n = 0; n < steps && !game.board.result; n++) {
    look(game, n);
    const next = randomAction(game, random);
    if (!next) throw new Error(`nobody is asked after ${n} decisions`);
    apply(game, next.seat, next.action);
  }
}

test('an imagined game shows its viewer what the view shows, and allows what the true game allows', () => {
  let imagined = 0;
  for (let seed = 1; seed <= 4; seed++)
    through(seed, 160, (game, n) => {
      for (const decision of decisionsOf(game)) {
        if (!decision) continue;
        const view = viewFor(game, decision.seat);
        const other = imagine(view, `chance ${n}`, POOL, RULESET);
        if (decision.kind !== 'action' && decision.kind !== 'response') {
          expect(other).toBeNull();
          continue;
        }
        if (!other) continue;
        imagined++;
        expect(viewFor(other, decision.seat)).toEqual(view);
        expect(legalActions(other, decision.seat)).toEqual(legalActions(game, decision.seat));
      }
    });
  expect(imagined).toBeGreaterThan(200);
});

test('an imagined game can be played on, as far as its viewer’s next decisions', () => {
  through(9, 200, (game, n) => {
    if (n % 10 !== 0) return;
    const open = decisionsOf(game).find((decision) => decision?.kind === 'action');
    const other = open ? imagine(viewFor(game, open.seat), `later ${n}`, POOL, RULESET) : null;
    const random = seeded(n);
    for (let k = 0; other && k < 40 && !other.board.result; k++) {
      const next = randomAction(other, random);
      if (!next) throw new Error('an imagined game is stuck');
      expect(isRefusal(apply(other, next.seat, next.action))).toBe(false);
    }
  });
});

test('what is imagined depends on what the viewer sees and on the seed alone', () => {
  const one = scenario({ opponent: { hand: ['test-fast'] } });
  const two = scenario({ opponent: { hand: ['test-slow'] } });
  const hands = (game: Game, seed: string) =>
    imagine(viewFor(game, 0), seed, POOL, RULESET)?.hidden.players[1]?.hand.length;
  expect([hands(one.game, 'a'), hands(two.game, 'a')]).toEqual([1, 1]);
  const cards = (seed: string) => JSON.stringify(imagine(viewFor(one.game, 0), seed, POOL, RULESET)?.hidden.objects);
  expect(cards('a')).toBe(cards('a'));
  expect(cards('a')).not.toBe(cards('b'));
  expect(imagine(viewFor(one.game, 1), 'a', POOL, RULESET)).toBeNull();
  expect(imagine(viewFor(one.game, 'spectator'), 'a', POOL, RULESET)).toBeNull();
});

test('in an imagined window after the strike, nothing is struck again', () => {
  const game = scenario({
    cards: [tool('bell', when(raids(your('Character')), gain(C(1))))],
    you: { map: ['bell', 'test-character-2-3'], C: 0 },
    opponent: { hand: ['test-slow'], C: 10 },
  });
  game.respond();
  game.you.attack('test-character-2-3', 'test-homeworld#2');
  game.opponent.pass();
  expect([game.opponent.C, game.opponent.decision?.kind]).toEqual([8, 'response']);
  const other = imagine(viewFor(game.game, 1), 'strike', game.game.pool, game.game.ruleset);
  if (!other) throw new Error('nothing was imagined');
  apply(other, 1, { type: 'act', act: { do: 'pass' } });
  expect(decisionsOf(other)[0]?.kind).toBe('action');
  expect(other.board.players.map((player) => player.C)).toEqual([1, 8]);
  game.settle();
  expect([game.you.C, game.opponent.C]).toEqual([1, 8]);
});

test('a game is saved and loaded at any decision, and plays on as it would have', () => {
  const random = seeded(5);
  let copy = newGame(3);
  const game = newGame(3);
  for (let n = 0; n < 150 && !game.board.result; n++) {
    const next = randomAction(game, random);
    if (!next) break;
    copy = load(save(copy), POOL, RULESET);
    apply(game, next.seat, next.action);
    apply(copy, next.seat, next.action);
    expect(hashOf(copy)).toBe(hashOf(game));
  }
  expect(() => load(JSON.stringify({ schema: 0 }), POOL, RULESET)).toThrow('schema');
});

test('marks nest: an inner one is rolled back or kept, the outer one undoes both', () => {
  through(7, 60, (game) => {
    const random = seeded(game.flow.nextDecision);
    const before = hashOf(game);
    const outer = mark(game);
    const act = (): void => {
      const next = randomAction(game, random);
      if (next) apply(game, next.seat, next.action);
    };
    act();
    const between = hashOf(game);
    const undone = mark(game);
    act();
    rollback(game, undone);
    expect(hashOf(game)).toBe(between);
    const kept = mark(game);
    act();
    release(game, kept);
    rollback(game, outer);
    expect([hashOf(game), game.journal.length]).toEqual([before, 0]);
  });
});
