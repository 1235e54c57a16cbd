import fc from 'fast-check';
import { expect, test } from 'vitest';
import { apply, createGame, eventsFor, fold, type Game, hashOf, isRefusal, mark, rollback, viewFor } from '../game';
import { RULESET } from '../ruleset';
import { buildPool } from '../state/pool';
import { fixtureList } from '../testing/fixture-deck';
import { FIXTURES } from '../testing/fixtures';
import { randomAction, seeded } from '../testing/random-player';
import { viewsHide } from '../testing/secrecy';
import type { Viewer } from './types';

const POOL = buildPool(FIXTURES);
const CANARY = 'canary-7f1c';
const newGame = (seed: number): Game => createGame(RULESET, POOL, [fixtureList(), fixtureList()], `${CANARY}-${seed}`);
const VIEWERS: Viewer[] = [0, 1, 'spectator'];

test('a view folded from events equals a fresh view, for both players and a spectator, through whole games', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 1e6 }), (seed) => {
      const game = newGame(seed);
      const random = seeded(seed);
      let views = VIEWERS.map((viewer) => viewFor(game, viewer));
      for (let n = 0; n < 150 && !game.board.result; n++) {
        const next = randomAction(game, random);
        if (!next) break;
        const result = apply(game, next.seat, next.action);
        if (isRefusal(result)) throw new Error(result.why);
        const sent = VIEWERS.map((viewer) => JSON.stringify(eventsFor(result.events, viewer)));
        expect(sent.join()).not.toContain(CANARY);
        views = views.map((view, at) => fold(view, JSON.parse(sent[at] ?? '[]')));
        if (n % 5 === 0 || game.board.result)
          for (const [at, viewer] of VIEWERS.entries())
            expect(views[at]).toEqual(JSON.parse(JSON.stringify(viewFor(game, viewer))));
        viewsHide(game, n);
      }
    }),
    { numRuns: 12 },
  );
});

test('a refused or malformed action changes nothing, whatever it is', () => {
  const anything = fc.oneof(
    fc.record({
      type: fc.constantFrom('act', 'choose', 'takeBack', 'void', 'clockOut', 'nonsense'),
      chosen: fc.anything(),
      act: fc.anything(),
    }),
    fc.record({
      type: fc.constant('act'),
      act: fc.record({
        do: fc.constantFrom('play', 'ability', 'bind', 'partner', 'skip', 'attack', 'intercept', 'pass', 'endTurn'),
        card: fc.integer({ min: -2, max: 130 }),
        ability: fc.integer({ min: -1, max: 3 }),
        storyline: fc.integer({ min: -2, max: 130 }),
        character: fc.integer({ min: -2, max: 130 }),
        attacker: fc.integer({ min: -2, max: 130 }),
        target: fc.integer({ min: -2, max: 130 }),
        interceptor: fc.integer({ min: -2, max: 130 }),
      }),
    }),
    fc.record({ type: fc.constant('choose'), chosen: fc.array(fc.integer({ min: -1, max: 9 })) }),
  );
  fc.assert(
    fc.property(fc.nat(1000), fc.nat(60), fc.constantFrom(0, 1, 2, -1), anything, (seed, steps, seat, action) => {
      const game = newGame(seed);
      const random = seeded(seed);
      for (let n = 0; n < steps; n++) {
        const next = randomAction(game, random);
        if (next) apply(game, next.seat, next.action);
      }
      const before = hashOf(game);
      const at = mark(game);
      const result = apply(game, seat, action as never);
      if (isRefusal(result)) expect(hashOf(game)).toBe(before);
      rollback(game, at);
      expect(hashOf(game)).toBe(before);
    }),
    { numRuns: 150 },
  );
});
