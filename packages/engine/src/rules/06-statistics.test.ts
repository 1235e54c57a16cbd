import { expect, test } from 'vitest';
import { homeworld } from '../language/index';
import {
  all,
  always,
  any,
  burn,
  damage,
  destroy,
  host,
  modify,
  opponents,
  returnToHand,
  target,
  your,
} from '../language/words';
import { printing } from '../testing/fixtures';
import { scenario } from '../testing/scenario';
import { fast, gear, place, slow } from '../testing/small-cards';

const fort = homeworld({
  id: 'fort',
  name: 'Fort',
  factions: ['Lantern Order'],
  treasury: 7,
  income: 2,
  command: 3,
  bastion: 2,
  abilities: [],
  printing: printing(),
});

test('6.1 a Homeworld prints Treasury, Income, Command and Bastion, and pays them', () => {
  const game = scenario({ cards: [fort], active: 'opponent', you: { homeworld: 'fort', C: 0, CP: 0 } });
  game.opponent.endTurn();
  expect([game.you.C, game.you.CP, game.card('fort').stat('bastion')]).toEqual([2, 3, 2]);
});

test('6.1 a Homeworld can’t leave the Map, change control or be destroyed, nor be played', () => {
  const hits = [
    slow('kill', destroy(all(any('Homeworld')))),
    slow('pyre', burn(target(any('Homeworld')))),
    slow('send', returnToHand(target(any('Homeworld')))),
    slow('steal', { do: 'takeControl', what: target(opponents('Homeworld')), until: 'for good' }),
  ];
  const game = scenario({ cards: hits, you: { hand: ['kill', 'pyre', 'send', 'steal'] } });
  game.you.play('kill');
  for (const card of ['pyre', 'send', 'steal']) expect(game.you.refusal(() => game.you.play(card))).toBe('11.1');
  expect([game.card('test-homeworld').zone, game.card('test-homeworld#2').zone]).toEqual(['map', 'map']);
});

test('6.2 a Character has Power, Resolve and Drives', () => {
  const game = scenario({ you: { map: ['test-character-2-3'] } });
  const driver = game.card('test-character-2-3');
  expect([driver.stat('power'), driver.stat('resolve')]).toEqual([2, 3]);
});

test('6.3 a Spacecraft fights like a Character, can’t be Bound, and is destroyed by damage equal to its Hull', () => {
  const game = scenario({
    you: { map: ['test-spacecraft', 'test-storyline'] },
    opponent: { map: ['test-character-3-3'] },
  });
  expect(game.you.refusal(() => game.you.bind('test-storyline', 'test-spacecraft'))).toBe('8.10.2');
  game.you.attack('test-spacecraft', 'test-character-3-3');
  expect(game.card('test-spacecraft').zone).toBe('depleted');
  expect(game.card('test-character-3-3')).toMatchObject({ damage: 2, face: 'front' });
  expect(game.told('destroyed')).toMatchObject([{ rule: '6.3' }]);
});

test('6.4 a Location has Defense and pays its Income and Command; its printed SP count', () => {
  const dock = place('dock', { income: 2, command: 1, sp: 1 });
  const game = scenario({ cards: [dock], active: 'opponent', you: { map: ['dock'], C: 0, CP: 0 } });
  expect([game.you.sp, game.card('dock').stat('defense')]).toEqual([1, 3]);
  game.opponent.endTurn();
  expect([game.you.C, game.you.CP]).toEqual([5, 3]);
});

test('6.5 a Device leaves with its host, and changes no statistic of it any more', () => {
  const blade = gear('blade', always(modify(host, 'power', 2)));
  const game = scenario({
    cards: [blade, slow('kill', destroy(target(any('Character'))))],
    you: { hand: ['kill', 'blade'], map: ['test-character-1-2', 'test-character-2-2'] },
  });
  game.you.play('blade', 'test-character-1-2');
  expect(game.card('test-character-1-2').stat('power')).toBe(3);
  game.you.play('kill', 'test-character-1-2');
  expect([game.card('blade').zone, game.card('test-character-2-2').stat('power')]).toEqual(['depleted', 2]);
});

test('6.5 a Device keeps its controller as its host changes control, and goes to its owner’s pile', () => {
  const blade = gear('blade', always(modify(host, 'power', 2)));
  const game = scenario({
    cards: [blade, slow('steal', { do: 'takeControl', what: target(opponents('Character')), until: 'for good' })],
    you: { hand: ['steal'] },
    opponent: { map: ['test-character-1-2', { card: 'blade', host: 'test-character-1-2' }] },
  });
  game.you.play('steal', 'test-character-1-2');
  expect([game.card('blade').controller, game.card('blade').zone]).toEqual(['opponent', 'map']);
  expect(game.card('test-character-1-2').stat('power')).toBe(3);
});

test('6.5 a Device with Attach needs a host, and one whose host has gone in response is Depleted', () => {
  const game = scenario({ you: { hand: ['test-attachment'] } });
  expect(game.you.refusal(() => game.you.play('test-attachment'))).toBe('6.5');
  const gone = scenario({
    cards: [fast('shot', destroy(target(any('Character'))))],
    you: { map: ['test-character-1-2'], hand: ['test-attachment'] },
    opponent: { hand: ['shot'] },
  });
  gone.respond();
  gone.you.play('test-attachment', 'test-character-1-2');
  gone.opponent.play('shot', 'test-character-1-2');
  gone.settle();
  expect([gone.card('test-attachment').zone, gone.told('entered')]).toEqual(['depleted', []]);
});

test('6.9 only Characters, Spacecraft and Locations take damage', () => {
  const wave = slow('wave', damage(1, all(your('permanent'))));
  const game = scenario({
    cards: [wave],
    you: {
      hand: ['wave'],
      map: ['test-character-1-2', 'test-spacecraft', 'test-location', 'test-device', 'test-storyline'],
    },
  });
  game.you.play('wave');
  const hurt = [
    'test-character-1-2',
    'test-spacecraft',
    'test-location',
    'test-device',
    'test-storyline',
    'test-homeworld',
  ];
  expect(hurt.map((card) => game.card(card).damage)).toEqual([1, 1, 1, 0, 0, 0]);
});
