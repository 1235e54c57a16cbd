import { expect, test } from 'vitest';
import { type Ability, spacecraft } from '../language/index';
import {
  any,
  C,
  damage,
  destroy,
  destroyed,
  falls,
  gain,
  iff,
  is,
  it,
  modify,
  opponents,
  self,
  statOf,
  target,
  when,
} from '../language/words';
import { printing } from '../testing/fixtures';
import { scenario } from '../testing/scenario';
import { slow, tool } from '../testing/small-cards';

const fireship = spacecraft({
  id: 'fireship',
  name: 'Fireship',
  faction: 'Independent',
  cost: C(2),
  power: 2,
  hull: 1,
  abilities: [when(destroyed(self), damage(statOf('power', self), target(opponents('Spacecraft'))))],
  printing: printing(),
});
const burn = slow('burn', damage(1, target(any('Spacecraft'))));
const arm = slow('arm', modify(target(any('Spacecraft')), 'power', 1, 'this Act'));

test('11.5 an amount of what has left the Map is as it was just before: the printed statistic', () => {
  const game = scenario({
    cards: [fireship, burn],
    you: { hand: ['burn'], map: ['fireship'] },
    opponent: { map: ['test-spacecraft'] },
  });
  game.you.play('burn', 'fireship');
  expect([game.card('fireship').zone, game.card('test-spacecraft').damage]).toEqual(['depleted', 2]);
});

test('11.5 an amount of what has left the Map is as it was just before: with what had changed it', () => {
  const game = scenario({
    cards: [fireship, burn, arm],
    you: { hand: ['arm', 'burn'], map: ['fireship'] },
    opponent: { map: ['test-spacecraft'] },
  });
  game.you.play('arm', 'fireship');
  game.you.play('burn', 'fireship');
  expect(game.card('test-spacecraft').zone).toBe('depleted');
});

test('11.5 the subject of another permanent’s ability is remembered as it was', () => {
  const heir = tool('heir', when(destroyed(any('Spacecraft')), gain(C(statOf('power', it)))));
  const game = scenario({
    cards: [fireship, burn, arm, heir],
    you: { C: 1, hand: ['arm', 'burn'], map: ['heir'] },
    opponent: { map: ['fireship'] },
  });
  game.you.play('arm', 'fireship');
  game.you.play('burn', 'fireship');
  expect(game.you.C).toBe(4);
});

test('11.5 an amount of what is still on the Map is as it is on resolution', () => {
  const mourner = tool('mourner', when(falls(any('Character')), gain(C(statOf('power', it)))));
  const end = slow('end', damage(9, target(any('Character'))));
  const game = scenario({
    cards: [mourner, end],
    you: { C: 1, hand: ['end'], map: ['mourner'] },
    opponent: { map: ['test-character-5-3'] },
  });
  game.you.play('end', 'test-character-5-3');
  // Fallen, it has Power 2.
  expect(game.you.C).toBe(3);
});

test('11.5 13.2 a condition on the subject is looked at as it was, when it has left the Map', () => {
  const fallenOnly: Ability = {
    ability: 'triggered',
    when: destroyed(any('Character')),
    if: is(it, 'Fallen'),
    effect: [gain(C(2))],
  };
  const inside = when(destroyed(any('Character')), iff(is(it, 'damaged'), gain(C(4)), gain(C(1))));
  const end = slow('end', damage(9, target(any('Character'))));
  const game = scenario({
    cards: [tool('wake', fallenOnly), tool('ledger', inside), end],
    you: { C: 1, hand: ['end'], map: ['wake', 'ledger'] },
    opponent: { map: [{ card: 'test-character-1-1', face: 'fallen' }] },
  });
  game.you.play('end', ['wake', 'ledger']);
  expect(game.card('test-character-1-1').zone).toBe('depleted');
  expect(game.you.C).toBe(7);
});

test('11.5 what was chosen as a target is not the subject: of what is gone there is nothing', () => {
  const chained = when(destroyed(any('Spacecraft')), [destroy(target(any('Device'))), gain(C(statOf('power', it)))]);
  const game = scenario({
    cards: [fireship, burn, tool('chained', chained)],
    you: { C: 1, hand: ['burn'], map: ['chained'] },
    opponent: { map: ['fireship', 'test-device'] },
  });
  game.you.play('burn', 'test-device');
  expect([game.card('fireship').zone, game.card('test-device').zone]).toEqual(['depleted', 'depleted']);
  expect(game.you.C).toBe(1);
});
