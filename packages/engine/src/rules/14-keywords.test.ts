import { expect, test } from 'vitest';
import type { Keyword } from '../language/index';
import {
  all,
  always,
  any,
  C,
  damage,
  grant,
  host,
  opponents,
  pay,
  plunder,
  resilient,
  target,
} from '../language/words';
import { testCharacter } from '../testing/fixtures';
import { scenario } from '../testing/scenario';
import { gear, slow, tool } from '../testing/small-cards';
import { finale, toNextAct } from '../testing/stories';

const keyed = (id: string, ...keywords: Keyword[]) => testCharacter(3, 3, { id, name: id, front: { keywords } });

test('14.1 Attach: a Device is played onto a permanent of its kind only', () => {
  const game = scenario({
    you: { hand: ['test-attachment'], map: ['test-spacecraft', 'test-character-1-2', 'test-character-2-2'] },
  });
  game.you.play('test-attachment');
  const options = game.you.decision?.options.map((option) => ('card' in option ? option.card : option.kind));
  expect(options).toEqual(['test-character-1-2', 'test-character-2-2']);
  game.you.choose('test-character-2-2');
  expect(game.game.board.cards[game.card('test-attachment').id]?.host).toBe(game.card('test-character-2-2').id);
});

test('14.2 Climactic: the Chapter waits for the seventh turn of the Act and is met as soon as that is looked at', () => {
  const early = scenario({ turn: 5, you: { map: [{ card: 'test-player-storyline', chapter: 3 }] } });
  early.you.endTurn();
  expect([early.game.board.phase, early.card('test-player-storyline').chapter]).toEqual(['action', 3]);
  early.opponent.endTurn();
  expect(early.game.board.phase).toBe('actEnd');
});

test('14.4 Enduring: the face stays on the Map when the Act ends', () => {
  const lasting = finale({ becomes: 'Device', keywords: ['Enduring'] });
  const game = scenario({ cards: [lasting], you: { map: [{ card: 'finale', chapter: 3 }], hand: ['test-slow'] } });
  game.you.play('test-slow');
  toNextAct(game, 'you');
  expect([game.game.board.act, game.card('finale').zone, game.card('finale').face]).toEqual([2, 'map', 'back']);
});

test('14.6 Plunder: on a raid its controller gains up to so much of the C lost', () => {
  const raid = (n: number, C: number): number[] => {
    const game = scenario({ cards: [keyed('pirate', plunder(n))], you: { map: ['pirate'], C: 0 }, opponent: { C } });
    game.you.attack('pirate', 'test-homeworld#2');
    return [game.you.C, game.opponent.C];
  };
  expect([raid(2, 9), raid(5, 9), raid(2, 1), raid(2, 0)]).toEqual([
    [2, 6],
    [3, 6],
    [1, 0],
    [0, 0],
  ]);
});

test('14.7 Resilient: each damage to it is so much less, in a strike and from effects', () => {
  const needles = slow('needles', damage(1, all(any('Character'))), damage(2, all(any('Character'))));
  const game = scenario({
    cards: [keyed('tough', resilient(1)), needles],
    you: { map: ['tough'], hand: ['needles'] },
    opponent: { map: ['test-character-2-6'] },
  });
  game.you.play('needles');
  expect([game.card('tough').damage, game.card('test-character-2-6').damage]).toEqual([1, 3]);
  game.you.attack('tough', 'test-character-2-6');
  expect(game.card('tough').damage).toBe(2);
});

test('14.7 Resilient of several sources adds up', () => {
  const plate = gear('plate', always(grant(host, resilient(2))));
  const game = scenario({
    cards: [keyed('tough', resilient(1)), plate, slow('hit', damage(4, target(any('Character'))))],
    you: { map: ['tough', { card: 'plate', host: 'tough' }], hand: ['hit'] },
  });
  game.you.play('hit');
  expect(game.card('tough').damage).toBe(1);
});

test('14.9 Veiled: opponents’ Maneuvers and abilities can’t target it; its controller’s can, and so can an attack', () => {
  const shot = slow('shot', damage(1, target(any('Character'))));
  const gun = tool('gun', pay(C(1), damage(1, target(opponents('Character')))));
  const game = scenario({
    cards: [keyed('shade', 'Veiled'), shot, gun],
    you: { map: ['gun', 'test-character-3-3'], hand: ['shot', 'shot'] },
    opponent: { map: ['shade'], hand: ['shot'] },
  });
  expect(game.you.refusal(() => game.you.use('gun'))).toBe('11.1');
  game.you.play('shot');
  expect([game.card('shade').damage, game.card('test-character-3-3').damage]).toEqual([0, 1]);
  game.you.attack('test-character-3-3', 'shade');
  expect(game.card('shade').face).toBe('fallen');
  const own = scenario({ cards: [keyed('shade', 'Veiled'), shot], you: { map: ['shade'], hand: ['shot'] } });
  own.you.play('shot');
  expect(own.card('shade').damage).toBe(1);
});

test('14.9 Veiled keeps off only what targets: an effect on all of them reaches it', () => {
  const game = scenario({
    cards: [keyed('shade', 'Veiled'), slow('wave', damage(1, all(opponents('Character'))))],
    you: { hand: ['wave'] },
    opponent: { map: ['shade'] },
  });
  game.you.play('wave');
  expect(game.card('shade').damage).toBe(1);
});
