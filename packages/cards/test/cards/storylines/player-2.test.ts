import { expect, test } from 'vitest';
import { scenario } from '../../scenario';
import { at, inherited, lastAct, scored, THEIR_HOME } from './stage';

test('The Silent Chorus: two ends of turn cost each player 1C; a fall gives a card and 1 SP, a Skip neither', () => {
  const breath = scenario({ you: { map: [{ card: 'the-silent-chorus', counts: [1] }] } });
  breath.you.endTurn();
  expect(breath.card('the-silent-chorus').chapter).toBe(2);
  expect([breath.you.C, breath.opponent.C]).toEqual([9, 12]);
  const rest = scenario({
    you: { map: [at('the-silent-chorus', 2), 'test-character-3-4'] },
    opponent: { map: ['test-character-1-2'] },
  });
  rest.you.attack('test-character-3-4', 'test-character-1-2');
  expect(rest.card('the-silent-chorus')).toMatchObject({ chapter: 3, sp: 1 });
  expect(rest.you.hand).toHaveLength(1);
  const skipped = scenario({
    active: 'opponent',
    you: { map: [at('the-silent-chorus', 2)] },
    opponent: { hand: ['test-device'] },
  });
  skipped.opponent.skip('the-silent-chorus');
  expect(skipped.card('the-silent-chorus')).toMatchObject({ chapter: 3, sp: 0 });
  expect([skipped.opponent.C, skipped.opponent.hand]).toEqual([7, []]);
});

test('The Silent Chorus: with the second fall a damaged Character of the opponent falls too, and Silence, Held is worth 1 SP', () => {
  const game = lastAct({
    you: { map: [at('the-silent-chorus', 3, [1], { sp: 1 }), 'test-character-3-4'] },
    opponent: { map: ['test-character-1-2', { card: 'test-character-2-5', damage: 1, sp: 3 }] },
  });
  game.you.attack('test-character-3-4', 'test-character-1-2');
  expect(game.card('test-character-2-5')).toMatchObject({ face: 'fallen', sp: 0 });
  expect(scored(game)).toEqual([2, 0]);
});

test('The Unquiet Ledger: 6C left open the book for 1 CP; two ends of turn give a card and 1 SP, a Skip for 5C neither', () => {
  const opened = (C: number) => {
    const game = scenario({ you: { C, hand: ['the-unquiet-ledger'] } });
    game.you.play('the-unquiet-ledger');
    return [game.card('the-unquiet-ledger').chapter, game.you.CP];
  };
  expect([opened(7), opened(8)]).toEqual([
    [1, 5],
    [2, 6],
  ]);
  const dead = scenario({ you: { map: [at('the-unquiet-ledger', 2, [1])] } });
  dead.you.endTurn();
  expect(dead.card('the-unquiet-ledger')).toMatchObject({ chapter: 3, sp: 1 });
  expect(dead.you.hand).toHaveLength(1);
  const skipped = scenario({ you: { map: [at('the-unquiet-ledger', 2)] } });
  skipped.you.skip('the-unquiet-ledger');
  expect(skipped.card('the-unquiet-ledger')).toMatchObject({ chapter: 3, sp: 0 });
  expect(skipped.you.C).toBe(5);
});

test('The Unquiet Ledger: the third end of a turn closes it only over 4C, for 1 CP and another permanent of the winner of the Act', () => {
  const closing = (C: number) => {
    const game = scenario({
      you: { C, map: [at('the-unquiet-ledger', 3, [2], { sp: 1 }), 'test-device'] },
      opponent: { map: ['test-device'] },
    });
    game.you.endTurn();
    return game;
  };
  expect(closing(3).card('the-unquiet-ledger').face).toBe('front');
  const game = closing(4);
  expect(game.you.CP).toBe(6);
  // Its own only other permanent: The Book Closed pays for nothing, being about to be Burned.
  expect([game.card('test-device').zone, game.card('test-device#2').zone]).toEqual(['depleted', 'map']);
  expect(game.card('the-unquiet-ledger').zone).toBe('burned');
});

test('The Standing Levy: two Characters muster for 1C, two wins give a card and 1 SP, a Skip for 4C neither', () => {
  const muster = scenario({
    you: { hand: ['test-character-1-1'], map: [{ card: 'the-standing-levy', counts: [1] }] },
  });
  muster.you.play('test-character-1-1');
  expect([muster.card('the-standing-levy').chapter, muster.you.C]).toEqual([2, 10]);
  const march = scenario({ you: { map: [at('the-standing-levy', 2, [1]), 'test-character-2-3'] } });
  march.you.attack('test-character-2-3', THEIR_HOME);
  expect(march.card('the-standing-levy')).toMatchObject({ chapter: 3, sp: 1 });
  expect(march.you.hand).toHaveLength(1);
  const skipped = scenario({ you: { map: [at('the-standing-levy', 2)] } });
  skipped.you.skip('the-standing-levy');
  expect([skipped.card('the-standing-levy').sp, skipped.you.C, skipped.you.hand.length]).toEqual([0, 6, 0]);
});

test('The Standing Levy: a garrison is two Characters as a turn ends, and the loser of the Act has Levy Rolls', () => {
  const garrison = (...more: string[]) => {
    const one = ['test-character-1-1'];
    const game = scenario({ you: { map: [at('the-standing-levy', 3, [2], { sp: 1 }), ...one, ...more] } });
    game.you.endTurn();
    return game;
  };
  expect([garrison().card('the-standing-levy').face, scored(garrison())]).toEqual(['front', undefined]);
  const held = garrison('test-character-1-3');
  expect([held.card('the-standing-levy').face, scored(held)]).toEqual(['back', [2, 0]]);
  expect(inherited(held, 'the-standing-levy')).toBe('opponent');
});

test('The Standing Levy: Levy Rolls make Characters 1C cheaper', () => {
  const rolls = scenario({
    you: { hand: ['tamsin-of-the-long-burn'], map: [{ card: 'the-standing-levy', face: 'back' }] },
  });
  rolls.you.play('tamsin-of-the-long-burn');
  expect(rolls.you.C).toBe(9);
});

test('No Port Will Have Us: two attacks of Spacecraft give 1 CP', () => {
  const game = scenario({
    you: { map: [{ card: 'no-port-will-have-us', counts: [1] }, 'test-spacecraft'] },
  });
  game.you.attack('test-spacecraft', THEIR_HOME);
  expect([game.card('no-port-will-have-us').chapter, game.you.CP]).toEqual([2, 6]);
});

test('No Port Will Have Us: only who has fewer than three Locations drifts on, or whoever pays 5C', () => {
  const drift = (...map: string[]) => {
    const game = scenario({ you: { map: [at('no-port-will-have-us', 2, [1]), ...map] } });
    game.you.endTurn();
    const { chapter, sp } = game.card('no-port-will-have-us');
    return [chapter, sp, game.you.hand.length];
  };
  expect(drift('test-location', 'toll-gate-nine', 'wickside-almonry')).toEqual([2, 0, 0]);
  expect(drift('test-location', 'toll-gate-nine')).toEqual([3, 1, 2]);
  const skipped = scenario({ you: { map: [at('no-port-will-have-us', 2)] } });
  skipped.you.skip('no-port-will-have-us');
  expect([skipped.card('no-port-will-have-us').chapter, skipped.you.C, skipped.you.hand.length]).toEqual([3, 5, 0]);
});

test('No Port Will Have Us: a second Spacecraft or the fifth end of a turn completes it, and the loser of the Act has Port of No Port', () => {
  const fleet = scenario({
    you: { hand: ['test-spacecraft'], map: [at('no-port-will-have-us', 3, [1, 0], { sp: 1 })] },
  });
  fleet.you.play('test-spacecraft');
  expect([fleet.card('no-port-will-have-us').stat('hull'), scored(fleet)]).toEqual([6, [2, 0]]);
  expect(inherited(fleet, 'no-port-will-have-us')).toBe('opponent');
  const waited = scenario({ you: { map: [at('no-port-will-have-us', 3, [0, 4], { sp: 1 })] }, opponent: { tally: 3 } });
  waited.you.endTurn();
  expect([scored(waited), inherited(waited, 'no-port-will-have-us')]).toEqual([[2, 3], 'you']);
});

test('No Port Will Have Us: Port of No Port has a share of the raids of other Spacecraft', () => {
  const port = scenario({ you: { map: [{ card: 'no-port-will-have-us', face: 'back' }, 'test-spacecraft'] } });
  port.you.attack('test-spacecraft', THEIR_HOME);
  expect(port.you.C).toBe(11);
  port.you.attack('no-port-will-have-us', THEIR_HOME);
  expect(port.you.C).toBe(11);
});
