import { toNextAct } from '@astris/engine/scenario';
import { expect, test } from 'vitest';
import { scenario } from '../../scenario';
import { at, inherited, lastAct, scored, THEIR_HOME } from './stage';

const IBB = 'ibb-nobodys-envoy';
const ILYANE = 'ilyane-lamp-of-the-verge';
const QUILL = 'quill-marrow-twice-sold';

test('Everyone You Failed: Binding gives 1 CP; the second fall a card and 1 SP; 4 CP skip it', () => {
  const name = scenario({ you: { map: ['everyone-you-failed', IBB] } });
  name.you.bind('everyone-you-failed', IBB);
  expect([name.you.CP, name.card(IBB).sp]).toEqual([6, 1]);
  const list = scenario({
    you: { map: [at('everyone-you-failed', 2, [1], { boundTo: IBB }), IBB, 'test-character-3-4'] },
    opponent: { map: ['test-character-1-2'] },
  });
  list.you.attack('test-character-3-4', 'test-character-1-2');
  expect([list.you.hand.length, list.card(IBB).sp]).toEqual([1, 1]);
  const skipped = scenario({
    active: 'opponent',
    you: { map: [at('everyone-you-failed', 2, [], { boundTo: IBB }), IBB] },
  });
  skipped.opponent.skip('everyone-you-failed');
  expect([skipped.opponent.CP, skipped.you.hand.length, skipped.card(IBB).sp]).toEqual([1, 0, 0]);
});

test('Everyone You Failed: burned, the list deals 2 damage to each Character, and whoever falls loses their SP', () => {
  const game = lastAct({
    you: { map: [at('everyone-you-failed', 3, [1, 1], { boundTo: IBB }), { card: IBB, sp: 2 }] },
    opponent: { map: [{ card: 'test-character-1-2', sp: 5, activated: true }] },
  });
  game.you.attack(IBB, THEIR_HOME);
  expect([game.card(IBB).damage, game.card('test-character-1-2').face, scored(game)]).toEqual([2, 'fallen', [3, 0]]);
});

test('Everyone You Failed: a redeemed Character crosses it out: the fourth end of a turn gives 2C, 2 SP, and redeems the rest', () => {
  const redeemed = scenario({
    act: 'II',
    you: { hand: ['writ-of-return'], map: ['everyone-you-failed', { card: QUILL, face: 'fallen' }] },
  });
  redeemed.you.play('writ-of-return');
  expect(redeemed.card('everyone-you-failed').reversed).toBe(true);
  const crossed = lastAct({
    you: {
      map: [
        at('everyone-you-failed', 3, [0, 3], { reversed: true, boundTo: IBB }),
        IBB,
        { card: QUILL, face: 'fallen' },
        { card: 'test-character-1-2', face: 'fallen' },
      ],
    },
  });
  crossed.you.endTurn();
  expect([crossed.card(QUILL).face, crossed.card('test-character-1-2').face]).toEqual(['front', 'front']);
  expect([crossed.you.C, scored(crossed)]).toEqual([12, [2, 0]]);
});

test('The Last Honest Broker: Binding gives each player 2C; four cards of the opponent a card to each, 1 CP and 1 SP', () => {
  const table = scenario({ you: { map: ['the-last-honest-broker', IBB] } });
  table.you.bind('the-last-honest-broker', IBB);
  expect([table.you.C, table.opponent.C, table.card(IBB).sp]).toEqual([12, 12, 1]);
  const price = scenario({
    active: 'opponent',
    you: { map: [at('the-last-honest-broker', 2, [3], { boundTo: IBB }), IBB] },
    opponent: { hand: ['test-device'] },
  });
  price.opponent.play('test-device');
  expect([price.you.hand.length, price.opponent.hand.length, price.you.CP, price.card(IBB).sp]).toEqual([1, 1, 6, 1]);
  const skipped = scenario({ you: { map: [at('the-last-honest-broker', 2, [], { boundTo: IBB }), IBB] } });
  skipped.you.skip('the-last-honest-broker');
  expect([skipped.card('the-last-honest-broker').chapter, skipped.you.C, skipped.card(IBB).sp]).toEqual([3, 5, 0]);
});

test('The Last Honest Broker: the fifth end of a turn completes it while each has 4C, and gives each 1 CP; the loser of the Act has The Honest Exchange', () => {
  const hands = (C: number) => {
    const game = scenario({
      you: { map: [at('the-last-honest-broker', 3, [4], { boundTo: IBB }), IBB] },
      opponent: { C },
    });
    game.you.endTurn();
    return game;
  };
  // 0C are too few even with the income of 3C that follows.
  expect([hands(0).card('the-last-honest-broker').face, scored(hands(0))]).toEqual(['front', undefined]);
  const game = hands(4);
  expect(game.card('the-last-honest-broker').face).toBe('back');
  expect([game.you.CP, game.opponent.CP, scored(game)]).toEqual([6, 6, [1, 0]]);
  expect(inherited(game, 'the-last-honest-broker')).toBe('opponent');
});

test('The Last Honest Broker: The Honest Exchange pays 1C and 1 CP a turn', () => {
  const game = scenario({ you: { map: [{ card: 'the-last-honest-broker', face: 'back' }] } });
  game.you.endTurn();
  game.opponent.endTurn();
  expect([game.you.C, game.you.CP]).toEqual([14, 8]);
});

test('The Siege of Nowhere: Binding gives 1 CP; a second win takes 2C more and gives 1 SP; a sacrificed Spacecraft skips it', () => {
  const ring = scenario({ you: { map: ['the-siege-of-nowhere', IBB] } });
  ring.you.bind('the-siege-of-nowhere', IBB);
  expect([ring.you.CP, ring.card(IBB).sp]).toEqual([6, 1]);
  const water = scenario({ you: { map: [at('the-siege-of-nowhere', 2, [1, 0], { boundTo: IBB }), IBB] } });
  water.you.attack(IBB, THEIR_HOME);
  expect([water.opponent.C, water.card(IBB).sp]).toEqual([7, 1]);
  const skipped = scenario({
    you: { map: [at('the-siege-of-nowhere', 2, [], { boundTo: IBB }), IBB, 'test-spacecraft'] },
  });
  skipped.you.skip('the-siege-of-nowhere');
  expect([skipped.card('test-spacecraft').zone, skipped.opponent.C, skipped.card(IBB).sp]).toEqual(['depleted', 10, 0]);
});

test('The Siege of Nowhere: the second seized Location is walked into for 1C', () => {
  const game = lastAct({
    you: { map: [at('the-siege-of-nowhere', 3, [1, 0], { boundTo: IBB }), IBB, 'test-character-3-3'] },
    opponent: { map: ['test-location'] },
  });
  game.you.attack('test-character-3-3', 'test-location');
  expect([game.you.C, game.card('test-location').controller, scored(game)]).toEqual([11, 'you', [1, 0]]);
});

test('The Siege of Nowhere: the fifth win of anything of its side lifts it as well', () => {
  const wins = (before: number) => {
    const game = lastAct({
      you: { map: [at('the-siege-of-nowhere', 3, [0, before], { boundTo: IBB }), IBB, 'test-spacecraft'] },
    });
    game.you.attack('test-spacecraft', THEIR_HOME);
    return [game.card('the-siege-of-nowhere').face, scored(game)];
  };
  expect(wins(3)).toEqual(['front', undefined]);
  expect(wins(4)).toEqual(['back', [1, 0]]);
});

test('The Siege of Nowhere: Nowhere, Held commands 1 CP a turn', () => {
  const held = scenario({ you: { map: [{ card: 'the-siege-of-nowhere', face: 'back' }] } });
  held.you.endTurn();
  held.opponent.endTurn();
  expect(held.you.CP).toBe(8);
});

test('Two Names, One Grave: Binding gives 1C; a win of the younger heals both by 2; 1 SP skips it', () => {
  const elder = scenario({ you: { map: ['two-names-one-grave', ILYANE] } });
  elder.you.bind('two-names-one-grave', ILYANE);
  expect([elder.you.C, elder.card(ILYANE).sp]).toEqual([11, 1]);
  const cast = { boundTo: ILYANE, partnerTo: QUILL };
  const younger = scenario({
    you: {
      map: [at('two-names-one-grave', 2, [], cast), { card: ILYANE, damage: 3 }, { card: QUILL, damage: 2 }],
    },
  });
  younger.you.attack(QUILL, THEIR_HOME);
  expect([younger.card(ILYANE).damage, younger.card(QUILL).damage, younger.card(ILYANE).sp]).toEqual([1, 0, 1]);
  const skipped = scenario({
    active: 'opponent',
    you: { map: [at('two-names-one-grave', 2, [], cast), ILYANE, QUILL] },
    opponent: { map: [{ card: 'test-character-1-2', sp: 1 }] },
  });
  skipped.opponent.skip('two-names-one-grave');
  expect([skipped.card('test-character-1-2').sp, skipped.card('two-names-one-grave').chapter]).toEqual([0, 3]);
});

test('Two Names, One Grave: a win more of each digs the grave: the winner of the Act sacrifices a Character and gains 2 CP', () => {
  const game = scenario({
    you: {
      map: [at('two-names-one-grave', 3, [1, 0], { boundTo: ILYANE, partnerTo: QUILL }), ILYANE, QUILL],
    },
    opponent: { C: 8, map: ['test-location', 'test-spacecraft'] },
  });
  game.you.attack(ILYANE, THEIR_HOME);
  expect(scored(game)).toBeUndefined();
  game.you.attack(QUILL, THEIR_HOME);
  expect(scored(game)).toEqual([2, 0]);
  game.you.choose(ILYANE);
  toNextAct(game, 'you');
  expect([game.card(ILYANE).zone, game.card(QUILL).zone, game.you.CP]).toEqual(['depleted', 'map', 7]);
  // 8C less 3C of raids; the loser adds 10C, and 1C for one permanent fewer before the sacrifice (9.4.1, 9.4.4).
  expect(game.opponent.C).toBe(8 - 3 + 10 + 1);
});

test('Two Names, One Grave: when either has fallen, two falls of the opponent’s give 1 SP, 2C, and a redeemed Character', () => {
  const fallen = scenario({
    you: { map: [at('two-names-one-grave', 2, [], { boundTo: ILYANE, partnerTo: QUILL }), ILYANE, QUILL] },
    opponent: { map: [{ card: 'test-character-4-4', activated: true }] },
  });
  fallen.you.attack(QUILL, 'test-character-4-4');
  expect(fallen.card('two-names-one-grave').reversed).toBe(true);
  const one = lastAct({
    you: {
      map: [
        at('two-names-one-grave', 3, [1], { reversed: true }),
        { card: QUILL, face: 'fallen' },
        'test-character-3-4',
      ],
    },
    opponent: { map: ['test-character-1-2'] },
  });
  one.you.attack('test-character-3-4', 'test-character-1-2');
  one.you.choose(QUILL);
  expect([one.card(QUILL).face, one.you.C, scored(one)]).toEqual(['front', 12, [1, 0]]);
});

test('The Map With No Edge: Binding draws a card; a new Location and a new Spacecraft give 2C and 1 SP; 5C skip them', () => {
  const legend = scenario({ you: { map: ['the-map-with-no-edge', QUILL] } });
  legend.you.bind('the-map-with-no-edge', QUILL);
  expect([legend.you.hand.length, legend.card(QUILL).sp]).toEqual([1, 1]);
  const here = scenario({
    you: {
      hand: ['test-location', 'test-spacecraft'],
      map: [at('the-map-with-no-edge', 2, [], { boundTo: QUILL }), QUILL],
    },
  });
  here.you.play('test-location');
  expect(here.card('the-map-with-no-edge').chapter).toBe(2);
  here.you.play('test-spacecraft');
  expect([here.card('the-map-with-no-edge').chapter, here.you.C, here.card(QUILL).sp]).toEqual([3, 8, 1]);
  const skipped = scenario({ you: { map: [at('the-map-with-no-edge', 2, [], { boundTo: QUILL }), QUILL] } });
  skipped.you.skip('the-map-with-no-edge');
  expect([skipped.card('the-map-with-no-edge').chapter, skipped.you.C, skipped.card(QUILL).sp]).toEqual([3, 5, 0]);
});

test('The Map With No Edge: a second new Spacecraft or the sixth end of a turn finds the edge, and the loser of the Act has Edge of the Map', () => {
  const map = (counts: number[]) => [at('the-map-with-no-edge', 3, counts, { boundTo: QUILL }), QUILL];
  const flown = scenario({ you: { hand: ['test-spacecraft'], map: map([1, 0]) } });
  flown.you.play('test-spacecraft');
  const drawn = scenario({ you: { map: map([0, 5]) } });
  drawn.you.endTurn();
  for (const game of [flown, drawn]) {
    expect([game.card('the-map-with-no-edge').face, scored(game)]).toEqual(['back', [1, 0]]);
    expect(inherited(game, 'the-map-with-no-edge')).toBe('opponent');
  }
});

test('The Map With No Edge: raids of Edge of the Map draw cards', () => {
  const ship = scenario({ you: { map: [{ card: 'the-map-with-no-edge', face: 'back' }] } });
  ship.you.attack('the-map-with-no-edge', THEIR_HOME);
  expect([ship.opponent.C, ship.you.hand.length]).toEqual([8, 1]);
});
