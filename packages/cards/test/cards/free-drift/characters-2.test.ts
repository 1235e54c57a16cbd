import { expect, test } from 'vitest';
import { scenario } from '../../scenario';

test('Sunna Toll, Wake-Rider: can’t be intercepted, and keeps 1C of what she raids', () => {
  const game = scenario({
    you: { C: 0, map: ['sunna-toll-wake-rider'] },
    opponent: { C: 10, map: ['test-character-1-5'], hand: ['test-fast'] },
  });
  game.respond();
  game.you.attack('sunna-toll-wake-rider', 'test-homeworld#2');
  expect(game.opponent.refusal(() => game.opponent.intercept('test-character-1-5'))).toBe('14.3');
  game.settle();
  expect([game.you.C, game.opponent.C]).toEqual([1, 7]);
});

test('Sunna Toll, Wake-Rider: off the charts, she draws a card for each raid that takes C', () => {
  const drawn = (C: number) => {
    const game = scenario({
      you: { map: [{ card: 'sunna-toll-wake-rider', face: 'fallen' }] },
      opponent: { C },
    });
    game.you.attack('sunna-toll-wake-rider', 'test-homeworld#2');
    return game.you.hand.length;
  };
  expect([drawn(5), drawn(0)]).toEqual([1, 0]);
});

test('Old Maro, Lock-Whisper: for 1 CP a Spacecraft can’t be intercepted this turn', () => {
  const game = scenario({
    you: { CP: 3, map: ['old-maro-lock-whisper', 'test-spacecraft', 'marrow-kestrel'] },
    opponent: { C: 10, map: ['test-spacecraft'], hand: ['test-fast'] },
  });
  game.you.use('old-maro-lock-whisper', 0, 'test-spacecraft');
  game.respond();
  game.you.attack('test-spacecraft', 'test-homeworld#2');
  expect(game.opponent.refusal(() => game.opponent.intercept('test-spacecraft#2'))).toBe('14.3');
  game.settle();
  expect([game.you.CP, game.opponent.C]).toEqual([2, 8]);
});

test('Old Maro, Lock-Whisper: locked out, he costs the opponent 2C as he is destroyed', () => {
  const game = scenario({
    you: { map: [{ card: 'old-maro-lock-whisper', face: 'fallen' }] },
    opponent: { C: 10, map: ['test-character-3-6'] },
  });
  game.you.attack('old-maro-lock-whisper', 'test-character-3-6');
  expect([game.card('old-maro-lock-whisper').zone, game.opponent.C]).toEqual(['depleted', 8]);
});

test('Jessamy Roe, Bomb-Chandler: a Spacecraft given up deals 3 damage, once each turn', () => {
  const game = scenario({
    you: { map: ['jessamy-roe-bomb-chandler', 'test-spacecraft', 'cinder-skiff'] },
    opponent: { map: ['test-character-1-5', 'test-character-1-6'] },
  });
  game.you.use('jessamy-roe-bomb-chandler', 0, 'test-character-1-5', 'test-spacecraft');
  expect([game.card('test-character-1-5').damage, game.card('test-spacecraft').zone]).toEqual([3, 'depleted']);
  expect(game.you.refusal(() => game.you.use('jessamy-roe-bomb-chandler'))).toBe('13.1');
});

test('Jessamy Roe, Bomb-Chandler: her short fuse deals 1 damage to each Character of the opponent', () => {
  const game = scenario({
    you: { map: [{ card: 'jessamy-roe-bomb-chandler', face: 'fallen' }, 'test-character-1-2'] },
    opponent: { map: ['test-character-1-6', 'test-character-2-5'] },
  });
  game.you.attack('jessamy-roe-bomb-chandler', 'test-character-1-6');
  const damage = ['test-character-1-6', 'test-character-2-5', 'test-character-1-2'];
  expect(damage.map((name) => game.card(name).damage)).toEqual([5, 1, 0]);
});

test('Idris of the Split Keel: your Spacecraft attack with 1 Power more, for the conflict', () => {
  const game = scenario({
    act: 'II',
    you: { map: ['idris-of-the-split-keel', 'test-spacecraft', 'test-character-1-2'] },
    opponent: { C: 10 },
  });
  game.you.attack('test-spacecraft', 'test-homeworld#2');
  expect([game.opponent.C, game.card('test-spacecraft').stat('power')]).toEqual([7, 2]);
  game.you.attack('test-character-1-2', 'test-homeworld#2');
  expect(game.opponent.C).toBe(6);
});

test('Idris of the Split Keel: keelhauled, he has 1 Power more while you control no Spacecraft', () => {
  const game = scenario({
    act: 'II',
    you: { C: 5, map: [{ card: 'idris-of-the-split-keel', face: 'fallen' }], hand: ['gullwing-lighter'] },
    opponent: { map: ['test-spacecraft'] },
  });
  expect(game.card('idris-of-the-split-keel').stat('power')).toBe(5);
  game.you.play('gullwing-lighter');
  expect(game.card('idris-of-the-split-keel').stat('power')).toBe(4);
});

test('Lirio Vash, Card-Sharp: has 2 Power more against an opponent with 2 cards or fewer', () => {
  const game = scenario({
    active: 'opponent',
    you: { map: ['lirio-vash-card-sharp'] },
    opponent: { hand: ['test-slow', 'test-device', 'test-fast'], deck: [] },
  });
  expect(game.card('lirio-vash-card-sharp').stat('power')).toBe(2);
  game.opponent.play('test-device');
  expect(game.card('lirio-vash-card-sharp').stat('power')).toBe(4);
});

test('Lirio Vash, Card-Sharp: called, he draws 2 cards at the end of a turn with an empty hand', () => {
  const drawn = (hand: string[]) => {
    const game = scenario({ you: { map: [{ card: 'lirio-vash-card-sharp', face: 'fallen' }], hand } });
    game.you.endTurn();
    return game.you.hand.length;
  };
  expect([drawn([]), drawn(['test-slow'])]).toEqual([2, 1]);
});

test('Gant Ironrib, Boarder: a conflict that he wins brings over a Spacecraft of Power 2 or less, for good', () => {
  const game = scenario({
    act: 'II',
    you: { map: ['gant-ironrib-boarder'] },
    opponent: { map: ['test-character-1-2', 'test-spacecraft', 'gullwing-lighter', 'the-unpaid-fare'] },
  });
  game.you.attack('gant-ironrib-boarder', 'test-character-1-2');
  const offered = game.you.decision?.options.map((option) => ('card' in option ? option.card : ''));
  expect(offered).toEqual(['test-spacecraft', 'gullwing-lighter']);
  game.you.choose('test-spacecraft');
  game.you.endTurn();
  game.opponent.endTurn();
  expect(game.card('test-spacecraft').controller).toBe('you');
});

test('Gant Ironrib, Boarder: left ashore, he intercepts while activated', () => {
  const game = scenario({
    act: 'II',
    active: 'opponent',
    you: { C: 10, map: [{ card: 'gant-ironrib-boarder', face: 'fallen', activated: true }] },
    opponent: { map: ['test-character-2-5'] },
  });
  game.respond();
  game.opponent.attack('test-character-2-5', 'test-homeworld');
  game.you.intercept('gant-ironrib-boarder');
  game.settle();
  expect([game.you.C, game.card('gant-ironrib-boarder').damage]).toEqual([10, 2]);
});
