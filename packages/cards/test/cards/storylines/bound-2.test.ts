import { expect, test } from 'vitest';
import { scenario } from '../../scenario';
import { at, inherited, lastAct, scored, THEIR_HOME } from './stage';

const IBB = 'ibb-nobodys-envoy';
const QUILL = 'quill-marrow-twice-sold';
const TAMSIN = 'tamsin-of-the-long-burn';

test('The Long Vigil: Binding gives 2C; a second win a card, 1 SP and 1 Power to the Aligned; 5 CP skip it', () => {
  const lamp = scenario({ you: { map: ['the-long-vigil', IBB] } });
  lamp.you.bind('the-long-vigil', IBB);
  expect([lamp.you.C, lamp.card(IBB).sp]).toEqual([12, 0]);
  const dark = (bound: string) => {
    const game = scenario({ you: { map: [at('the-long-vigil', 2, [1], { boundTo: bound }), bound] } });
    game.you.attack(bound, THEIR_HOME);
    return [game.card(bound).stat('power'), game.card(bound).sp, game.you.hand.length];
  };
  expect(dark(IBB)).toEqual([2, 1, 1]);
  expect(dark(QUILL)).toEqual([2, 0, 1]);
  const skipped = scenario({ you: { map: [at('the-long-vigil', 2, [], { boundTo: IBB }), IBB] } });
  skipped.you.skip('the-long-vigil');
  expect([skipped.card('the-long-vigil').chapter, skipped.you.CP, skipped.card(IBB).stat('power')]).toEqual([3, 0, 1]);
});

test('The Long Vigil: the third win of its Characters is dawn, which redeems one of them, and the loser of the Act has Vigil Light', () => {
  const game = scenario({
    you: {
      map: [
        at('the-long-vigil', 3, [2], { boundTo: IBB }),
        { card: IBB, sp: 1 },
        { card: 'test-character-1-2', face: 'fallen' },
      ],
    },
  });
  game.you.attack('test-character-1-2', THEIR_HOME);
  expect(game.card('test-character-1-2').face).toBe('front');
  expect([scored(game), inherited(game, 'the-long-vigil')]).toEqual([[3, 0], 'opponent']);
});

test('The Long Vigil: the opponent may end it over an empty Treasury with nobody ready, which awards nothing', () => {
  const vigil = (C: number, activated?: true) =>
    lastAct({
      active: 'opponent',
      you: { C, map: [at('the-long-vigil', 3, [], { boundTo: IBB }), { card: IBB, ...(activated && { activated }) }] },
    });
  for (const awake of [vigil(1, true), vigil(0)])
    expect(awake.opponent.refusal(() => awake.opponent.skip('the-long-vigil'))).toBe('8.6.2');
  const asleep = vigil(0, true);
  asleep.opponent.skip('the-long-vigil');
  expect([asleep.card('the-long-vigil').face, scored(asleep)]).toEqual(['back', [0, 0]]);
});

test('The Long Vigil: once the Bound Character has fallen it ends with three falls of the opponent’s, for 3C and two cards to them', () => {
  const falling = scenario({
    you: { map: [at('the-long-vigil', 2, [], { boundTo: IBB }), IBB] },
    opponent: { map: [{ card: 'test-character-4-4', activated: true }] },
  });
  falling.you.attack(IBB, 'test-character-4-4');
  expect(falling.card('the-long-vigil').reversed).toBe(true);
  const game = lastAct({
    you: { map: [at('the-long-vigil', 3, [2], { reversed: true }), 'test-character-3-4'] },
    opponent: { map: ['test-character-1-2'] },
  });
  game.you.attack('test-character-3-4', 'test-character-1-2');
  expect([game.you.C, game.opponent.hand.length, game.card('the-long-vigil').face]).toEqual([13, 2, 'back']);
});

test('The Long Vigil: Vigil Light pays 1C at the end of a turn to whoever has a Fallen Character', () => {
  const light = (face: 'front' | 'fallen') => {
    const game = scenario({
      you: {
        map: [
          { card: 'the-long-vigil', face: 'back' },
          { card: IBB, face },
        ],
      },
    });
    game.you.endTurn();
    return game.you.C;
  };
  expect([light('front'), light('fallen')]).toEqual([10, 11]);
});

test('Two Hands on the Tiller: Binding gives 1 CP; a win of the Partnered Character readies both hands', () => {
  const one = scenario({ you: { map: ['two-hands-on-the-tiller', QUILL] } });
  one.you.bind('two-hands-on-the-tiller', QUILL);
  expect([one.you.CP, one.card(QUILL).sp]).toEqual([6, 1]);
  const cast = { boundTo: QUILL, partnerTo: TAMSIN };
  const other = scenario({
    you: { map: [at('two-hands-on-the-tiller', 2, [], cast), { card: QUILL, activated: true }, TAMSIN] },
  });
  other.you.attack(TAMSIN, THEIR_HOME);
  expect([other.card(QUILL).ready, other.card(TAMSIN).ready, other.card(QUILL).sp]).toEqual([true, true, 1]);
  const skipped = scenario({
    you: { hand: ['test-device', 'test-slow'], map: [at('two-hands-on-the-tiller', 2, [], cast), QUILL, TAMSIN] },
  });
  skipped.you.skip('two-hands-on-the-tiller');
  expect([skipped.card('two-hands-on-the-tiller').chapter, skipped.you.hand, skipped.card(QUILL).sp]).toEqual([
    3,
    [],
    0,
  ]);
});

test('Two Hands on the Tiller: the third new Spacecraft or the fifth win completes it, and the loser of the Act has The Narrows-Runner', () => {
  const ship = scenario({
    you: {
      hand: ['test-spacecraft'],
      map: [at('two-hands-on-the-tiller', 3, [0, 2], { boundTo: QUILL }), { card: QUILL, sp: 2 }],
    },
  });
  ship.you.play('test-spacecraft');
  expect([scored(ship), inherited(ship, 'two-hands-on-the-tiller')]).toEqual([[3, 0], 'opponent']);
  const wins = (before: number) => {
    const game = lastAct({
      you: { map: [at('two-hands-on-the-tiller', 3, [before, 0], { boundTo: QUILL }), QUILL, 'test-spacecraft'] },
    });
    game.you.attack('test-spacecraft', THEIR_HOME);
    return [game.card('two-hands-on-the-tiller').face, scored(game)];
  };
  expect(wins(3)).toEqual(['front', undefined]);
  expect(wins(4)).toEqual(['back', [1, 0]]);
});

test('Two Hands on the Tiller: The Narrows-Runner raids in the turn in which it comes', () => {
  const game = scenario({ you: { map: [{ card: 'two-hands-on-the-tiller', face: 'back', fresh: true }] } });
  game.you.attack('two-hands-on-the-tiller', THEIR_HOME);
  expect(game.opponent.C).toBe(7);
});
