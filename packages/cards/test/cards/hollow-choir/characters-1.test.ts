import { expect, test } from 'vitest';
import { scenario } from '../../scenario';

test('Quiet Jory, Pit-Singer: 1 CP makes him fall, and Jory, Louder Now takes 1C from the opponent', () => {
  const game = scenario({ you: { CP: 2, map: ['quiet-jory-pit-singer'] }, opponent: { C: 5 } });
  game.you.use('quiet-jory-pit-singer');
  expect(game.card('quiet-jory-pit-singer')).toMatchObject({ face: 'fallen', ready: false });
  expect([game.you.CP, game.opponent.C, game.card('quiet-jory-pit-singer').stat('power')]).toEqual([1, 4, 3]);
});

test('Sefi, Who Slips the Count: neither face can be intercepted, and Sefi, Uncounted keeps 1C of what her raid takes', () => {
  const raid = (face: 'front' | 'fallen') => {
    const game = scenario({
      you: { C: 0, map: [{ card: 'sefi-who-slips-the-count', face }] },
      opponent: { CP: 5, hand: ['null-psalm'], map: ['test-character-1-5'] },
    });
    game.respond();
    game.you.attack('sefi-who-slips-the-count', 'test-homeworld#2');
    expect(game.opponent.refusal(() => game.opponent.intercept('test-character-1-5'))).toBe('14.3');
    game.settle();
    return [game.opponent.C, game.you.C];
  };
  expect(raid('front')).toEqual([9, 0]);
  expect(raid('fallen')).toEqual([8, 1]);
});

test('Wenna, Candle-Thief: whoever redeems a Character, she draws a card', () => {
  const game = scenario({
    act: 'II',
    you: { map: ['wenna-candle-thief'] },
    opponent: { CP: 4, hand: ['writ-of-return'], map: [{ card: 'brother-osk-bell-warden', face: 'fallen' }] },
    active: 'opponent',
  });
  game.opponent.play('writ-of-return');
  expect(game.card('brother-osk-bell-warden').face).toBe('front');
  expect(game.you.hand).toHaveLength(1);
});

test('Wenna, Candle-Thief: as Wenna, by Her Own Light she has 1 Power more while the opponent has a Fallen Character', () => {
  const power = (face: 'front' | 'fallen') =>
    scenario({
      you: {
        map: [
          { card: 'wenna-candle-thief', face: 'fallen' },
          { card: 'ludo-husk-tender', face: 'fallen' },
        ],
      },
      opponent: { map: [{ card: 'test-character-1-5', face }] },
    })
      .card('wenna-candle-thief')
      .stat('power');
  expect([power('front'), power('fallen')]).toEqual([2, 3]);
});

test('Ludo, Husk-Tender: his turn’s end heals 1 damage from each Fallen Character of his side, and from no other', () => {
  const game = scenario({
    you: {
      map: [
        'ludo-husk-tender',
        { card: 'dame-ashlin-bereft', face: 'fallen', damage: 2 },
        { card: 'cantor-iseth', face: 'fallen', damage: 1 },
        { card: 'test-character-1-5', damage: 1 },
      ],
    },
    opponent: { map: [{ card: 'nacre-who-drank-the-dark', face: 'fallen', damage: 1 }] },
  });
  game.you.endTurn();
  const names = ['dame-ashlin-bereft', 'cantor-iseth', 'test-character-1-5', 'nacre-who-drank-the-dark'];
  expect(names.map((name) => game.card(name).damage)).toEqual([1, 0, 1, 1]);
});

test('Ludo, Husk-Tender: as Ludo, Tended by None he turns another Character into a card and 1 CP, once each turn', () => {
  const game = scenario({
    you: {
      CP: 0,
      map: [{ card: 'ludo-husk-tender', face: 'fallen' }, 'test-character-1-1', 'test-character-1-2'],
    },
  });
  game.you.use('ludo-husk-tender', 0, 'test-character-1-1');
  expect([game.card('test-character-1-1').zone, game.card('ludo-husk-tender').zone]).toEqual(['depleted', 'map']);
  expect([game.you.hand.length, game.you.CP]).toEqual([1, 1]);
  expect(game.you.refusal(() => game.you.use('ludo-husk-tender'))).toBe('13.1');
});

test('Marrel of the Blank Page: 3 CP take 1 SP off a Bound Character, not off one that is free', () => {
  const game = scenario({
    you: { CP: 3, map: ['marrel-of-the-blank-page'] },
    opponent: {
      map: [
        { card: 'ilyane-lamp-of-the-verge', sp: 2 },
        { card: 'test-character-1-5', sp: 2 },
        { card: 'the-long-vigil', chapter: 2, boundTo: 'ilyane-lamp-of-the-verge' },
      ],
    },
  });
  game.you.use('marrel-of-the-blank-page');
  expect([game.card('ilyane-lamp-of-the-verge').sp, game.card('test-character-1-5').sp]).toEqual([1, 2]);
  expect([game.you.CP, game.card('marrel-of-the-blank-page').ready]).toEqual([0, false]);
});

test('Marrel of the Blank Page: falling, Marrel, Struck Through keeps a Character from being Bound for the Act', () => {
  const game = scenario({
    act: 'II',
    you: { CP: 4, hand: ['null-psalm'], map: ['marrel-of-the-blank-page'] },
    opponent: { map: ['ilyane-lamp-of-the-verge', 'test-character-1-5', 'the-long-vigil'] },
  });
  game.you.play('null-psalm', 'marrel-of-the-blank-page');
  game.you.choose('ilyane-lamp-of-the-verge');
  game.you.endTurn();
  const bindIlyane = () => game.opponent.bind('the-long-vigil', 'ilyane-lamp-of-the-verge');
  expect(game.opponent.refusal(bindIlyane)).toBe('1.3');
  game.opponent.bind('the-long-vigil', 'test-character-1-5');
  expect(game.card('test-character-1-5').bound).toBe(true);
});
