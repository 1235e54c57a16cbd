import { expect, test } from 'vitest';
import { scenario } from '../../scenario';
import { at, inherited, lastAct, scored, THEIR_HOME } from './stage';

test('A Price on the Verge: two cards of the opponent, then two conflicts won, give 1C, a card and 1 SP', () => {
  const notice = scenario({
    active: 'opponent',
    you: { map: ['a-price-on-the-verge'] },
    opponent: { hand: ['test-device', 'test-location'] },
  });
  notice.opponent.play('test-device');
  expect(notice.card('a-price-on-the-verge').chapter).toBe(1);
  notice.opponent.play('test-location');
  expect([notice.card('a-price-on-the-verge').chapter, notice.you.C]).toEqual([2, 11]);
  const hunters = scenario({ you: { map: [at('a-price-on-the-verge', 2, [1]), 'test-character-2-3'] } });
  hunters.you.attack('test-character-2-3', THEIR_HOME);
  expect(hunters.card('a-price-on-the-verge')).toMatchObject({ chapter: 3, sp: 1 });
  expect(hunters.you.hand).toHaveLength(1);
});

test('A Price on the Verge: only the opponent may skip the hunters, for 1 SP', () => {
  const game = scenario({
    you: { map: [at('a-price-on-the-verge', 2), { card: 'test-character-1-1', sp: 1 }] },
    opponent: { map: [{ card: 'test-character-1-2', sp: 1 }] },
  });
  expect(game.you.refusal(() => game.you.skip('a-price-on-the-verge'))).toBe('8.6.1');
  game.you.endTurn();
  game.opponent.skip('a-price-on-the-verge');
  expect(game.card('a-price-on-the-verge')).toMatchObject({ chapter: 3, sp: 0 });
  expect(game.card('test-character-1-2').sp).toBe(0);
});

test('A Price on the Verge: a third fall closes the hunt, and the loser of the Act has the Bounty Book', () => {
  const bounty = scenario({
    you: { map: [at('a-price-on-the-verge', 3, [2, 0], { sp: 1 }), 'test-character-3-4'] },
    opponent: { map: ['test-character-1-2'] },
  });
  bounty.you.attack('test-character-3-4', 'test-character-1-2');
  expect(bounty.card('a-price-on-the-verge').face).toBe('back');
  expect([scored(bounty), inherited(bounty, 'a-price-on-the-verge')]).toEqual([[2, 0], 'opponent']);
});

test('A Price on the Verge: the Bounty Book pays 1C for each Character of the opponent that falls', () => {
  const book = scenario({
    you: { map: [{ card: 'a-price-on-the-verge', face: 'back' }, 'test-character-3-4'] },
    opponent: { map: ['test-character-1-2'] },
  });
  book.you.attack('test-character-3-4', 'test-character-1-2');
  expect(book.you.C).toBe(11);
});

test('A Toll on Every Star: a Location raises the gate for 1 CP, two raids name the price, or 4C skip it', () => {
  const gate = scenario({ you: { hand: ['test-location'], map: ['a-toll-on-every-star', 'test-spacecraft'] } });
  gate.you.play('test-location');
  expect([gate.card('a-toll-on-every-star').chapter, gate.you.CP]).toEqual([2, 6]);
  const price = scenario({ you: { map: [at('a-toll-on-every-star', 2, [1]), 'test-character-2-3'] } });
  price.you.attack('test-character-2-3', THEIR_HOME);
  expect(price.card('a-toll-on-every-star')).toMatchObject({ chapter: 3, sp: 1 });
  expect(price.you.hand).toHaveLength(1);
  const skipped = scenario({ you: { map: [at('a-toll-on-every-star', 2)] } });
  skipped.you.skip('a-toll-on-every-star');
  expect(skipped.card('a-toll-on-every-star')).toMatchObject({ chapter: 3, sp: 0 });
  expect([skipped.you.C, skipped.you.hand.length]).toEqual([6, 0]);
});

test('A Toll on Every Star: the fourth raid of the last Chapter or its sixth end of a turn completes it, and the loser of the Act has The Free Gate', () => {
  const collected = scenario({ you: { map: [at('a-toll-on-every-star', 3, [3], { sp: 1 }), 'test-character-2-3'] } });
  collected.you.attack('test-character-2-3', THEIR_HOME);
  expect([collected.card('a-toll-on-every-star').face, scored(collected)]).toEqual(['back', [2, 0]]);
  expect(inherited(collected, 'a-toll-on-every-star')).toBe('opponent');
  const waited = (ends: number) => {
    const game = scenario({ you: { map: [at('a-toll-on-every-star', 3, [0, ends], { sp: 1 })] } });
    game.you.endTurn();
    return scored(game);
  };
  expect([waited(4), waited(5)]).toEqual([undefined, [2, 0]]);
});

test('A Toll on Every Star: The Free Gate pays income', () => {
  const gate = scenario({ you: { map: [{ card: 'a-toll-on-every-star', face: 'back' }] } });
  gate.you.endTurn();
  gate.opponent.endTurn();
  expect(gate.you.C).toBe(14);
});

test('The Census of Ash: the fifth permanent gives 1 CP and 1 SP; the third fall gives two cards, a Skip for 4C none', () => {
  const living = scenario({
    you: { hand: ['test-device'], map: ['the-census-of-ash', 'test-location', 'test-character-1-2'] },
  });
  living.you.play('test-device');
  expect(living.card('the-census-of-ash')).toMatchObject({ chapter: 2, sp: 1 });
  expect(living.you.CP).toBe(6);
  const fallen = scenario({
    you: { map: [at('the-census-of-ash', 2, [2]), 'test-character-3-4'] },
    opponent: { map: ['test-character-1-2'] },
  });
  fallen.you.attack('test-character-3-4', 'test-character-1-2');
  expect([fallen.card('the-census-of-ash').chapter, fallen.you.hand.length]).toEqual([3, 2]);
  const skipped = scenario({ active: 'opponent', you: { map: [at('the-census-of-ash', 2)] } });
  skipped.opponent.skip('the-census-of-ash');
  expect([skipped.card('the-census-of-ash').chapter, skipped.opponent.C, skipped.you.hand.length]).toEqual([3, 6, 0]);
});

test('The Census of Ash: the second Location that is seized, or the sixth end of a turn, is the sum, and the loser of the Act has The Hall of Names', () => {
  const game = scenario({
    you: { map: [at('the-census-of-ash', 3, [1], { sp: 1 }), 'test-character-3-4'] },
    opponent: { map: ['test-location'] },
  });
  game.you.attack('test-character-3-4', 'test-location');
  expect(game.card('the-census-of-ash').face).toBe('back');
  expect([game.card('the-census-of-ash').stat('defense'), scored(game)]).toEqual([3, [2, 0]]);
  expect(inherited(game, 'the-census-of-ash')).toBe('opponent');
  const slow = scenario({ you: { map: [at('the-census-of-ash', 3, [0, 5], { sp: 1 })] }, opponent: { tally: 3 } });
  slow.you.endTurn();
  expect([scored(slow), inherited(slow, 'the-census-of-ash')]).toEqual([[2, 3], 'you']);
});

test('The Lamplit Road: a second Character gives 1 CP, three ends of turn a card and 1 SP, two discarded cards neither', () => {
  const out = scenario({ you: { hand: ['test-character-1-1'], map: ['the-lamplit-road', 'test-character-1-2'] } });
  out.you.play('test-character-1-1');
  expect([out.card('the-lamplit-road').chapter, out.you.CP]).toEqual([2, 6]);
  const middle = scenario({ you: { map: [at('the-lamplit-road', 2, [2])] } });
  middle.you.endTurn();
  expect(middle.card('the-lamplit-road')).toMatchObject({ chapter: 3, sp: 1 });
  expect(middle.you.hand).toHaveLength(1);
  const skipped = scenario({ you: { hand: ['test-device', 'test-location'], map: [at('the-lamplit-road', 2)] } });
  skipped.you.skip('the-lamplit-road');
  expect(skipped.card('the-lamplit-road')).toMatchObject({ chapter: 3, sp: 0 });
  expect(skipped.you.hand).toEqual([]);
});

test('The Lamplit Road: a redeemed Character arrives; all are healed and another is redeemed', () => {
  const game = lastAct({
    you: {
      hand: ['writ-of-return'],
      map: [
        at('the-lamplit-road', 3, [0, 0], { sp: 1 }),
        { card: 'test-character-1-1', face: 'fallen' },
        { card: 'test-character-1-2', face: 'fallen' },
        { card: 'test-character-2-5', damage: 3 },
      ],
    },
  });
  game.you.play('writ-of-return', 'test-character-1-1');
  game.you.choose('test-character-1-2');
  expect(game.card('test-character-1-2').face).toBe('front');
  expect([game.card('test-character-2-5').damage, scored(game)]).toEqual([1, [2, 0]]);
});
