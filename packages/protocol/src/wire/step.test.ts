import { apply, buildPool, createGame, eventsFor, isRefusal, RULESET, type Viewer } from '@astris/engine';
import { FIXTURES, randomAction, randomDeck, seeded } from '@astris/engine/testing';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { StepMessage } from '../messages';
import { type PackedStep, packStep, unpackStep } from './step';

const POOL = buildPool(FIXTURES);
const VIEWERS: Viewer[] = [0, 1, 'spectator'];
const sent = <T>(value: T): T => JSON.parse(JSON.stringify(value));

test('every step of whole games comes out of the wire as it went in, for both players and a spectator, in half the bytes', () => {
  const bytes = { plain: 0, packed: 0 };
  fc.assert(
    fc.property(fc.nat(1e6), (seed) => {
      const random = seeded(seed);
      const lists = [randomDeck(RULESET, POOL, random), randomDeck(RULESET, POOL, random)];
      const game = createGame(RULESET, POOL, lists, `wire ${seed}`);
      for (let version = 1; version < 200; version++) {
        const next = randomAction(game, random);
        if (!next) break;
        const result = apply(game, next.seat, next.action);
        if (isRefusal(result)) throw new Error(result.why);
        for (const viewer of VIEWERS) {
          const clock = { bankMs: 900_000, decisionMs: 10_000, decidingSinceMs: viewer === 0 ? null : version };
          const events = eventsFor(result.events, viewer);
          const step: StepMessage = { match: 'm', version, events, clocks: { nowMs: version, seats: [clock, clock] } };
          const packed: PackedStep = sent(packStep(step));
          expect(unpackStep(packed)).toEqual(sent(step));
          bytes.plain += JSON.stringify(step).length;
          bytes.packed += JSON.stringify(packed).length;
        }
      }
    }),
    { numRuns: 6 },
  );
  expect(bytes.packed).toBeLessThan(bytes.plain / 2);
}, 120_000);

test('a card that several events mention is told once', () => {
  const card = { id: 7, card: 'ilyane', face: 'front', controller: 1 } as const;
  const fallen = { ...card, face: 'fallen' } as const;
  const events = [card, card, fallen].map(
    (subject) => ({ type: 'healed', rule: '1.4', subject, patches: [] }) as const,
  );
  const step = {
    match: 'm',
    version: 1,
    events: [...events],
    clocks: { nowMs: 0, seats: [] },
  } as unknown as StepMessage;
  const [, , , mentioned] = packStep(step);
  expect(mentioned).toHaveLength(2);
  expect(unpackStep(sent(packStep(step)))).toEqual(step);
});
