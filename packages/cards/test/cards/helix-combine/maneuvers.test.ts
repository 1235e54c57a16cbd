import { expect, test } from 'vitest';
import { scenario } from '../../scenario';

test('Emergency Graft: 2 Resolve more keep a Character up for the turn; with a Device you draw a card', () => {
  const grafted = (devices: string[]) => {
    const game = scenario({
      active: 'opponent',
      you: { map: ['test-character-1-2', ...devices], hand: ['emergency-graft'] },
      opponent: { map: ['test-character-3-6'] },
    });
    game.respond();
    game.opponent.attack('test-character-3-6', 'test-character-1-2');
    game.you.play('emergency-graft', 'test-character-1-2');
    game.settle();
    return game;
  };
  const bare = grafted([]);
  expect([bare.card('test-character-1-2').face, bare.you.hand.length]).toEqual(['front', 0]);
  bare.opponent.endTurn();
  expect(bare.card('test-character-1-2').face).toBe('fallen');
  expect(grafted(['test-device']).you.hand).toHaveLength(1);
});

test('Planned Obsolescence: destroys a Device of an opponent, or brings yours back with a card', () => {
  const used = (mode: number, device: string) => {
    const game = scenario({
      you: { map: ['test-device', 'test-device'], hand: ['planned-obsolescence'] },
      opponent: { map: ['test-device', 'test-device'] },
    });
    game.you.play('planned-obsolescence', mode, device);
    return [game.card(device).zone, game.you.hand.length];
  };
  expect(used(0, 'test-device#3')).toEqual(['depleted', 0]);
  expect(used(1, 'test-device#1')).toEqual(['hand', 2]);
});

test('Hostile Acquisition: takes a Device, or a Location of Defense 2 or less, for good', () => {
  const taken = (mode: number, card: string) => {
    const game = scenario({
      act: 'II',
      you: { hand: ['hostile-acquisition'] },
      opponent: {
        map: ['cautery-lance', 'test-device', 'the-bond-court', 'wickside-almonry', 'test-location'],
      },
    });
    game.you.play('hostile-acquisition', mode);
    const offered = game.you.decision?.options.map((option) => ('card' in option ? option.card : ''));
    game.you.choose(card);
    expect(game.you.CP).toBe(1);
    game.you.endTurn();
    game.opponent.endTurn();
    expect(game.card(card).controller).toBe('you');
    return offered;
  };
  expect(taken(0, 'cautery-lance')).toEqual(['cautery-lance', 'test-device']);
  expect(taken(1, 'the-bond-court')).toEqual(['the-bond-court', 'wickside-almonry']);
});

test('Void the Contract: in the opponent’s turn their Storyline is removed, its Bound Character falls, and they gain 4C', () => {
  const game = scenario({
    act: 'II',
    active: 'opponent',
    you: { CP: 6, hand: ['void-the-contract'] },
    opponent: {
      C: 10,
      map: ['test-character-1-2', { card: 'test-storyline', chapter: 2, boundTo: 'test-character-1-2' }],
      hand: ['test-slow'],
    },
  });
  game.respond();
  game.opponent.play('test-slow');
  game.you.play('void-the-contract', 'test-storyline');
  game.settle();
  expect([game.card('test-storyline').zone, game.card('test-character-1-2').face]).toEqual(['depleted', 'fallen']);
  expect([game.you.CP, game.opponent.C]).toEqual([0, 14]);
});
