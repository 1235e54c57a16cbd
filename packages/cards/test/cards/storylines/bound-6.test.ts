import { expect, test } from 'vitest';
import { scenario } from '../../scenario';
import { at, inherited, lastAct, scored, THEIR_HOME } from './stage';

const IBB = 'ibb-nobodys-envoy';
const ILYANE = 'ilyane-lamp-of-the-verge';
const QUILL = 'quill-marrow-twice-sold';

test('Where the Light Stops: the edge gives 1 Power; a fall 2C and 1 SP to the Aligned, and costs others 2C', () => {
  const edge = scenario({ you: { map: ['where-the-light-stops', ILYANE] } });
  edge.you.bind('where-the-light-stops', ILYANE);
  expect([edge.card(ILYANE).stat('power'), edge.card(ILYANE).sp]).toEqual([2, 1]);
  const past = (bound: string) => {
    const game = scenario({
      you: { map: [at('where-the-light-stops', 2, [], { boundTo: bound }), bound, 'test-character-3-4'] },
      opponent: { map: ['test-character-1-2'] },
    });
    game.you.attack('test-character-3-4', 'test-character-1-2');
    return [game.card('where-the-light-stops').chapter, game.you.C, game.card(bound).sp];
  };
  expect(past(ILYANE)).toEqual([3, 12, 1]);
  expect(past(IBB)).toEqual([3, 8, 0]);
  const skipped = scenario({
    active: 'opponent',
    you: { map: [at('where-the-light-stops', 2, [], { boundTo: ILYANE }), ILYANE] },
    opponent: { hand: ['test-device'] },
  });
  skipped.opponent.skip('where-the-light-stops');
  expect([skipped.opponent.C, skipped.opponent.hand, skipped.card(ILYANE).sp]).toEqual([7, [], 0]);
});

test('Where the Light Stops: the dark gives 3 CP for a Character of its own side, which takes its SP with it', () => {
  const dark = (chosen: string) => {
    const game = lastAct({
      you: { map: [at('where-the-light-stops', 3, [2], { boundTo: ILYANE }), ILYANE, QUILL, 'test-spacecraft'] },
      opponent: { map: [{ card: 'test-character-1-2', activated: true }] },
    });
    game.you.attack('test-spacecraft', 'test-character-1-2');
    game.you.choose(chosen);
    return [game.card(chosen).face, game.you.CP, scored(game)];
  };
  expect(dark(QUILL)).toEqual(['fallen', 8, [1, 0]]);
  expect(dark(ILYANE)).toEqual(['fallen', 8, [0, 0]]);
});

test('Where the Light Stops: a redeemed Character turns it back; then the third end of a turn heals, redeems, and gives each 2C', () => {
  const turned = scenario({
    act: 'II',
    active: 'opponent',
    you: { map: ['where-the-light-stops'] },
    opponent: { hand: ['writ-of-return'], map: [{ card: IBB, face: 'fallen' }] },
  });
  turned.opponent.play('writ-of-return');
  expect(turned.card('where-the-light-stops').reversed).toBe(true);
  const back = lastAct({
    you: {
      map: [
        at('where-the-light-stops', 3, [2], { reversed: true, boundTo: ILYANE }),
        { card: ILYANE, damage: 3 },
        { card: QUILL, face: 'fallen' },
      ],
    },
  });
  back.you.endTurn();
  expect([back.card(ILYANE).damage, back.card(QUILL).face, back.you.C, back.opponent.C]).toEqual([0, 'front', 12, 12]);
  expect(scored(back)).toEqual([1, 0]);
});

test('The Ninth Confession: Binding draws a card; the second Maneuver a card, 1 CP and 1 SP to the Aligned; three cards skip it', () => {
  const kneel = scenario({ you: { map: ['the-ninth-confession', ILYANE] } });
  kneel.you.bind('the-ninth-confession', ILYANE);
  expect([kneel.you.hand.length, kneel.card(ILYANE).sp]).toEqual([1, 1]);
  const speak = (bound: string) => {
    const game = scenario({
      you: { hand: ['test-slow'], map: [at('the-ninth-confession', 2, [1], { boundTo: bound }), bound] },
    });
    game.you.play('test-slow');
    return [game.you.hand.length, game.you.CP, game.card(bound).sp];
  };
  expect(speak(ILYANE)).toEqual([2, 5, 1]);
  expect(speak(IBB)).toEqual([2, 4, 0]);
  const skipped = scenario({
    you: {
      hand: ['test-slow', 'test-fast', 'test-device'],
      map: [at('the-ninth-confession', 2, [], { boundTo: ILYANE }), ILYANE],
    },
  });
  skipped.you.skip('the-ninth-confession');
  expect([skipped.card('the-ninth-confession').chapter, skipped.you.hand]).toEqual([3, []]);
});

test('The Ninth Confession: the third Maneuver is answered with three cards in hand, by 2 CP and a card of the opponent’s', () => {
  const answered = (...more: string[]) => {
    const game = lastAct({
      you: {
        hand: ['test-slow', 'test-fast', ...more],
        map: [at('the-ninth-confession', 3, [2], { boundTo: ILYANE }), ILYANE],
      },
      opponent: { hand: ['test-location'] },
    });
    game.you.play('test-slow');
    return [game.card('the-ninth-confession').face, game.you.CP, game.card('test-location').zone, scored(game)];
  };
  expect(answered()).toEqual(['front', 4, 'hand', undefined]);
  expect(answered('test-device')).toEqual(['back', 6, 'depleted', [1, 0]]);
});

test('The Living Contract: Binding gives 1C; the second Device a card, 1 CP and 1 SP; 5C skip it', () => {
  const signed = scenario({ you: { map: ['the-living-contract', IBB] } });
  signed.you.bind('the-living-contract', IBB);
  expect([signed.you.C, signed.card(IBB).sp]).toEqual([11, 1]);
  const paid = scenario({
    you: { hand: ['test-device'], map: [at('the-living-contract', 2, [1], { boundTo: IBB }), IBB] },
  });
  paid.you.play('test-device');
  expect([paid.you.hand.length, paid.you.CP, paid.card(IBB).sp]).toEqual([1, 6, 1]);
  const skipped = scenario({ you: { map: [at('the-living-contract', 2, [], { boundTo: IBB }), IBB] } });
  skipped.you.skip('the-living-contract');
  expect([skipped.card('the-living-contract').chapter, skipped.you.C, skipped.card(IBB).sp]).toEqual([3, 5, 0]);
});

test('The Living Contract: a win of the Bound Character or the sixth end of a turn wakes it, and the loser of the Act has The Contract, Awake', () => {
  const map = (ends: number) => [at('the-living-contract', 3, [0, ends], { boundTo: IBB }), IBB];
  const won = scenario({ you: { map: map(0) } });
  won.you.attack(IBB, THEIR_HOME);
  expect([won.card('the-living-contract').face, scored(won)]).toEqual(['back', [1, 0]]);
  expect(inherited(won, 'the-living-contract')).toBe('opponent');
  const waited = (ends: number) => {
    const game = scenario({ you: { map: map(ends) } });
    game.you.endTurn();
    return scored(game);
  };
  expect([waited(4), waited(5)]).toEqual([undefined, [1, 0]]);
});

test('The Living Contract: The Contract, Awake makes Devices 1C cheaper', () => {
  const awake = scenario({
    you: { hand: ['charter-beacon'], map: [{ card: 'the-living-contract', face: 'back' }] },
  });
  awake.you.play('charter-beacon');
  expect(awake.you.C).toBe(9);
});

test('A Better Sister: Binding gives 1C; the Partnered Character’s second attack gives it 1 Power, and a card; 4 CP skip that', () => {
  const one = scenario({ you: { map: ['a-better-sister', IBB] } });
  one.you.bind('a-better-sister', IBB);
  expect([one.you.C, one.card(IBB).sp]).toEqual([11, 1]);
  const cast = { boundTo: IBB, partnerTo: QUILL };
  const two = scenario({ you: { map: [at('a-better-sister', 2, [1, 0], cast), IBB, QUILL] } });
  two.you.attack(QUILL, THEIR_HOME);
  // The reward comes as the attack is announced, before the strike.
  expect([two.card(QUILL).stat('power'), two.opponent.C, two.you.hand.length, two.card(IBB).sp]).toEqual([3, 7, 1, 1]);
  const skipped = scenario({
    active: 'opponent',
    you: { map: [at('a-better-sister', 2, [], cast), IBB, QUILL] },
  });
  skipped.opponent.skip('a-better-sister');
  expect([skipped.opponent.CP, skipped.card('a-better-sister').chapter, skipped.card(IBB).sp]).toEqual([1, 3, 0]);
});

test('A Better Sister: the second win completes it, and the loser of the Act has The Better of the Two', () => {
  const game = scenario({ you: { map: [at('a-better-sister', 3, [1], { boundTo: IBB }), IBB, QUILL] } });
  game.you.attack(IBB, THEIR_HOME);
  expect([game.card('a-better-sister').face, scored(game)]).toEqual(['back', [2, 0]]);
  expect(inherited(game, 'a-better-sister')).toBe('opponent');
});

test('A Better Sister: once the Partnered Character has fallen, the third end of a turn gives 2C, 1 SP, and 1 CP to each player', () => {
  const fallen = scenario({
    you: { map: [at('a-better-sister', 2, [], { boundTo: IBB, partnerTo: QUILL }), IBB, QUILL] },
    opponent: { map: [{ card: 'test-character-4-4', activated: true }] },
  });
  fallen.you.attack(QUILL, 'test-character-4-4');
  expect(fallen.card('a-better-sister').reversed).toBe(true);
  const only = lastAct({ you: { map: [at('a-better-sister', 3, [2], { reversed: true, boundTo: IBB }), IBB] } });
  only.you.endTurn();
  expect([only.you.C, only.you.CP, only.opponent.CP, scored(only)]).toEqual([12, 6, 6, [1, 0]]);
});

test('A Better Sister: The Better of the Two gains 1 CP as another of her side falls', () => {
  const game = scenario({
    you: { map: [{ card: 'a-better-sister', face: 'back' }, IBB] },
    opponent: { map: [{ card: 'test-character-4-4', activated: true }] },
  });
  game.you.attack(IBB, 'test-character-4-4');
  expect([game.card(IBB).face, game.you.CP]).toEqual(['fallen', 6]);
});
