import { expect, test } from 'vitest';
import { scenario } from '../../scenario';

test('Charter Beacon: a Spacecraft costs its controller 1C less, a Character what it prints', () => {
  const game = scenario({
    you: { C: 10, map: ['charter-beacon'], hand: ['marrow-kestrel', 'tamsin-of-the-long-burn'] },
  });
  game.you.play('marrow-kestrel');
  expect(game.you.C).toBe(8);
  game.you.play('tamsin-of-the-long-burn');
  expect(game.you.C).toBe(6);
});

test('Reliquary of Deeds: a marker is paid for two cards and 2 CP; its own printed SP can’t be', () => {
  const game = scenario({
    you: { CP: 0, map: ['reliquary-of-deeds', { card: 'test-character-1-5', sp: 1 }] },
  });
  expect(game.you.sp).toBe(2);
  game.you.use('reliquary-of-deeds');
  expect([game.you.hand.length, game.you.CP, game.you.sp]).toEqual([2, 2, 1]);
  const poor = scenario({ you: { map: ['reliquary-of-deeds'] } });
  expect(poor.you.refusal(() => poor.you.use('reliquary-of-deeds'))).toBe('3.5');
});

test('Harbour Chain: played onto a Homeworld, it takes 1C off each raid', () => {
  const game = scenario({
    you: { C: 10, hand: ['harbour-chain'] },
    opponent: { map: ['test-character-2-2'] },
  });
  game.you.play('harbour-chain', 'test-homeworld#1');
  expect(game.you.C).toBe(8);
  game.you.endTurn();
  game.opponent.attack('test-character-2-2', 'test-homeworld');
  expect(game.you.C).toBe(7);
});

test('Deadman Switch: the Spacecraft that bears it, destroyed, deals 2 damage to each opposing Spacecraft', () => {
  const game = scenario({
    you: {
      map: [
        { card: 'gullwing-lighter', damage: 1 },
        { card: 'deadman-switch', host: 'gullwing-lighter' },
        'ferriers-last-debt',
      ],
    },
    opponent: { map: ['test-spacecraft', 'marrow-kestrel', 'test-character-1-5'] },
  });
  game.you.attack('gullwing-lighter', 'test-character-1-5');
  expect(game.card('gullwing-lighter').zone).toBe('depleted');
  const names = ['test-spacecraft', 'marrow-kestrel', 'ferriers-last-debt', 'test-character-1-5'];
  expect(names.map((name) => game.card(name).damage)).toEqual([2, 2, 0, 1]);
  expect(game.card('deadman-switch').zone).toBe('depleted');
});
