import { isDeepStrictEqual } from 'node:util';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { apply, createGame, eventsFor, fold, isRefusal, viewFor } from '../game';
import { RULESET } from '../ruleset';
import { buildPool } from '../state/pool';
import { FIXTURES } from '../testing/fixtures';
import { FUZZ_TIMEOUT, runs } from '../testing/fuzz';
import { keepsNothingStale } from '../testing/kept';
import { randomDeck } from '../testing/random-deck';
import { randomAction, seeded } from '../testing/random-player';
import { eventsHide, viewsHide } from '../testing/secrecy';
import type { Viewer } from './types';

const POOL = buildPool(FIXTURES);
const CANARY = 'canary-7f1c';
const VIEWERS: Viewer[] = [0, 1, 'spectator'];
const asSent = (value: unknown) => JSON.parse(JSON.stringify(value));

test(
  'a view folded from events equals a fresh view at every step of games with random decks, and neither tells what is hidden',
  () => {
    fc.assert(
      fc.property(fc.nat(1e6), (seed) => {
        const random = seeded(seed);
        const lists = [randomDeck(RULESET, POOL, random), randomDeck(RULESET, POOL, random)];
        const game = createGame(RULESET, POOL, lists, `${CANARY}-${seed}`);
        let views = VIEWERS.map((viewer) => viewFor(game, viewer));
        for (let n = 0; n < 150 && !game.board.result; n++) {
          const next = randomAction(game, random);
          if (!next) break;
          if (n % 4 === 0) eventsHide(game, next.seat, next.action, n);
          const result = apply(game, next.seat, next.action);
          if (isRefusal(result)) throw new Error(result.why);
          const sent = VIEWERS.map((viewer) => JSON.stringify(eventsFor(result.events, viewer)));
          expect(sent.join()).not.toContain(CANARY);
          views = views.map((view, at) => fold(view, JSON.parse(sent[at] ?? '[]')));
          for (const [at, viewer] of VIEWERS.entries()) {
            const fresh = asSent(viewFor(game, viewer));
            // The slow comparison only where it has a difference to show.
            if (!isDeepStrictEqual(asSent(views[at]), fresh)) expect(views[at]).toEqual(fresh);
          }
          viewsHide(game, n);
          keepsNothingStale(game);
        }
      }),
      runs(6),
    );
  },
  FUZZ_TIMEOUT,
);
