/** Skips at awkward moments: of a last Chapter, with a cost that changes what is skipped, with a condition that ends (8.6). */
import { expect, test } from 'vitest';
import {
  any,
  C,
  controls,
  destroy,
  gain,
  hand,
  happens,
  leaves,
  lose,
  opponents,
  SP,
  sacrificing,
  target,
  treasury,
  your,
} from '../../language/words';
import { scenario } from '../../testing/scenario';
import { fast } from '../../testing/small-cards';
import { NEVER, order, story, toNextAct } from '../../testing/stories';

const last = (more: Parameters<typeof story>[2] = {}) =>
  story('last', { three: { sp: 5, skip: { cost: [C(2)], by: 'opponent' } } }, more);

test('8.6.3 9.4.2 an opponent who skips the last Chapter ends the Act, which its controller wins with more SP all the same', () => {
  const game = scenario({
    cards: [last()],
    active: 'opponent',
    you: {
      C: 3,
      map: [
        { card: 'last', chapter: 3, boundTo: 'test-character-2-3' },
        { card: 'test-character-2-3', sp: 2, damage: 1, activated: true },
      ],
    },
    opponent: { C: 9, tally: 1 },
  });
  game.opponent.skip('last');
  expect(game.told('actWon')).toMatchObject([{ rule: '9.4.2', seat: 0 }]);
  expect(game.told('storyPointsCounted')).toMatchObject([{ numbers: [2, 1] }]);
  expect(game.card('test-character-2-3')).toMatchObject({ face: 'front', bound: false, damage: 1, ready: false });
  expect([game.told('fell'), game.card('last').zone, game.game.board.active]).toEqual([[], 'burned', 1]);
  expect(game.opponent.decision?.kind).toBe('mulligan');
});

test('8.6.3 8.9.3 1.9 the back face’s reward is its controller’s "you", not the skipping player’s', () => {
  const back = {
    name: 'Last Ending',
    becomes: 'Completed Storyline',
    reward: [gain(C(3)), lose(C(1), 'opponent')],
  } as const;
  const game = scenario({
    cards: [last({ back: { ...back, reward: [...back.reward] } })],
    active: 'opponent',
    you: { C: 1, map: [{ card: 'last', chapter: 3 }] },
    opponent: { C: 9 },
  });
  game.opponent.skip('last');
  expect(
    game
      .told('treasuryChanged')
      .slice(0, 3)
      .map(({ seat, from, to }) => [seat, from, to]),
  ).toEqual([
    [1, 9, 7],
    [0, 1, 4],
    [1, 7, 6],
  ]);
});

test('8.6.3 10.7 who ended the Act by a Skip in their own turn, and is made to play first, has that turn without Ready, Income and Draw', () => {
  const game = scenario({
    cards: [last()],
    active: 'opponent',
    you: { map: [{ card: 'last', chapter: 3 }] },
    opponent: { C: 9, map: [{ card: 'test-character-1-2', activated: true }] },
  });
  game.opponent.skip('last');
  toNextAct(game, 'opponent');
  expect(game.game.board).toMatchObject({ act: 2, turn: 1, active: 1, phase: 'action' });
  expect([game.opponent.C, game.opponent.hand.length, game.card('test-character-1-2').ready]).toEqual([7, 5, false]);
});

test('8.6.1 each player is offered the Skips that they may use and pay, of both players’ Storylines', () => {
  const open = story('open', { one: { skip: { cost: [C(2)] } } });
  const offered = (active: 'you' | 'opponent', C_: number) => {
    const game = scenario({ cards: [open], active, you: { map: ['open'], C: C_ }, opponent: { C: C_ } });
    const { decision } = game[active];
    return decision?.options.filter((o) => o.kind === 'act' && o.act.do === 'skip').length;
  };
  expect([offered('you', 2), offered('opponent', 2), offered('you', 1), offered('opponent', 1)]).toEqual([1, 1, 0, 0]);
});

test('8.6.2 3.5 a Skip paid with SP takes them from markers on the skipping player’s Homeworld and permanents, never from the other’s', () => {
  const dear = story('dear', { two: { skip: { cost: [SP(3)] } } });
  const game = scenario({
    cards: [dear],
    active: 'opponent',
    you: { tally: 3, map: [{ card: 'dear', chapter: 2, sp: 4 }] },
    opponent: { tally: 1, map: [{ card: 'test-device', sp: 1 }] },
  });
  expect(() => game.opponent.skip('dear')).toThrow('"need":3,"have":2');
  expect([game.you.sp, game.opponent.sp, game.card('dear').chapter]).toEqual([7, 2, 2]);
  const rich = scenario({
    cards: [dear],
    active: 'opponent',
    you: { map: [{ card: 'dear', chapter: 2, sp: 4 }] },
    opponent: { tally: 2, map: [{ card: 'test-device', sp: 2 }] },
  });
  rich.opponent.skip('dear', ['test-device', 'test-device', 'tally']);
  expect([rich.card('test-device').sp, rich.opponent.tally, rich.card('dear').sp]).toEqual([0, 1, 4]);
  expect(rich.card('dear').chapter).toBe(3);
});

test('8.6.2 3.6 a Skip paid with a sacrifice takes no Bound Character, and may take a Partnered one', () => {
  const grim = story('grim', { two: { skip: { cost: [sacrificing(your('Character'))] } } }, { partner: true });
  const alone = scenario({
    cards: [grim],
    you: { map: [{ card: 'grim', chapter: 2, boundTo: 'test-character-2-3' }, 'test-character-2-3'] },
  });
  expect(alone.you.refusal(() => alone.you.skip('grim'))).toBe('3.6');
  const game = scenario({
    cards: [grim],
    you: {
      map: [
        { card: 'grim', chapter: 2, boundTo: 'test-character-2-3', partnerTo: 'test-character-1-2' },
        'test-character-2-3',
        'test-character-1-2',
      ],
    },
  });
  game.you.skip('grim');
  expect([game.card('test-character-1-2').zone, game.card('grim').chapter]).toEqual(['depleted', 3]);
  expect(game.card('test-character-2-3')).toMatchObject({ bound: true, face: 'front' });
});

test('8.6.4 8.5.2 a sacrifice that meets the Chapter itself completes it with its reward; the Skip then finds another Chapter and does nothing', () => {
  const toll = story(
    'toll',
    {
      one: {
        end: happens(leaves(your('Device'))),
        reward: [gain(C(3))],
        sp: 1,
        skip: { cost: [sacrificing(your('Device'))] },
      },
      two: { end: NEVER, skip: { cost: [C(1)] } },
    },
    { bound: false },
  );
  const game = scenario({ cards: [toll], you: { C: 0, map: ['toll', 'test-device'] } });
  game.you.skip('toll');
  expect([game.card('toll').chapter, game.you.C, game.card('toll').sp]).toEqual([2, 3, 1]);
  expect(order(game, 'chapterCompleted', 'chapterSkipped', 'fizzled')).toEqual(['chapterCompleted', 'fizzled']);
});

test('8.6.4 a free Skip whose condition ends and holds again before it resolves is still done', () => {
  const free = story('free', { one: { skip: { when: treasury('you', { atMost: 3 }) } } }, { bound: false });
  const game = scenario({
    cards: [free, fast('windfall', gain(C(5))), fast('tax', lose(C(6), 'opponent'))],
    active: 'opponent',
    you: { C: 3, hand: ['windfall'], map: ['free'] },
    opponent: { CP: 3, hand: ['tax'] },
  });
  game.respond();
  game.opponent.skip('free');
  game.you.play('windfall');
  game.opponent.pass();
  expect(game.you.C).toBe(8);
  game.opponent.play('tax');
  game.settle();
  expect([game.you.C, game.card('free').chapter]).toEqual([2, 2]);
});

test('8.6.4 a free Skip that was true of the board is nothing once what made it true has left in response', () => {
  const free = story('free', { one: { skip: { when: controls('you', any('Device')) }, sp: 1 } }, { bound: false });
  const game = scenario({
    cards: [free, fast('smash', destroy(target(opponents('Device'))))],
    you: { map: ['free', 'test-device'] },
    opponent: { hand: ['smash'] },
  });
  game.respond();
  game.you.skip('free');
  game.opponent.play('smash');
  game.settle();
  expect([game.card('free').chapter, game.you.sp]).toEqual([1, 0]);
  expect(game.told('fizzled')).toMatchObject([{ rule: '8.6.4', seat: 0, subject: { card: 'free' } }]);
  expect(game.you.refusal(() => game.you.skip('free'))).toBe('8.6.2');
});

test('8.6.4 a Skip of a Storyline that was completed or removed in response does nothing; its cost stays paid', () => {
  const path = story('path', {
    three: { end: happens({ event: 'plays', by: 'you', type: 'Maneuver' }), skip: { cost: [C(4)] } },
  });
  const game = scenario({
    cards: [path],
    active: 'opponent',
    you: { tally: 1, hand: ['test-fast'], map: [{ card: 'path', chapter: 3 }] },
  });
  game.respond();
  game.opponent.skip('path');
  game.you.play('test-fast');
  game.settle();
  expect(game.told('storylineCompleted')).toMatchObject([{ word: 'natural' }]);
  expect(game.told('chapterSkipped')).toEqual([]);
  expect(game.told('treasuryChanged')[0]).toMatchObject({ seat: 1, from: 10, to: 6 });
});

test('8.6.2 a free Skip looks at the hand as it is when the Skip is no card of it: nothing is counted as spent', () => {
  const thin = story('thin', { one: { skip: { when: hand('you', { atMost: 1 }) } } });
  const game = scenario({ cards: [thin], you: { map: ['thin'], hand: ['test-slow', 'test-device'] } });
  expect(game.you.refusal(() => game.you.skip('thin'))).toBe('8.6.2');
  game.you.play('test-device');
  game.you.skip('thin');
  expect(game.card('thin').chapter).toBe(2);
});

test('8.6.4 8.12.1 a Skip of Chapter 2 is done although the Reversal goes live meanwhile: that takes the place of Chapter 3 only', () => {
  const turning = story(
    'turning',
    { two: { skip: { cost: [sacrificing(your('Device'))] } } },
    { bound: false, reversal: { live: happens(leaves(your('Device'))), chapter: { title: 'Turned', end: NEVER } } },
  );
  const game = scenario({
    cards: [turning],
    you: { map: [{ card: 'turning', chapter: 2 }, 'test-device'] },
  });
  game.you.skip('turning');
  expect(game.card('turning')).toMatchObject({ chapter: 3, reversed: true });
  expect([game.card('test-device').zone, game.told('fizzled')]).toEqual(['depleted', []]);
});
