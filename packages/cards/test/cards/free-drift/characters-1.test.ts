import { expect, test } from 'vitest';
import { scenario } from '../../scenario';

test('Sable Vey, Tollbreaker: a conflict that she wins lets you trade a card for another', () => {
  const won = (answer: 'yes' | 'no') => {
    const game = scenario({
      you: { map: ['sable-vey-tollbreaker'], hand: ['test-slow'], deck: ['test-device', 'test-fast'] },
      opponent: { map: ['test-character-1-2'] },
    });
    game.you.attack('sable-vey-tollbreaker', 'test-character-1-2');
    game.you.choose(answer);
    return game.you.hand;
  };
  expect([won('yes'), won('no')]).toEqual([['test-device'], ['test-slow']]);
});

test('Sable Vey, Tollbreaker: as she falls, a Location of Defense 3 or less burns with the gate', () => {
  const game = scenario({
    you: { map: ['sable-vey-tollbreaker'] },
    opponent: { map: ['test-character-4-6', 'toll-gate-nine', 'test-location', 'wreckers-market'] },
  });
  game.you.attack('sable-vey-tollbreaker', 'test-character-4-6');
  const offered = game.you.decision?.options.map((option) => ('card' in option ? option.card : ''));
  expect(offered).toEqual(['test-location', 'wreckers-market']);
  game.you.choose('test-location');
  expect([game.card('test-location').zone, game.card('toll-gate-nine').zone]).toEqual(['depleted', 'map']);
});

test('Quill Marrow, Twice Sold: 1C lets him attack in the turn that he comes', () => {
  const game = scenario({
    you: { C: 5, hand: ['quill-marrow-twice-sold'] },
    opponent: { C: 10 },
  });
  game.you.play('quill-marrow-twice-sold');
  expect(game.you.refusal(() => game.you.attack('quill-marrow-twice-sold', 'test-homeworld#2'))).toBe('7.2');
  game.you.use('quill-marrow-twice-sold');
  game.you.attack('quill-marrow-twice-sold', 'test-homeworld#2');
  expect([game.you.C, game.opponent.C]).toEqual([1, 8]);
  expect(game.you.refusal(() => game.you.use('quill-marrow-twice-sold'))).toBe('13.1');
});

test('Quill Marrow, Twice Sold: as he falls the opponent loses 2C', () => {
  const game = scenario({
    you: { map: ['quill-marrow-twice-sold'] },
    opponent: { C: 10, map: ['test-character-3-6'] },
  });
  game.you.attack('quill-marrow-twice-sold', 'test-character-3-6');
  expect([game.card('quill-marrow-twice-sold').face, game.opponent.C]).toEqual(['fallen', 8]);
});

test('Nim Harrow, Salvor: each Spacecraft that is destroyed, anybody’s, brings 2C', () => {
  const game = scenario({
    you: { C: 1, map: ['nim-harrow-salvor', { card: 'test-spacecraft', damage: 1 }] },
    opponent: { map: [{ card: 'test-spacecraft', damage: 1 }] },
  });
  game.you.attack('test-spacecraft', 'test-spacecraft#2');
  expect([game.card('test-spacecraft').zone, game.card('test-spacecraft#2').zone]).toEqual(['depleted', 'depleted']);
  expect(game.you.C).toBe(5);
});

test('Nim Harrow, Salvor: picked clean, he gives a Spacecraft for 2 cards, once each turn', () => {
  const game = scenario({
    you: { map: [{ card: 'nim-harrow-salvor', face: 'fallen' }, 'test-spacecraft', 'gullwing-lighter'] },
  });
  game.you.use('nim-harrow-salvor', 0, 'test-spacecraft');
  expect([game.you.hand.length, game.card('test-spacecraft').zone]).toEqual([2, 'depleted']);
  expect(game.you.refusal(() => game.you.use('nim-harrow-salvor'))).toBe('13.1');
});

test('Tamsin of the Long Burn: attacks in the turn that she comes', () => {
  const game = scenario({ you: { C: 5, hand: ['tamsin-of-the-long-burn'] }, opponent: { C: 10 } });
  game.you.play('tamsin-of-the-long-burn');
  game.you.attack('tamsin-of-the-long-burn', 'test-homeworld#2');
  expect([game.you.C, game.opponent.C]).toEqual([3, 8]);
});

test('Tamsin of the Long Burn: spent, she brings 2C as she leaves the Map', () => {
  const game = scenario({
    you: { C: 5, map: [{ card: 'tamsin-of-the-long-burn', face: 'fallen' }] },
    opponent: { map: ['test-character-1-5'] },
  });
  game.you.attack('tamsin-of-the-long-burn', 'test-character-1-5');
  expect([game.card('tamsin-of-the-long-burn').zone, game.you.C]).toEqual(['depleted', 7]);
});

test('Ressa Quay, Flag of None: each raid of another permanent of yours brings 1 CP, her own none', () => {
  const game = scenario({
    you: { CP: 2, map: ['ressa-quay-flag-of-none', 'test-spacecraft', 'test-character-1-2'] },
    opponent: { C: 20 },
  });
  game.you.attack('ressa-quay-flag-of-none', 'test-homeworld#2');
  expect(game.you.CP).toBe(2);
  game.you.attack('test-spacecraft', 'test-homeworld#2');
  game.you.attack('test-character-1-2', 'test-homeworld#2');
  expect(game.you.CP).toBe(4);
});

test('Ressa Quay, Flag of None: adrift, she keeps 2C of what she raids', () => {
  const game = scenario({
    you: { C: 0, map: [{ card: 'ressa-quay-flag-of-none', face: 'fallen' }] },
    opponent: { C: 10 },
  });
  game.you.attack('ressa-quay-flag-of-none', 'test-homeworld#2');
  expect([game.you.C, game.opponent.C]).toEqual([2, 6]);
});
