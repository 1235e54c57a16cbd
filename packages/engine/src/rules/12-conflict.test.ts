import { expect, test } from 'vitest';
import { homeworld } from '../language/index';
import {
  activate,
  all,
  any,
  attacks,
  C,
  damage,
  destroy,
  fall,
  gain,
  intercepts,
  it,
  modify,
  opponents,
  raids,
  returnToHand,
  seized,
  target,
  when,
  your,
} from '../language/words';
import { printing } from '../testing/fixtures';
import { scenario } from '../testing/scenario';
import { fast, place, slow, tool } from '../testing/small-cards';

test('12.1 an attack activates a ready Character or Spacecraft and names what the opponent has; the defender responds first', () => {
  const game = scenario({
    you: { map: ['test-character-1-2', 'test-device', 'test-character-2-2'], hand: ['test-fast'] },
    opponent: { map: ['test-device', 'test-storyline'], hand: ['test-fast'] },
  });
  expect(game.you.refusal(() => game.you.attack('test-device', 'test-homeworld#2'))).toBe('12.1');
  for (const out of ['test-homeworld', 'test-character-2-2', 'test-device#2', 'test-storyline'])
    expect(game.you.refusal(() => game.you.attack('test-character-1-2', out))).toBe('12.1');
  game.respond();
  game.you.attack('test-character-1-2', 'test-homeworld#2');
  expect([game.card('test-character-1-2').ready, game.opponent.decision?.kind, game.you.decision]).toEqual([
    false,
    'response',
    null,
  ]);
  game.opponent.pass();
  expect(game.you.decision?.kind).toBe('response');
  expect(game.told('struck')).toEqual([]);
  game.you.pass();
  expect(game.told('struck')).toHaveLength(1);
});

test('12.1 11.3 an attack is a Slow action: not in a response, not during a conflict', () => {
  const game = scenario({
    you: { map: ['test-character-1-2', 'test-character-2-2'], hand: ['test-fast'] },
    opponent: { map: ['test-character-3-3'], hand: ['test-fast'] },
  });
  game.respond();
  game.you.attack('test-character-1-2', 'test-homeworld#2');
  expect(game.opponent.refusal(() => game.opponent.attack('test-character-3-3', 'test-homeworld'))).toBe('11.3');
  game.opponent.pass();
  expect(game.you.refusal(() => game.you.attack('test-character-2-2', 'test-homeworld#2'))).toBe('11.3');
  game.settle();
});

test('12.3 attacker and target with Power damage each other at the same time: both may fall', () => {
  const game = scenario({
    you: { map: ['test-character-3-2'] },
    opponent: { map: ['test-character-2-3'] },
  });
  game.you.attack('test-character-3-2', 'test-character-2-3');
  expect([game.card('test-character-3-2').face, game.card('test-character-2-3').face]).toEqual(['fallen', 'fallen']);
  expect(game.told('conflictWon')).toEqual([]);
});

test('12.3 a Location has no Power and strikes nobody back', () => {
  const game = scenario({ you: { map: ['test-character-1-1'] }, opponent: { map: ['test-location'] } });
  game.you.attack('test-character-1-1', 'test-location');
  expect([game.card('test-character-1-1').damage, game.card('test-location').damage]).toEqual([0, 1]);
});

const before = (name: string, response: Parameters<typeof fast>[1], responder: 'you' | 'opponent') => {
  test(`12.4 ${name} before the strike: the conflict ends with no strike`, () => {
    const game = scenario({
      cards: [fast('response', response)],
      you: { map: ['test-character-3-3'], ...(responder === 'you' ? { hand: ['response'] } : {}) },
      opponent: { map: ['test-character-2-2'], ...(responder === 'opponent' ? { hand: ['response'] } : {}) },
    });
    game.respond();
    game.you.attack('test-character-3-3', 'test-character-2-2');
    game[responder].play('response');
    game.settle();
    expect([game.told('struck'), game.told('conflictWon'), game.game.board.conflict]).toEqual([[], [], null]);
    expect(game.you.decision?.kind).toBe('action');
  });
};
const seize = { do: 'takeControl', what: target(opponents('Character')), until: 'this turn' } as const;
before('the attacker is destroyed', destroy(target(opponents('Character'))), 'opponent');
before('the attacker is taken', seize, 'opponent');
before('the target is returned', returnToHand(target(opponents('Character'))), 'you');
before('the target is taken', seize, 'you');

test('12.4 an attacker that falls before the strike is still there and strikes with its Fallen face', () => {
  const game = scenario({
    cards: [fast('push', fall(target(opponents('Character'))))],
    you: { map: ['test-character-5-6'] },
    opponent: { hand: ['push'] },
  });
  game.respond();
  game.you.attack('test-character-5-6', 'test-homeworld#2');
  game.opponent.play('push');
  game.settle();
  expect(game.opponent.C).toBe(8);
});

test('12.5 a raid takes C equal to Power less Bastion, and no more than there is', () => {
  const fort = homeworld({
    id: 'fort',
    name: 'Fort',
    factions: ['Lantern Order'],
    treasury: 8,
    income: 2,
    command: 1,
    bastion: 2,
    abilities: [],
    printing: printing(),
  });
  const raid = (attacker: string, C: number): number => {
    const game = scenario({ cards: [fort], you: { map: [attacker] }, opponent: { homeworld: 'fort', C } });
    game.you.attack(attacker, 'fort');
    expect(game.card(attacker).damage).toBe(0);
    return game.opponent.C;
  };
  expect([raid('test-character-5-6', 9), raid('test-character-5-6', 1), raid('test-character-2-2', 9)]).toEqual([
    6, 0, 9,
  ]);
});

test('12.6 a siege: damage equal to Power; with its Defense reached the attacker’s controller takes it, damage removed', () => {
  const game = scenario({
    cards: [place('dock', { defense: 3, sp: 1 })],
    you: { map: ['test-character-2-2', 'test-character-1-2'] },
    opponent: { map: ['dock'] },
  });
  game.you.attack('test-character-2-2', 'dock');
  expect(game.card('dock')).toMatchObject({ damage: 2, controller: 'opponent' });
  game.you.attack('test-character-1-2', 'dock');
  expect(game.card('dock')).toMatchObject({ damage: 0, controller: 'you', zone: 'map' });
  expect([game.you.sp, game.opponent.sp]).toEqual([1, 0]);
  expect(game.told('seized')).toMatchObject([{ rule: '12.6', seat: 0 }]);
});

test('12.6 an effect seizes for its controller too, and damage on Locations goes at the end of the turn', () => {
  const quake = slow('quake', damage(2, target(opponents('Location'))));
  const game = scenario({
    cards: [quake],
    you: { hand: ['quake', 'quake', 'quake'] },
    opponent: { map: ['test-location', { card: 'test-location', damage: 2 }] },
  });
  game.you.play('quake', 'test-location#2');
  expect(game.card('test-location#2').controller).toBe('you');
  game.you.play('quake#2');
  expect(game.card('test-location')).toMatchObject({ controller: 'opponent', damage: 2 });
  game.you.endTurn();
  expect(game.card('test-location').damage).toBe(0);
});

test('12.6 11.5 a Location whose Defense sinks to its damage is seized by whose source dealt the latest damage', () => {
  const game = scenario({
    cards: [
      slow('quake', damage(2, target(any('Location')))),
      slow('sap', modify(all(any('Location')), 'defense', -1, 'this turn')),
    ],
    you: { hand: ['quake', 'sap'] },
    opponent: { map: ['test-location'] },
  });
  game.you.play('quake');
  expect(game.card('test-location').controller).toBe('opponent');
  game.you.play('sap');
  expect(game.card('test-location').controller).toBe('you');
});

test('12.1 12.2 13.1 attacks, interceptions and raids are told to what waits for them', () => {
  const game = scenario({
    cards: [
      tool('drum', when(attacks(your('Character')), modify(it, 'power', 1, 'this conflict'))),
      tool('horn', when(raids(your('Character')), gain(C(1)))),
      tool('wall', when(intercepts(your('Character')), activate(all(opponents('Character'))))),
    ],
    you: { map: ['drum', 'horn', 'test-character-1-2', 'test-character-2-2'], C: 0 },
    opponent: { map: ['wall', 'test-character-1-5'] },
  });
  game.you.attack('test-character-1-2', 'test-homeworld#2');
  expect([game.opponent.C, game.you.C, game.card('test-character-1-2').stat('power')]).toEqual([8, 1, 1]);
  game.respond();
  game.you.attack('test-character-2-2', 'test-homeworld#2');
  game.opponent.intercept('test-character-1-5');
  game.settle();
  expect(game.card('test-character-1-5').damage).toBe(3);
  expect(game.told('abilityTriggered').map(({ subject }) => subject?.card)).toEqual(['drum', 'horn', 'drum', 'wall']);
});

test('12.6 damage that its own controller deals to a Location is removed as it reaches Defense, and nothing is seized', () => {
  const eye = tool('eye', when(seized(any('Location')), gain(C(5))));
  const game = scenario({
    cards: [eye, slow('quake', damage(3, target(any('Location'))))],
    you: { C: 0, hand: ['quake'], map: ['eye', 'test-location'] },
  });
  game.you.play('quake', 'test-location');
  expect(game.card('test-location')).toMatchObject({ controller: 'you', damage: 0 });
  expect([game.you.C, game.told('seized')]).toEqual([0, []]);
});
