import { expect, test } from 'vitest';
import { scenario } from '../../scenario';

test('Censer of the Verge: its bearer has 1 Resolve more, and is no target for the opponent’s Maneuvers', () => {
  const game = scenario({
    you: { map: ['test-character-1-2'], hand: ['censer-of-the-verge'] },
    opponent: { hand: ['dockside-brawl'] },
  });
  game.you.play('censer-of-the-verge', 'test-character-1-2');
  expect(game.card('test-character-1-2').stat('resolve')).toBe(3);
  game.you.endTurn();
  expect(game.opponent.refusal(() => game.opponent.play('dockside-brawl'))).toBe('11.1');
});

test('Mourners’ Bell: as its bearer falls it draws 2 cards, and is gone', () => {
  const game = scenario({
    you: { map: ['test-character-1-1'], hand: ['mourners-bell'], C: 1 },
    opponent: { map: ['test-character-1-5'] },
  });
  game.you.play('mourners-bell', 'test-character-1-1');
  game.you.attack('test-character-1-1', 'test-character-1-5');
  expect([game.you.hand.length, game.card('mourners-bell').zone]).toEqual([2, 'depleted']);
});

test('Hundred-Year Oil: 2 CP and a Device, itself or another, redeem a Fallen Character', () => {
  const game = scenario({
    act: 'II',
    you: {
      CP: 4,
      map: [
        'hundred-year-oil',
        'test-device',
        { card: 'test-character-1-2', face: 'fallen' },
        { card: 'test-character-1-3', face: 'fallen' },
      ],
    },
  });
  game.you.use('hundred-year-oil', 0, 'test-character-1-2', 'test-device');
  expect([game.card('test-character-1-2').face, game.card('test-device').zone]).toEqual(['front', 'depleted']);
  game.you.use('hundred-year-oil');
  expect([game.card('test-character-1-3').face, game.card('hundred-year-oil').zone, game.you.CP]).toEqual([
    'front',
    'depleted',
    0,
  ]);
});
