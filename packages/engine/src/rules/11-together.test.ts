/** 11.5, 1.4: what happens together, in which order the parts of a check come, and what effects leave to those that follow. */
import { expect, test } from 'vitest';
import type { Amount } from '../language/index';
import {
  all,
  always,
  any,
  attacks,
  C,
  controls,
  damage,
  each,
  gain,
  grant,
  heal,
  intercepts,
  modify,
  numberOf,
  opponents,
  pay,
  resilient,
  seized,
  target,
  when,
  your,
} from '../language/words';
import { testCharacter } from '../testing/fixtures';
import { scenario } from '../testing/scenario';
import { slow, tool } from '../testing/small-cards';

test('11.5 falls, then seizures, then the falls that the first ones bring about', () => {
  const banner = testCharacter(0, 2, {
    id: 'banner',
    name: 'Banner',
    front: { abilities: [always(modify(all(your('Character')), 'resolve', 3))] },
  });
  const herald = testCharacter(0, 3, {
    id: 'herald',
    name: 'Herald',
    front: { abilities: [when(seized(opponents('Location')), gain(C(3)))] },
  });
  const game = scenario({
    cards: [banner, herald, slow('quake', damage(5, all(any('permanent'))))],
    you: { map: ['banner', 'herald'], hand: ['quake'], C: 0 },
    opponent: { map: ['test-location'] },
  });
  game.you.play('quake');
  expect(game.events.flatMap(({ type, subject }) => (/^fell|seized/.test(type) ? [subject?.card] : []))).toEqual([
    'banner',
    'test-location',
    'herald',
  ]);
  expect(game.you.C).toBe(3);
});

test('12.3 14.7 both damages of a strike come at the same time: what a damaged Character lends comes too late for it', () => {
  const pain = tool(
    'pain',
    always(grant(all(your('Character')), resilient(2)), controls('opponent', any('Character', 'damaged'))),
  );
  const game = scenario({
    cards: [pain],
    you: { map: ['pain', 'test-character-2-6'] },
    opponent: { map: ['test-character-3-6'] },
  });
  game.you.attack('test-character-2-6', 'test-character-3-6');
  expect([game.card('test-character-2-6').damage, game.card('test-character-3-6').damage]).toEqual([3, 2]);
});

test('14.7 damage to several is set before any of them is damaged', () => {
  const pain = tool(
    'pain',
    always(grant(all(any('Character')), resilient(1)), controls('you', any('Character', 'damaged'))),
  );
  const game = scenario({
    cards: [pain, slow('wave', damage(2, all(any('Character'))))],
    you: { map: ['pain', 'test-character-0-5', 'test-character-1-5'], hand: ['wave'] },
  });
  game.you.play('wave');
  expect([game.card('test-character-0-5').damage, game.card('test-character-1-5').damage]).toEqual([2, 2]);
});

test('3.2 7.3 an amount is counted once for all that it heals', () => {
  const wounded: Amount = numberOf(your('Character', 'damaged'));
  const hurt = (card: string) => ({ card, damage: 2 });
  const game = scenario({
    cards: [slow('balm', heal(wounded, all(your('Character'))))],
    you: { map: [hurt('test-character-0-5'), hurt('test-character-1-5')], hand: ['balm'] },
  });
  game.you.play('balm');
  expect([game.card('test-character-0-5').damage, game.card('test-character-1-5').damage]).toEqual([0, 0]);
});

test('11.1 a target inside "for each" and one after it are two: each part has its own', () => {
  const game = scenario({
    cards: [
      slow(
        'volley',
        each(your('Device'), damage(1, target(opponents('Character')))),
        damage(2, target(opponents('Location'))),
      ),
    ],
    you: { map: ['test-device'], hand: ['volley'] },
    opponent: { map: ['test-character-0-5', 'test-location'] },
  });
  game.you.play('volley', 'test-character-0-5', 'test-location');
  expect([game.card('test-character-0-5').damage, game.card('test-location').damage]).toEqual([1, 2]);
});

test('11.5 who attacks and who intercepts is remembered as it was just before: ready', () => {
  const eye = tool(
    'eye',
    when(attacks(any('Character', 'ready')), gain(C(1))),
    when(intercepts(any('Character', 'ready')), gain(C(2))),
    when(intercepts(any('Character', 'activated')), gain(C(5))),
  );
  const game = scenario({
    cards: [eye],
    you: { map: ['eye', 'test-character-1-5'], C: 0 },
    opponent: { map: ['test-character-0-5'] },
  });
  game.respond();
  game.you.attack('test-character-1-5', 'test-homeworld#2');
  game.opponent.intercept('test-character-0-5');
  game.settle();
  expect(game.you.C).toBe(3);
});

test('13.1 4.2 "once each turn" is of one ability: that of the Fallen face was not used when that of the front was', () => {
  const once = (n: number) => [pay({ CP: 1 }, gain(C(n)), { limit: 'once each turn' as const })];
  const twin = testCharacter(1, 3, {
    id: 'twin',
    name: 'Twin',
    front: { abilities: once(1) },
    fallen: { abilities: once(2) },
  });
  const game = scenario({
    cards: [
      twin,
      slow('push', { do: 'fall', what: target(your('Character')) }),
      slow('lift', { do: 'redeem', what: target(your('Character')) }),
    ],
    you: { map: ['twin'], hand: ['push', 'lift'], C: 0, CP: 9 },
  });
  game.you.use('twin', 0);
  game.you.play('push');
  game.you.use('twin', 0);
  expect(game.you.C).toBe(3);
  game.you.play('lift');
  expect(game.you.refusal(() => game.you.use('twin', 0))).toBe('13.1');
});
