import { expect, test } from 'vitest';
import { scenario } from '../../scenario';

test('Ibb, Nobody’s Envoy: 1 CP keeps one opposing Character from intercepting for the turn', () => {
  const game = scenario({
    you: { CP: 1, map: ['ibb-nobodys-envoy', 'test-character-2-2'] },
    opponent: { map: ['test-character-1-5', 'test-character-1-6'] },
  });
  game.you.use('ibb-nobodys-envoy', 0, 'test-character-1-5');
  game.respond();
  game.you.attack('test-character-2-2', 'test-homeworld#2');
  expect(game.opponent.refusal(() => game.opponent.intercept('test-character-1-5'))).toBe('1.3');
  game.opponent.intercept('test-character-1-6');
  game.settle();
  expect([game.opponent.C, game.card('test-character-1-6').damage]).toEqual([10, 2]);
});

test('Ibb, Nobody’s Envoy: Ibb, Everyone’s Prisoner intercepts while activated', () => {
  const game = scenario({
    active: 'opponent',
    you: { map: [{ card: 'ibb-nobodys-envoy', face: 'fallen', activated: true }] },
    opponent: { map: ['test-character-2-2'] },
  });
  game.respond();
  game.opponent.attack('test-character-2-2', 'test-homeworld');
  game.you.intercept('ibb-nobodys-envoy');
  game.settle();
  expect([game.you.C, game.card('ibb-nobodys-envoy').damage]).toEqual([10, 2]);
});

test('Orra, Who Counts Stars: her turn’s end gains 1C with five cards in hand, not with four', () => {
  const gained = (cards: number) => {
    const game = scenario({
      you: { C: 3, map: ['orra-who-counts-stars'], hand: Array.from({ length: cards }, () => 'test-device') },
    });
    game.you.endTurn();
    return game.you.C;
  };
  expect([gained(4), gained(5)]).toEqual([3, 4]);
});

test('Orra, Who Counts Stars: as Orra, Who Lost Count her turn’s end costs each player a card', () => {
  const game = scenario({
    you: { map: [{ card: 'orra-who-counts-stars', face: 'fallen' }], hand: ['test-device', 'test-slow'] },
    opponent: { hand: ['test-fast', 'test-location'], deck: ['test-spacecraft'] },
  });
  game.you.endTurn();
  game.you.choose('test-device');
  game.opponent.choose('test-fast');
  expect([game.you.hand, game.opponent.hand]).toEqual([['test-slow'], ['test-location', 'test-spacecraft']]);
});

test('Tam Okell, Second Chair: as a Partner Tam has 1 Power more and intercepts without being activated', () => {
  const stand = (partnerTo?: 'tam-okell-second-chair') => {
    const game = scenario({
      active: 'opponent',
      you: {
        map: [
          'tam-okell-second-chair',
          'test-character-1-5',
          {
            card: 'two-hands-on-the-tiller',
            chapter: 2,
            boundTo: 'test-character-1-5',
            ...(partnerTo ? { partnerTo } : {}),
          },
        ],
      },
      opponent: { map: ['test-character-0-6'] },
    });
    game.respond();
    game.opponent.attack('test-character-0-6', 'test-homeworld');
    game.you.intercept('tam-okell-second-chair');
    game.settle();
    return [game.card('test-character-0-6').damage, game.card('tam-okell-second-chair').ready];
  };
  expect([stand(), stand('tam-okell-second-chair')]).toEqual([
    [2, false],
    [3, true],
  ]);
});

test('Tam Okell, Second Chair: Tam, Beside an Empty Seat has 2 Power more in a turn in which a Storyline is Bound', () => {
  const game = scenario({
    you: { map: [{ card: 'tam-okell-second-chair', face: 'fallen' }, 'test-character-1-5', 'the-long-vigil'] },
  });
  game.you.bind('the-long-vigil', 'test-character-1-5');
  expect(game.card('tam-okell-second-chair').stat('power')).toBe(5);
  game.you.attack('tam-okell-second-chair', 'test-homeworld#2');
  expect(game.opponent.C).toBe(5);
  game.you.endTurn();
  expect(game.card('tam-okell-second-chair').stat('power')).toBe(3);
});

test('Old Carrow, Lockkeeper: 2 CP deal 2 damage to a Spacecraft', () => {
  const game = scenario({
    you: { CP: 2, map: ['old-carrow-lockkeeper'] },
    opponent: { map: ['gullwing-lighter', 'test-spacecraft', 'test-character-1-1'] },
  });
  game.you.use('old-carrow-lockkeeper', 0, 'gullwing-lighter');
  expect([game.card('gullwing-lighter').zone, game.card('test-spacecraft').damage, game.you.CP]).toEqual([
    'depleted',
    0,
    0,
  ]);
  expect(game.card('old-carrow-lockkeeper').ready).toBe(false);
});

test('Old Carrow, Lockkeeper: as Carrow, the Gate Unkept he gains 2C for a conflict won', () => {
  const game = scenario({ you: { C: 1, map: [{ card: 'old-carrow-lockkeeper', face: 'fallen' }] } });
  game.you.attack('old-carrow-lockkeeper', 'test-homeworld#2');
  expect([game.opponent.C, game.you.C]).toEqual([7, 3]);
});

test('Maris Ondray, Wreck-Surgeon: 1 CP heals 3 damage from a Character, Spacecraft or Location of her side', () => {
  for (const card of ['test-character-1-5', 'test-spacecraft', 'test-location']) {
    const damage = card === 'test-character-1-5' ? 4 : 2;
    const game = scenario({ you: { CP: 1, map: ['maris-ondray-wreck-surgeon', { card, damage }] } });
    game.you.use('maris-ondray-wreck-surgeon');
    expect([game.card(card).damage, game.you.CP]).toEqual([damage === 4 ? 1 : 0, 0]);
  }
});

test('Maris Ondray, Wreck-Surgeon: a Spacecraft of her side that is destroyed is a card, an opposing one none', () => {
  const hand = (whose: 'you' | 'opponent') => {
    const game = scenario({
      you: {
        CP: 2,
        map: ['maris-ondray-wreck-surgeon', 'old-carrow-lockkeeper', ...(whose === 'you' ? ['gullwing-lighter'] : [])],
      },
      opponent: { map: whose === 'opponent' ? ['gullwing-lighter'] : [] },
    });
    game.you.use('old-carrow-lockkeeper');
    expect(game.card('gullwing-lighter').zone).toBe('depleted');
    return game.you.hand.length;
  };
  expect([hand('you'), hand('opponent')]).toEqual([1, 0]);
});

test('Maris Ondray, Wreck-Surgeon: as Maris, by the Pound she turns a Device into 3 damage, once each turn', () => {
  const game = scenario({
    you: { map: [{ card: 'maris-ondray-wreck-surgeon', face: 'fallen' }, 'test-device', 'charter-beacon'] },
    opponent: { map: ['test-character-1-5'] },
  });
  game.you.use('maris-ondray-wreck-surgeon', 0, 'test-character-1-5', 'test-device');
  expect([game.card('test-character-1-5').damage, game.card('test-device').zone]).toEqual([3, 'depleted']);
  expect(game.card('charter-beacon').zone).toBe('map');
  expect(game.you.refusal(() => game.you.use('maris-ondray-wreck-surgeon'))).toBe('13.1');
});
