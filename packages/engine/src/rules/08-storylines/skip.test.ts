import { expect, test } from 'vitest';
import { type Chapter, lintCard, type ManeuverCard, maneuver } from '../../language/index';
import { C, CP, discarding, gain, hand, happens, plays, SP, sacrificing, treasury, your } from '../../language/words';
import { printing } from '../../testing/fixtures';
import { scenario } from '../../testing/scenario';
import { ON_MANEUVER, order, story } from '../../testing/stories';

const player = { bound: false };
const skippable = (skip: NonNullable<Chapter['skip']>, more: Partial<Chapter> = {}) =>
  story('path', { one: { reward: [gain(C(5))], sp: 2, skip, ...more } }, player);
const fast = (id: string, effect: ManeuverCard['effect']): ManeuverCard =>
  maneuver({
    id,
    name: `Fast ${id}`,
    faction: 'Independent',
    speed: 'Fast',
    cost: CP(1),
    effect,
    printing: printing(),
  });

test('8.6.1 8.6.2 the controller may pay a Skip cost to advance', () => {
  const game = scenario({ cards: [skippable({ cost: [C(4)] })], you: { map: ['path'] } });
  game.you.skip('path');
  expect([game.you.C, game.card('path').chapter]).toEqual([6, 2]);
});

test('8.6.1 the opponent may skip too, in their own Action Phase, and pays themselves', () => {
  const game = scenario({ cards: [skippable({ cost: [C(4)] })], active: 'opponent', you: { map: ['path'] } });
  game.opponent.skip('path');
  expect([game.you.C, game.opponent.C, game.card('path').chapter]).toEqual([10, 6, 2]);
  expect(game.told('skipUsed')).toMatchObject([{ rule: '8.6.4', seat: 1, amount: 1, subject: { controller: 0 } }]);
});

test('8.6.1 a card may name who may skip', () => {
  const theirs = scenario({ cards: [skippable({ cost: [C(1)], by: 'opponent' })], you: { map: ['path'] } });
  expect(theirs.you.refusal(() => theirs.you.skip('path'))).toBe('8.6.1');
  const mine = scenario({
    cards: [skippable({ cost: [C(1)], by: 'you' })],
    active: 'opponent',
    you: { map: ['path'] },
  });
  expect(mine.opponent.refusal(() => mine.opponent.skip('path'))).toBe('8.6.1');
});

test('8.6.2 a Skip cost is paid whole or the Skip is refused', () => {
  const cost = [C(4), CP(3)];
  const poor = scenario({ cards: [skippable({ cost })], you: { map: ['path'], C: 9, CP: 2 } });
  expect(poor.you.refusal(() => poor.you.skip('path'))).toBe('8.6.2');
  expect([poor.you.C, poor.you.CP]).toEqual([9, 2]);
  const rich = scenario({ cards: [skippable({ cost })], you: { map: ['path'], C: 9, CP: 3 } });
  rich.you.skip('path');
  expect([rich.you.C, rich.you.CP, rich.card('path').chapter]).toEqual([5, 0, 2]);
});

test('8.6.2 a Skip may cost SP, a sacrifice or cards, which the skipping player chooses', () => {
  const cost = [SP(2), sacrificing(your('Character')), discarding(1)];
  const game = scenario({
    cards: [skippable({ cost })],
    active: 'opponent',
    you: { map: ['path', 'test-character-3-3'] },
    opponent: {
      tally: 1,
      hand: ['test-slow', 'test-fast'],
      map: ['test-character-2-2', { card: 'test-character-1-1', sp: 3 }],
    },
  });
  game.opponent.skip('path', ['tally', 'test-character-1-1'], 'test-character-2-2', 'test-fast');
  expect([game.opponent.tally, game.card('test-character-1-1').sp]).toEqual([0, 2]);
  expect([game.card('test-character-2-2').zone, game.card('test-fast').zone]).toEqual(['depleted', 'depleted']);
  expect([game.card('path').chapter, game.card('test-character-3-3').zone]).toEqual([2, 'map']);
});

test('8.6.2 a free Skip is open only while its condition is true, and is never automatic', () => {
  const free = skippable({ when: treasury('you', { atMost: 3 }) });
  const game = scenario({ cards: [free], you: { map: ['path'], hand: ['test-device'], C: 4, CP: 1 } });
  expect(game.you.refusal(() => game.you.skip('path'))).toBe('8.6.2');
  game.you.play('test-device');
  expect([game.you.C, game.card('path').chapter]).toEqual([3, 1]);
  game.you.skip('path');
  expect([game.you.C, game.you.CP, game.card('path').chapter]).toEqual([3, 1, 2]);
});

test('8.6.2 "you" in the condition of a Skip is the controller of the Storyline, whoever skips', () => {
  const free = skippable({ when: hand('you', { atMost: 0 }) });
  const game = scenario({
    cards: [free],
    active: 'opponent',
    you: { map: ['path'] },
    opponent: { hand: ['test-device'] },
  });
  game.opponent.skip('path');
  expect(game.card('path').chapter).toBe(2);
});

test('8.6.2 8.5.4 a free Skip that counts, counts from the moment that its Chapter activates, beside the End', () => {
  const slow = happens(plays('you', 'Maneuver'), 2);
  const both = story(
    'path',
    { one: { end: ON_MANEUVER }, two: { end: happens(plays('you', 'Device')), skip: { when: slow } } },
    player,
  );
  const game = scenario({ cards: [both], you: { map: ['path'], hand: ['test-slow', 'test-slow', 'test-slow'] } });
  game.you.play('test-slow');
  game.you.play('test-slow#2');
  expect(game.you.refusal(() => game.you.skip('path'))).toBe('8.6.2');
  game.you.play('test-slow#3');
  game.you.skip('path');
  expect(game.card('path').chapter).toBe(3);
});

test('8.6.3 a skipped Chapter gives no reward and no SP, and the next one activates', () => {
  const game = scenario({ cards: [skippable({ cost: [C(4)] })], you: { map: ['path'] } });
  game.you.skip('path');
  expect([game.you.C, game.you.sp, game.card('path').sp]).toEqual([6, 0, 0]);
  expect(order(game, 'chapterCompleted', 'chapterSkipped', 'chapterActivated')).toEqual([
    'chapterSkipped',
    'chapterActivated',
  ]);
  expect(game.game.board.cards[game.card('path').id]?.story?.skipped).toEqual([1]);
});

test('8.6.5 Aspirational and Cursed have no rules of their own: such Storylines are skipped like any other, by either player', () => {
  const toned = (tone?: 'Aspirational' | 'Cursed') =>
    story('path', { one: { skip: { cost: [C(4)] } } }, { ...player, ...(tone ? { tone } : {}) });
  for (const tone of [undefined, 'Aspirational', 'Cursed'] as const)
    for (const who of ['you', 'opponent'] as const) {
      const game = scenario({ cards: [toned(tone)], active: who, you: { map: ['path'] } });
      game[who].skip('path');
      expect([game[who].C, game.card('path').chapter]).toEqual([6, 2]);
    }
});

test('8.6.5 a card is told off whose tone suits none of its Skips, or whose own controller may skip its last Chapter', () => {
  const checks = (by: 'you' | 'opponent' | undefined, tone: 'Aspirational' | 'Cursed', three?: Chapter['skip']) => {
    const skip = { cost: [C(4)], ...(by ? { by } : {}) };
    const card = story('path', { one: { skip }, three: three ? { skip: three } : {} }, { ...player, tone });
    return lintCard(card).flatMap(({ check }) => (check === 'tone' || check === 'last skip' ? [check] : []));
  };
  expect([checks('you', 'Aspirational'), checks('opponent', 'Cursed')]).toEqual([[], []]);
  expect([checks(undefined, 'Aspirational'), checks(undefined, 'Cursed')]).toEqual([[], []]);
  expect([checks('opponent', 'Aspirational'), checks('you', 'Cursed')]).toEqual([['tone'], ['tone']]);
  expect(checks('you', 'Aspirational', { cost: [C(9)] })).toEqual(['last skip']);
  expect(checks('you', 'Aspirational', { cost: [C(9)], by: 'opponent' })).toEqual([]);
});

const last = (skip: NonNullable<Chapter['skip']>) =>
  story(
    'last',
    { three: { sp: 3, reward: [gain(C(9))], skip } },
    {
      ...player,
      back: { name: 'Last Ending', becomes: 'Completed Storyline', reward: [gain(C(1))] },
    },
  );

test('8.6.3 8.9.3 skipping Chapter 3 completes the Storyline: no Chapter reward, no SP, but the back face’s reward', () => {
  const game = scenario({ cards: [last({ cost: [C(4)] })], you: { map: [{ card: 'last', chapter: 3 }], C: 10 } });
  game.you.skip('last');
  expect(game.told('storylineCompleted')).toMatchObject([{ rule: '8.6.3', word: 'skipped' }]);
  const own = game.told('treasuryChanged').filter((event) => event.seat === 0);
  expect(own.map(({ from, to }) => [from, to])).toEqual([
    [10, 6],
    [6, 7],
  ]);
  expect(game.game.board.acts).toMatchObject([{ storyline: 'last', skipped: true, sp: [0, 0] }]);
});

test('8.6.3 9.4.0 an opponent who skips Chapter 3 ends the Act in their own turn, and wins a tie', () => {
  const game = scenario({
    cards: [last({ cost: [CP(5)] })],
    active: 'opponent',
    you: { map: [{ card: 'last', chapter: 3 }] },
    opponent: { CP: 5 },
  });
  game.opponent.skip('last');
  expect(game.told('actWon')).toMatchObject([{ rule: '15.3', seat: 1 }]);
  expect(game.you.decision).toMatchObject({ kind: 'mulligan' });
});

test('8.6.4 Skip is a Slow Maneuver: not in the other player’s turn, not in a response', () => {
  const game = scenario({
    cards: [skippable({ cost: [C(4)] })],
    you: { map: ['path'], hand: ['test-slow'] },
    opponent: { hand: ['test-fast'] },
  });
  game.respond();
  game.you.play('test-slow');
  expect(game.opponent.decision?.kind).toBe('response');
  expect(game.opponent.refusal(() => game.opponent.skip('path'))).toBe('11.3');
  game.settle();
  expect(game.opponent.refusal(() => game.opponent.skip('path'))).toBe('11.2');
});

test('8.6.4 a Skip uses the Chain: its cost is paid as it is played, and the other player may respond', () => {
  const game = scenario({
    cards: [skippable({ cost: [C(4)] })],
    you: { map: ['path'] },
    opponent: { hand: ['test-fast'] },
  });
  game.respond();
  game.you.skip('path');
  expect(game.game.board.chain).toMatchObject([{ kind: 'skip', controller: 0, chapter: 1 }]);
  expect([game.you.C, game.card('path').chapter]).toEqual([6, 1]);
  game.opponent.play('test-fast');
  game.settle();
  expect(game.card('path').chapter).toBe(2);
});

test('8.6.4 a free Skip does nothing when its condition is no longer true as it resolves', () => {
  const windfall = fast('windfall', [gain(C(5))]);
  const game = scenario({
    cards: [skippable({ when: treasury('you', { atMost: 3 }) }), windfall],
    active: 'opponent',
    you: { map: ['path'], hand: ['windfall'], C: 3 },
  });
  game.respond();
  game.opponent.skip('path');
  game.you.play('windfall');
  game.settle();
  expect([game.you.C, game.card('path').chapter]).toEqual([8, 1]);
  expect(game.told('fizzled')).toMatchObject([{ rule: '8.6.4', seat: 1 }]);
});

test('8.6.4 a Skip does nothing when its Chapter is no longer the active one; the cost stays paid', () => {
  const both = story(
    'path',
    { one: { end: happens(plays('you', 'Maneuver')), skip: { cost: [C(4)] }, sp: 1 }, two: { skip: { cost: [C(4)] } } },
    player,
  );
  const game = scenario({
    cards: [both],
    active: 'opponent',
    you: { map: ['path'], hand: ['test-fast'] },
  });
  game.respond();
  game.opponent.skip('path');
  game.you.play('test-fast');
  game.settle();
  expect([game.card('path').chapter, game.you.sp, game.opponent.C]).toEqual([2, 1, 6]);
  expect(game.told('fizzled')).toMatchObject([{ rule: '8.6.4' }]);
  expect(game.told('chapterSkipped')).toEqual([]);
});

test('8.6.4 8.12.3 a Skip of Chapter 3 does nothing once the Reversal has taken its place', () => {
  const turned = story(
    'turned',
    { three: { skip: { cost: [C(4)] } } },
    {
      ...player,
      reversal: {
        live: happens(plays('you', 'Maneuver')),
        chapter: { title: 'Turned', end: happens(plays('you', 'Device')) },
      },
    },
  );
  const game = scenario({
    cards: [turned],
    active: 'opponent',
    you: { map: [{ card: 'turned', chapter: 3 }], hand: ['test-fast'] },
  });
  game.respond();
  game.opponent.skip('turned');
  game.you.play('test-fast');
  game.settle();
  expect(game.card('turned')).toMatchObject({ face: 'front', reversed: true });
  expect(game.told('actEnded')).toEqual([]);
  expect(game.opponent.refusal(() => game.opponent.skip('turned'))).toBe('8.5.1');
});
