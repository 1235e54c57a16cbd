import { expect, test } from 'vitest';
import {
  activateThis,
  all,
  any,
  C,
  damage,
  fall,
  falls,
  gain,
  heal,
  modify,
  pay,
  redeem,
  target,
  when,
  your,
} from '../language/words';
import { testCharacter, testStoryline } from '../testing/fixtures';
import { scenario } from '../testing/scenario';
import { fast, slow } from '../testing/small-cards';

const clerk = testCharacter(1, 2, {
  id: 'clerk',
  name: 'Clerk',
  front: { abilities: [pay(activateThis, gain(C(1)))] },
});

test('7.1 attacking and "Activate:" need a ready permanent and activate it', () => {
  const game = scenario({ cards: [clerk], you: { map: ['clerk', 'test-character-2-2'], C: 0 } });
  game.you.use('clerk');
  expect([game.card('clerk').ready, game.you.C]).toEqual([false, 1]);
  expect(game.you.refusal(() => game.you.use('clerk'))).toBe('7.1');
  game.you.attack('test-character-2-2', 'test-homeworld#2');
  expect(game.card('test-character-2-2').ready).toBe(false);
  expect(game.you.refusal(() => game.you.attack('test-character-2-2', 'test-homeworld#2'))).toBe('7.1');
});

test('7.2 a Character or Spacecraft new to its controller can’t attack or use "Activate:"; a Device can', () => {
  const game = scenario({ cards: [clerk], you: { hand: ['clerk', 'test-spacecraft'] } });
  game.you.play('clerk');
  game.you.play('test-spacecraft');
  for (const act of [
    () => game.you.use('clerk'),
    () => game.you.attack('clerk', 'test-homeworld#2'),
    () => game.you.attack('test-spacecraft', 'test-homeworld#2'),
  ])
    expect(game.you.refusal(act)).toBe('7.2');
  game.you.endTurn();
  game.opponent.endTurn();
  game.you.attack('test-spacecraft', 'test-homeworld#2');
  game.you.use('clerk');
});

test('7.2 14.8 Swift attacks in the turn it comes; a Character just taken does not', () => {
  const swift = testCharacter(2, 2, { id: 'swift', name: 'Dash', front: { keywords: ['Swift'] } });
  const steal = slow('steal', { do: 'takeControl', what: target(any('Character')), until: 'this turn' });
  const game = scenario({
    cards: [swift, steal],
    you: { hand: ['swift', 'steal'] },
    opponent: { map: ['test-character-2-2'] },
  });
  game.you.play('swift');
  game.you.attack('swift', 'test-homeworld#2');
  expect(game.opponent.C).toBe(8);
  game.you.play('steal', 'test-character-2-2');
  expect(game.you.refusal(() => game.you.attack('test-character-2-2', 'test-homeworld#2'))).toBe('7.2');
});

test('7.2 a new Character may be activated for Bind and Partner, and may intercept', () => {
  const duo = testStoryline({ id: 'duo', name: 'Duo', partner: true });
  const game = scenario({ cards: [duo], you: { map: ['duo'], hand: ['test-character-1-2', 'test-character-2-2'] } });
  game.you.play('test-character-1-2');
  game.you.play('test-character-2-2');
  game.you.bind('duo', 'test-character-1-2');
  game.you.partner('duo', 'test-character-2-2');
  expect(game.card('test-character-1-2').bound).toBe(true);
  const wall = scenario({
    you: { map: ['test-character-2-2'] },
    opponent: { map: [{ card: 'test-character-1-5', fresh: true }] },
  });
  wall.respond();
  wall.you.attack('test-character-2-2', 'test-homeworld#2');
  wall.opponent.intercept('test-character-1-5');
  wall.settle();
  expect(wall.card('test-character-1-5').damage).toBe(2);
});

test('7.3 damage stays until healed, through turns', () => {
  const game = scenario({
    cards: [slow('mend', heal(1, target(your('Character'))))],
    you: { map: [{ card: 'test-character-1-5', damage: 3 }], hand: ['mend'] },
  });
  game.you.endTurn();
  game.opponent.endTurn();
  expect(game.card('test-character-1-5').damage).toBe(3);
  game.you.play('mend');
  expect(game.card('test-character-1-5').damage).toBe(2);
});

test('7.4 a Resolve of 0 makes a Character fall, and 7.5 its Fallen face is destroyed while it lasts', () => {
  const wither = slow('wither', modify(target(any('Character')), 'resolve', -3, 'this turn'));
  const game = scenario({
    cards: [wither],
    you: { hand: ['wither'] },
    opponent: { map: ['test-character-1-3', 'test-character-2-5'] },
  });
  game.you.play('wither', 'test-character-1-3');
  // Its Fallen face has a Resolve of 2, so that it is destroyed in the same check.
  expect(game.card('test-character-1-3').zone).toBe('depleted');
  expect(game.events.map((event) => event.type).filter((type) => type === 'fell' || type === 'destroyed')).toEqual([
    'fell',
    'destroyed',
  ]);
});

test('7.4 excess damage is lost: a Character that falls of 5 damage stands there without any', () => {
  const blast = slow('blast', damage(5, target(any('Character'))));
  const game = scenario({
    cards: [blast],
    you: { hand: ['blast'] },
    opponent: { map: [{ card: 'test-character-1-2', sp: 2 }] },
  });
  game.you.play('blast', 'test-character-1-2');
  expect(game.card('test-character-1-2')).toMatchObject({
    face: 'fallen',
    damage: 0,
    sp: 0,
    ready: false,
    zone: 'map',
  });
});

test('7.4 "When this falls" on the Fallen face triggers as it comes up; what else is on that face does not', () => {
  const martyr = testCharacter(1, 1, {
    id: 'martyr',
    name: 'Martyr',
    fallen: { abilities: [when(falls('this'), gain(C(3))), when(falls(any('Character')), gain(C(1)))] },
  });
  const game = scenario({
    cards: [martyr, slow('push', fall(all(any('Character'))))],
    you: { map: ['martyr', 'test-character-1-2'], hand: ['push'], C: 0 },
  });
  game.you.play('push');
  expect(game.you.C).toBe(3);
});

test('7.7 14.11 Redeem turns a Fallen Character to its Character face without damage; ready state and markers stay', () => {
  const game = scenario({
    cards: [slow('save', redeem(target(any('Character'))))],
    you: { map: [{ card: 'test-character-3-3', face: 'fallen', damage: 1, sp: 2, activated: true }], hand: ['save'] },
  });
  game.you.play('save');
  expect(game.card('test-character-3-3')).toMatchObject({ face: 'front', damage: 0, sp: 2, ready: false });
  expect(game.card('test-character-3-3').stat('power')).toBe(3);
});

test('7.8 a Character that is told to fall and has fallen already stays as it is', () => {
  const game = scenario({
    cards: [slow('push', fall(all(any('Character'))))],
    you: { map: [{ card: 'test-character-3-3', face: 'fallen', damage: 1, sp: 1 }], hand: ['push'] },
  });
  game.you.play('push');
  expect(game.card('test-character-3-3')).toMatchObject({ face: 'fallen', damage: 1, sp: 1, ready: true });
  expect(game.told('fell')).toEqual([]);
});

test('7.9 a Fallen Character is a Character: it attacks, is targeted, and is Bound by its own Drives', () => {
  const revenge = testStoryline({
    id: 'revenge',
    name: 'Revenge',
    drives: ['Vengeance'],
    chapters: [
      { title: 'One', end: { if: 'happened', what: { event: 'bound', subject: 'this' }, times: 1 }, sp: 2 },
      { title: 'Two', end: { if: 'treasury', player: 'you', atLeast: 99 } },
      { title: 'Three', end: { if: 'treasury', player: 'you', atLeast: 99 } },
    ],
  });
  const game = scenario({
    cards: [revenge, fast('hit', damage(1, target(any('Character'))))],
    you: {
      map: ['revenge', { card: 'test-character-3-3', face: 'fallen' }, { card: 'test-character-1-1', face: 'fallen' }],
      hand: ['hit'],
    },
  });
  game.you.bind('revenge', 'test-character-3-3');
  expect(game.card('test-character-3-3')).toMatchObject({ bound: true, sp: 2 });
  game.you.attack('test-character-1-1', 'test-homeworld#2');
  expect(game.opponent.C).toBe(8);
  game.you.play('hit', 'test-character-1-1');
  expect(game.card('test-character-1-1').damage).toBe(1);
});
