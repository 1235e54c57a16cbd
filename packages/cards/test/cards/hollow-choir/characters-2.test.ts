import { expect, test } from 'vitest';
import { scenario } from '../../scenario';

test('Dame Ashlin, Bereft: another Character of her side that falls gives her 2 Power for the turn', () => {
  const game = scenario({
    act: 'II',
    you: { hand: ['null-psalm'], map: ['dame-ashlin-bereft', 'test-character-1-5'] },
  });
  game.you.play('null-psalm', 'test-character-1-5');
  expect(game.card('dame-ashlin-bereft').stat('power')).toBe(5);
  game.you.endTurn();
  expect(game.card('dame-ashlin-bereft').stat('power')).toBe(3);
});

test('Dame Ashlin, Bereft: as Ashlin, Beyond Grief she intercepts without being activated and deals 1 damage', () => {
  const game = scenario({
    active: 'opponent',
    you: { map: [{ card: 'dame-ashlin-bereft', face: 'fallen' }] },
    opponent: { map: ['test-character-1-6', 'test-character-2-3'] },
  });
  game.respond();
  game.opponent.attack('test-character-1-6', 'test-homeworld');
  game.you.intercept('dame-ashlin-bereft');
  game.you.choose('test-character-2-3');
  game.settle();
  expect(game.card('test-character-2-3').damage).toBe(1);
  expect(game.card('dame-ashlin-bereft')).toMatchObject({ ready: true, damage: 1 });
});

test('Nacre, Who Drank the Dark: as she enters each player discards a card', () => {
  const game = scenario({
    you: { hand: ['nacre-who-drank-the-dark', 'test-slow', 'test-fast'] },
    opponent: { hand: ['test-slow', 'test-device'] },
  });
  game.you.play('nacre-who-drank-the-dark');
  game.you.choose('test-slow');
  game.opponent.choose('test-device');
  expect([game.you.hand, game.opponent.hand]).toEqual([['test-fast'], ['test-slow']]);
});

test('Nacre, Who Drank the Dark: Nacre, Brimful is Veiled, so that the opponent’s Brawl finds somebody else', () => {
  const game = scenario({
    active: 'opponent',
    you: { map: [{ card: 'nacre-who-drank-the-dark', face: 'fallen' }, 'test-character-1-5'] },
    opponent: { hand: ['dockside-brawl'] },
  });
  game.opponent.play('dockside-brawl');
  expect([game.card('nacre-who-drank-the-dark').damage, game.card('test-character-1-5').damage]).toEqual([0, 2]);
});

test('Hespa, Second Voice: another Fallen Character of her side that would be destroyed comes back to hand', () => {
  const game = scenario({
    active: 'opponent',
    you: { map: ['hespa-second-voice', { card: 'wenna-candle-thief', face: 'fallen' }] },
    opponent: { hand: ['dockside-brawl'], map: [{ card: 'test-character-3-3', face: 'fallen' }] },
  });
  game.opponent.play('dockside-brawl', 'wenna-candle-thief');
  expect(game.card('wenna-candle-thief').zone).toBe('hand');
  const theirs = scenario({
    you: { hand: ['dockside-brawl'], map: ['hespa-second-voice'] },
    opponent: { map: [{ card: 'test-character-3-3', face: 'fallen' }] },
  });
  theirs.you.play('dockside-brawl', 'test-character-3-3');
  expect(theirs.card('test-character-3-3').zone).toBe('depleted');
});

test('Hespa, Second Voice: as Hespa, the Held Harmony she gains 2C for each other Character destroyed', () => {
  const game = scenario({
    you: { C: 1, hand: ['dockside-brawl'], map: [{ card: 'hespa-second-voice', face: 'fallen' }] },
    opponent: { map: [{ card: 'test-character-3-3', face: 'fallen' }] },
  });
  game.you.play('dockside-brawl', 'test-character-3-3');
  expect(game.card('test-character-3-3').zone).toBe('depleted');
  expect(game.you.C).toBe(3);
});

test('Orison, Borrowed Tongue: 4 CP take control of a Fallen Character until she leaves the Map', () => {
  const game = scenario({
    you: { CP: 6, map: [{ card: 'orison-borrowed-tongue', damage: 3 }] },
    opponent: {
      CP: 6,
      hand: ['dockside-brawl', 'dockside-brawl', 'dockside-brawl'],
      map: [{ card: 'test-character-3-3', face: 'fallen' }, 'test-character-1-5'],
    },
  });
  game.you.use('orison-borrowed-tongue');
  expect([game.you.CP, game.card('test-character-3-3').controller]).toEqual([2, 'you']);
  expect(game.card('test-character-1-5').controller).toBe('opponent');
  game.you.endTurn();
  game.opponent.play('dockside-brawl', 'orison-borrowed-tongue');
  game.opponent.play('dockside-brawl#2', 'orison-borrowed-tongue');
  expect([game.card('orison-borrowed-tongue').face, game.card('test-character-3-3').controller]).toEqual([
    'fallen',
    'you',
  ]);
  game.opponent.play('dockside-brawl#3', 'orison-borrowed-tongue');
  expect([game.card('orison-borrowed-tongue').zone, game.card('test-character-3-3').controller]).toEqual([
    'depleted',
    'opponent',
  ]);
});

test('Orison, Borrowed Tongue: as Orison, Spoken For she draws a card for a conflict won', () => {
  const game = scenario({ you: { map: [{ card: 'orison-borrowed-tongue', face: 'fallen' }] } });
  game.you.attack('orison-borrowed-tongue', 'test-homeworld#2');
  expect([game.opponent.C, game.you.hand.length]).toEqual([6, 1]);
});

test('Emmerich, Last Cantor: as he attacks, an opposing Character with Resolve 2 or less falls', () => {
  const game = scenario({
    you: { map: ['emmerich-last-cantor', 'test-character-2-1'] },
    opponent: { map: ['test-character-1-2', 'test-character-1-3'] },
  });
  game.you.attack('emmerich-last-cantor', 'test-homeworld#2');
  const faces = ['test-character-1-2', 'test-character-1-3', 'test-character-2-1'].map((name) => game.card(name).face);
  expect(faces).toEqual(['fallen', 'front', 'front']);
  expect(game.opponent.C).toBe(6);
});

test('Emmerich, Last Cantor: Emmerich, the Long Rest gives all Fallen Characters of his side 1 Power, himself too', () => {
  const game = scenario({
    you: {
      map: [
        { card: 'emmerich-last-cantor', face: 'fallen' },
        { card: 'test-character-3-3', face: 'fallen' },
        'test-character-1-5',
      ],
    },
    opponent: { map: [{ card: 'test-character-3-4', face: 'fallen' }] },
  });
  const names = ['emmerich-last-cantor', 'test-character-3-3', 'test-character-1-5', 'test-character-3-4'];
  expect(names.map((name) => game.card(name).stat('power'))).toEqual([5, 3, 1, 2]);
});

test('Cantor Iseth: another Character’s fall, on either side, is 1 CP for her', () => {
  const game = scenario({
    act: 'II',
    you: { CP: 8, hand: ['null-psalm', 'null-psalm'], map: ['cantor-iseth', 'test-character-1-5'] },
    opponent: { map: ['test-character-2-5'] },
  });
  game.you.play('null-psalm', 'test-character-2-5');
  expect(game.you.CP).toBe(5);
  game.you.play('null-psalm#2', 'test-character-1-5');
  expect(game.you.CP).toBe(2);
});

test('Cantor Iseth: both faces are Veiled, and Iseth, the Open Note takes 1 damage less each time', () => {
  const after = (face: 'front' | 'fallen') => {
    const game = scenario({
      active: 'opponent',
      you: { map: [{ card: 'cantor-iseth', face }] },
      opponent: { hand: ['dockside-brawl'], map: ['test-character-2-5'] },
    });
    game.opponent.play('dockside-brawl');
    expect([game.card('test-character-2-5').damage, game.card('cantor-iseth').damage]).toEqual([2, 0]);
    game.opponent.attack('test-character-2-5', 'cantor-iseth');
    return game.card('cantor-iseth').damage;
  };
  expect([after('front'), after('fallen')]).toEqual([2, 1]);
});
