import { expect, test } from 'vitest';
import { scenario } from '../../scenario';
import { at, inherited, lastAct, scored } from './stage';

test('Patent on the Tide: anybody’s Device files it for a card; five cards of the opponent grant 2C and 1 SP', () => {
  const filed = scenario({
    active: 'opponent',
    you: { map: ['patent-on-the-tide'] },
    opponent: { hand: ['test-location', 'test-device'] },
  });
  filed.opponent.play('test-location');
  expect(filed.card('patent-on-the-tide').chapter).toBe(1);
  filed.opponent.play('test-device');
  expect([filed.card('patent-on-the-tide').chapter, filed.you.hand.length]).toEqual([2, 1]);
  const granted = scenario({
    active: 'opponent',
    you: { map: [at('patent-on-the-tide', 2, [4])] },
    opponent: { hand: ['test-device'] },
  });
  granted.opponent.play('test-device');
  expect(granted.card('patent-on-the-tide')).toMatchObject({ chapter: 3, sp: 1 });
  expect(granted.you.C).toBe(12);
  const skipped = scenario({ you: { map: [at('patent-on-the-tide', 2)] } });
  skipped.you.skip('patent-on-the-tide');
  expect(skipped.card('patent-on-the-tide')).toMatchObject({ chapter: 3, sp: 0 });
  expect([skipped.you.CP, skipped.you.C]).toEqual([2, 10]);
});

test('Patent on the Tide: its owner’s second Device or the opponent’s sixth card completes it, and the loser of the Act has The Tide, Licensed', () => {
  const device = scenario({ you: { hand: ['test-device'], map: [at('patent-on-the-tide', 3, [0, 1], { sp: 1 })] } });
  device.you.play('test-device');
  expect([scored(device), inherited(device, 'patent-on-the-tide')]).toEqual([[2, 0], 'opponent']);
  const sixth = scenario({
    active: 'opponent',
    you: { map: [at('patent-on-the-tide', 3, [5, 0], { sp: 1 })] },
    opponent: { hand: ['test-location'] },
  });
  sixth.opponent.play('test-location');
  expect([scored(sixth), inherited(sixth, 'patent-on-the-tide')]).toEqual([[2, 0], 'opponent']);
});

test('Patent on the Tide: The Tide, Licensed turns 1C into 1 CP', () => {
  const tide = scenario({ you: { map: [{ card: 'patent-on-the-tide', face: 'back' }] } });
  tide.you.use('patent-on-the-tide');
  expect([tide.you.C, tide.you.CP, tide.card('patent-on-the-tide').ready]).toEqual([9, 6, false]);
});

test('The Quiet Multiplies: the third end of a turn costs each player a card', () => {
  const game = scenario({
    you: { hand: ['test-device'], map: [{ card: 'the-quiet-multiplies', counts: [2] }] },
    opponent: { hand: ['test-location'] },
  });
  game.you.endTurn();
  expect(game.card('the-quiet-multiplies').chapter).toBe(2);
  expect([game.card('test-device').zone, game.card('test-location').zone]).toEqual(['depleted', 'depleted']);
});

test('The Quiet Multiplies: an opponent with four cards or fewer loses 2C, or has paid 4C before', () => {
  const two = (hand: string[]) => {
    const game = scenario({ you: { map: [at('the-quiet-multiplies', 2, [2])] }, opponent: { hand } });
    game.you.endTurn();
    return [game.card('the-quiet-multiplies').chapter, game.card('the-quiet-multiplies').sp, game.opponent.C];
  };
  const four = ['test-device', 'test-location', 'test-slow', 'test-fast'];
  expect(two([...four, 'test-spacecraft'])).toEqual([2, 0, 13]);
  expect(two(four)).toEqual([3, 1, 11]);
  const skipped = scenario({ you: { map: [at('the-quiet-multiplies', 2)] } });
  expect(skipped.you.refusal(() => skipped.you.skip('the-quiet-multiplies'))).toBe('8.6.1');
  skipped.you.endTurn();
  skipped.opponent.skip('the-quiet-multiplies');
  expect(skipped.card('the-quiet-multiplies')).toMatchObject({ chapter: 3, sp: 0 });
  expect(skipped.opponent.C).toBe(9);
});

test('The Quiet Multiplies: the sixth end of a turn completes it over a Treasury of 3C or less, for 1 CP and a discarded card', () => {
  const every = (C: number) => {
    const game = lastAct({
      you: { map: [at('the-quiet-multiplies', 3, [5], { sp: 1 })] },
      opponent: { C, hand: ['test-device'] },
    });
    game.you.endTurn();
    return [game.card('the-quiet-multiplies').face, game.you.CP, game.card('test-device').zone, scored(game)];
  };
  expect(every(4)).toEqual(['front', 5, 'hand', undefined]);
  expect(every(3)).toEqual(['back', 6, 'depleted', [2, 0]]);
});
