import { expect, test } from 'vitest';
import { C, discarding, draw, gain, pay, SP, sacrificing, your } from '../language/words';
import { type Placed, scenario } from '../testing/scenario';
import { tool } from '../testing/small-cards';
import { story } from '../testing/stories';

const used = (cost: Parameters<typeof pay>[0], map: (string | Placed)[], hand: string[] = []) =>
  scenario({ cards: [tool('altar', pay(cost, gain(C(3))))], you: { C: 0, map: ['altar', ...map], hand } });

test('1.4 3.6 a cost of two sacrifices takes two permanents: one alone pays for neither', () => {
  const two = [sacrificing(your('Character')), sacrificing(your('Character'))];
  const poor = used(two, ['test-character-1-2']);
  expect(() => poor.you.use('altar')).toThrow('"need":2,"have":1');
  expect([poor.card('test-character-1-2').zone, poor.you.C]).toEqual(['map', 0]);
  const rich = used(two, ['test-character-1-2', 'test-character-2-2', 'test-character-3-3']);
  rich.you.use('altar', 0, 'test-character-1-2');
  expect(rich.you.decision?.options).toMatchObject([{ card: 'test-character-2-2' }, { card: 'test-character-3-3' }]);
  rich.you.choose('test-character-3-3');
  expect(['test-character-1-2', 'test-character-2-2', 'test-character-3-3'].map((id) => rich.card(id).zone)).toEqual([
    'depleted',
    'map',
    'depleted',
  ]);
  expect(rich.you.C).toBe(3);
});

test('1.4 3.6 the first of two sacrifices leaves what the second needs: the only Device is not offered for "a permanent"', () => {
  const cost = [sacrificing(your('permanent')), sacrificing(your('Device'))];
  const game = used(cost, ['test-character-1-2']);
  game.you.use('altar');
  expect([game.card('test-character-1-2').zone, game.card('altar').zone, game.you.C]).toEqual([
    'depleted',
    'depleted',
    3,
  ]);
  const free = used(cost, ['test-character-1-2', 'test-device']);
  free.you.use('altar');
  expect(free.you.decision?.options).toMatchObject([
    { card: 'altar' },
    { card: 'test-character-1-2' },
    { card: 'test-device' },
  ]);
  free.you.choose('test-device');
  expect([free.card('altar').zone, free.card('test-character-1-2').zone]).toEqual(['depleted', 'map']);
});

test('1.4 a cost of two discards takes two cards, however it is written', () => {
  const two = [discarding(1), discarding(1)];
  const poor = used(two, [], ['test-slow']);
  expect(() => poor.you.use('altar')).toThrow('"need":2,"have":1');
  const game = used(two, [], ['test-slow', 'test-fast', 'test-device']);
  game.you.use('altar', 0, 'test-fast');
  expect(game.you.decision?.options).toMatchObject([{ card: 'test-slow' }, { card: 'test-device' }]);
  game.you.choose('test-slow');
  expect([game.you.hand, game.you.C]).toEqual([['test-device'], 3]);
});

test('1.4 3.5 the same SP pay once, and those on a permanent are paid before it is sacrificed', () => {
  const twice = used([SP(1), SP(1)], [{ card: 'test-character-1-2', sp: 1 }]);
  expect(() => twice.you.use('altar')).toThrow('"need":2,"have":1');
  const game = used([sacrificing(your('Character')), SP(2)], [{ card: 'test-character-1-2', sp: 2 }]);
  game.you.use('altar');
  expect([game.card('test-character-1-2').zone, game.you.C]).toEqual(['depleted', 3]);
  expect(game.events.map(({ type }) => type).filter((type) => /^sacrificed|storyPoints/.test(type))).toEqual([
    'storyPointsChanged',
    'storyPointsChanged',
    'sacrificed',
  ]);
});

test('8.6.2 1.4 a Skip of two sacrifices is paid whole by the skipping player, or refused', () => {
  const path = story('path', {
    one: { skip: { cost: [sacrificing(your('Location')), sacrificing(your('permanent'))] } },
  });
  const theirs = (map: string[]) =>
    scenario({ cards: [path], active: 'opponent', you: { map: ['path', 'test-location'] }, opponent: { map } });
  const poor = theirs(['test-location']);
  expect(poor.opponent.refusal(() => poor.opponent.skip('path'))).toBe('3.6');
  const rich = theirs(['test-location', 'test-device']);
  rich.opponent.skip('path');
  expect([rich.card('path').chapter, rich.card('test-location').zone]).toEqual([2, 'map']);
  expect([rich.card('test-location#2').zone, rich.card('test-device').zone]).toEqual(['depleted', 'depleted']);
});

test('11.1 a play is taken back between its two sacrifices, and both stay', () => {
  const two = [sacrificing(your('Character')), sacrificing(your('Character'))];
  const game = used(two, ['test-character-1-2', 'test-character-2-2', 'test-character-3-3']);
  game.you.use('altar', 0, 'test-character-1-2');
  game.you.takeBack();
  expect([game.card('test-character-1-2').zone, game.you.decision?.kind]).toEqual(['map', 'action']);
});

test('11.1 an ability that sacrifices its own card is paid with it, and happens all the same', () => {
  const game = scenario({
    cards: [tool('once', pay(sacrificing(your('Device')), draw(1)))],
    you: { map: ['once'] },
  });
  game.you.use('once');
  expect([game.card('once').zone, game.you.hand.length]).toEqual(['depleted', 1]);
});
