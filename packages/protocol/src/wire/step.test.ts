import { apply, buildPool, createGame, eventsFor, isRefusal, RULESET, type Viewer } from '@astris/engine';
import { FIXTURES, randomAction, randomDeck, seeded } from '@astris/engine/testing';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { StepMessage } from '../messages';
import { StepReader } from './reader';
import { packOwn, packStep, unpackStep } from './step';
import { WIRE_VERSION } from './version';

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
          const told = { match: 'm', version, clocks: { nowMs: version, seats: [clock, clock] } };
          const step: StepMessage = { ...told, events: eventsFor(result.events, viewer) };
          const own = packOwn('m', version, result.events, viewer);
          const packets = sent([own, packStep({ ...told, events: result.events })] as const);
          const reader = new StepReader();
          if (packets[0]) reader.own(packets[0]);
          expect(reader.step(packets[1])).toEqual(sent(step));
          bytes.plain += JSON.stringify(step).length;
          bytes.packed += JSON.stringify(packets).length;
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
  expect(packStep(step).filter((value) => value === card.card)).toHaveLength(2);
  expect(unpackStep(sent(packStep(step)), null)).toEqual(step);
});

const drew = (version: number, card: string) => {
  const event = { type: 'drew', rule: '10.4', seat: 0, amount: 1, patches: [] } as const;
  const own = [{ seat: 0, cards: [{ id: 3, card }] }];
  return { match: 'm', version, events: [{ ...event, patches: [], own }], clocks: { nowMs: 0, seats: [] } };
};
test('the part for everybody says nothing of what is somebody’s own, and nobody gets another’s part', () => {
  const step = drew(4, 'ilyane');
  expect(JSON.stringify(packStep(step))).not.toContain('ilyane');
  expect(JSON.stringify(packOwn('m', 4, step.events, 0))).toContain('ilyane');
  expect(packOwn('m', 4, step.events, 1)).toBeNull();
  expect(packOwn('m', 4, step.events, 'spectator')).toBeNull();
});
test('an own part whose step was lost goes into no other step, and parts of two steps are not put together', () => {
  const [lost, next] = [drew(4, 'ilyane'), drew(5, 'korrigan')];
  const part = packOwn('m', 4, lost.events, 0);
  if (!part) throw new Error('nothing of its own');
  const reader = new StepReader();
  reader.own(part);
  expect(reader.step(packStep(next)).events[0]).not.toHaveProperty('own');
  expect(() => unpackStep(packStep(next), part)).toThrow('parts of two steps');
});

test('a step that comes with its own part takes no other, and leaves what waits for the next', () => {
  const [here, there] = [drew(5, 'korrigan'), drew(4, 'ilyane')];
  const [partHere, partThere] = [packOwn('m', 5, here.events, 0), packOwn('m', 4, there.events, 0)];
  if (!partHere) throw new Error('nothing of its own');
  const reader = new StepReader();
  reader.own(partHere);
  expect(reader.step(packStep(there), partThere)).toEqual(unpackStep(packStep(there), partThere));
  expect(reader.step(packStep(there), null).events[0]).not.toHaveProperty('own');
  expect(reader.step(packStep(here))).toEqual(unpackStep(packStep(here), partHere));
});

test('the wire version is this as long as nothing changes by which steps are packed', () => {
  // It changes by itself with a list or a field; here it is seen to.
  expect(WIRE_VERSION).toBe('660769bb');
});
