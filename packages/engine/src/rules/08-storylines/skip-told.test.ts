import { expect, test } from 'vitest';
import { C, gain, happens, skips, when } from '../../language/words';
import { scenario } from '../../testing/scenario';
import { tool } from '../../testing/small-cards';
import { ON_MANEUVER, story } from '../../testing/stories';

const player = { bound: false };
const path = story('path', { one: { skip: { cost: [C(2)] } }, two: { skip: { cost: [C(2)] } } }, player);

test('8.6.3 who skips a Chapter is the player who used the Skip, whoever controls the Storyline', () => {
  const game = scenario({
    cards: [path, tool('clerk', when(skips('opponent'), gain(C(5))))],
    active: 'opponent',
    you: { C: 4, map: ['path', 'clerk'] },
  });
  game.opponent.skip('path');
  expect([game.card('path').chapter, game.you.C]).toEqual([2, 9]);
  game.opponent.endTurn();
  const before = game.you.C;
  game.you.skip('path');
  expect([game.card('path').chapter, game.you.C]).toEqual([3, before - 2]);
});

test('8.6.4 a Skip that comes too late passes no Chapter, and nothing hears of one', () => {
  const late = story('late', { one: { end: ON_MANEUVER, skip: { cost: [C(2)] } } }, player);
  const game = scenario({
    cards: [late, tool('clerk', when(skips('each player'), gain(C(5))))],
    you: { C: 4, map: ['late', 'clerk'] },
    opponent: { hand: ['test-fast'] },
  });
  game.respond();
  game.you.skip('late');
  game.opponent.play('test-fast');
  game.settle();
  expect([game.card('late').chapter, game.you.C]).toEqual([2, 2]);
});

test('8.5.4 a Chapter that counts Skips does not count the one that made it active', () => {
  const counting = story(
    'counting',
    { one: { skip: { cost: [C(2)] } }, two: { end: happens(skips('each player')) } },
    player,
  );
  const game = scenario({ cards: [counting, path], you: { map: ['counting', 'path'] } });
  game.you.skip('counting');
  expect(game.card('counting').chapter).toBe(2);
  game.you.skip('path');
  expect([game.card('path').chapter, game.card('counting').chapter]).toEqual([2, 3]);
});
