/** Bound Characters that fall, or are redeemed, at awkward moments (7.4, 7.7, 8.3.3, 8.8.3, 8.10.4). */
import { expect, test } from 'vitest';
import {
  all,
  any,
  bound,
  C,
  damage,
  fall,
  falls,
  gain,
  happens,
  opponents,
  partner,
  redeem,
  removeStoryline,
  target,
  when,
  your,
} from '../../language/words';
import { testCharacter } from '../../testing/fixtures';
import { scenario } from '../../testing/scenario';
import { slow } from '../../testing/small-cards';
import { NEVER, ON_MANEUVER, order, story } from '../../testing/stories';

const hero = testCharacter(2, 3, { id: 'hero', name: 'Hero' });
const storm = slow('storm', damage(3, all(any('Character'))));
const disrupt = { ...slow('disrupt', removeStoryline(target(opponents('Storyline')))), cost: { CP: 5 } };

test('8.3.3 8.9.2 a Bound Character that falls by the effect that completes the last Chapter gets no SP, and stays Fallen', () => {
  const tragic = story('tragic', { three: { end: happens(falls(bound)), sp: 3, reward: [gain(C(4))] } });
  const game = scenario({
    cards: [hero, tragic, storm],
    you: {
      C: 1,
      hand: ['storm'],
      map: [
        { card: 'tragic', chapter: 3, boundTo: 'hero' },
        { card: 'hero', sp: 2 },
      ],
    },
    opponent: { tally: 1 },
  });
  game.you.play('storm');
  expect(order(game, 'fell', 'unbound', 'chapterCompleted', 'storylineCompleted')).toEqual([
    'fell',
    'unbound',
    'chapterCompleted',
    'storylineCompleted',
  ]);
  expect(game.told('storyPointsCounted')).toMatchObject([{ numbers: [0, 1] }]);
  expect(game.told('treasuryChanged')[0]).toMatchObject({ seat: 0, from: 1, to: 5 });
  expect(game.card('hero')).toMatchObject({ face: 'fallen', bound: false, zone: 'map', damage: 0 });
  expect(game.told('fell')).toHaveLength(1);
});

test('8.3.3 8.5.7 a reward that makes the Bound Character fall leaves nobody for the SP of the same Chapter', () => {
  const cruel = story('cruel', { two: { end: ON_MANEUVER, reward: [fall(bound), gain(C(2))], sp: 2 } });
  const game = scenario({
    cards: [hero, cruel],
    you: { C: 0, hand: ['test-slow'], map: [{ card: 'cruel', chapter: 2, boundTo: 'hero' }, 'hero'] },
  });
  game.you.play('test-slow');
  expect(game.card('hero')).toMatchObject({ face: 'fallen', sp: 0, bound: false });
  expect([game.card('cruel').chapter, game.you.C, game.you.sp]).toEqual([3, 2, 0]);
});

test('8.11.2 7.4 a Bound and a Partnered Character that fall together are both free, and what counts falls saw both in the cast', () => {
  const pact = story('pact', { two: { end: happens(falls(partner)), reward: [gain(C(1))] } }, { partner: true });
  const watch = story('watch', { one: { end: happens(falls(your('Character', 'Bound'))) } }, { bound: false });
  const game = scenario({
    cards: [hero, pact, watch, storm],
    you: {
      C: 0,
      hand: ['storm'],
      map: [
        { card: 'pact', chapter: 2, boundTo: 'hero', partnerTo: 'test-character-1-2' },
        'hero',
        'test-character-1-2',
        'watch',
      ],
    },
  });
  game.you.play('storm');
  game.you.choose('pact', 'watch');
  expect([game.card('hero').face, game.card('test-character-1-2').face]).toEqual(['fallen', 'fallen']);
  expect(game.game.board.cards[game.card('pact').id]?.story).toMatchObject({ bound: null, partner: null, chapter: 3 });
  expect([game.card('watch').chapter, game.you.C]).toEqual([2, 1]);
  expect([game.told('unbound').length, game.told('freed').length]).toEqual([1, 1]);
});

const mercy = slow('mercy', redeem(target(your('Character', 'Fallen'))));

test('7.7 8.10.4 a Fallen Character that is Bound and redeemed stays Bound, activated, with its markers; only damage goes', () => {
  const arc = story('arc', { two: { end: NEVER } });
  const game = scenario({
    cards: [hero, arc, mercy],
    you: {
      hand: ['mercy'],
      map: [
        { card: 'arc', chapter: 2, boundTo: 'hero', counts: [] },
        { card: 'hero', face: 'fallen', damage: 1, sp: 2, activated: true },
      ],
    },
  });
  game.you.play('mercy');
  expect(game.card('hero')).toMatchObject({ face: 'front', bound: true, damage: 0, sp: 2, ready: false });
  expect(game.card('arc').chapter).toBe(2);
  expect([game.told('unbound'), game.told('bound')]).toEqual([[], []]);
});

test('8.4.3 7.9 a Fallen Character that is Bound gets SP by its own Drives, and once redeemed by those of its front', () => {
  const dark = story(
    'dark',
    { one: { end: ON_MANEUVER, sp: 1 }, two: { end: ON_MANEUVER, sp: 2 } },
    { drives: ['Vengeance'] },
  );
  const bindFallen = (front: boolean) => {
    const game = scenario({
      cards: [hero, dark, mercy],
      you: { hand: ['mercy', 'test-slow'], map: ['dark', { card: 'hero', face: 'fallen' }] },
    });
    game.you.bind('dark', 'hero');
    if (front) game.you.play('mercy');
    else game.you.play('test-slow');
    return game;
  };
  const fallen = bindFallen(false);
  expect([fallen.card('hero').sp, fallen.card('dark').chapter]).toEqual([1, 2]);
  // The Maneuver that redeems meets the Chapter as it is played, while the Fallen face is still up.
  const redeemed = bindFallen(true);
  expect([redeemed.card('hero').sp, redeemed.card('hero').face]).toEqual([1, 'front']);
  redeemed.you.play('test-slow');
  expect([redeemed.card('hero').sp, redeemed.card('dark').chapter]).toEqual([1, 3]);
});

test('7.7 7.6 once redeemed while Bound it falls like any other: it is unbound then', () => {
  const arc = story('arc', {});
  const game = scenario({
    cards: [hero, arc, mercy, slow('push', fall(target(any('Character'))))],
    you: {
      hand: ['mercy', 'push'],
      map: [
        { card: 'arc', boundTo: 'hero' },
        { card: 'hero', face: 'fallen' },
      ],
    },
  });
  game.you.play('mercy');
  expect(game.card('hero').bound).toBe(true);
  game.you.play('push');
  expect(game.card('hero')).toMatchObject({ face: 'fallen', bound: false });
});

test('7.5 8.10.4 a Fallen Character that is Bound and destroyed is unbound; the Storyline may be Bound anew', () => {
  const arc = story('arc', {}, { partner: true });
  const game = scenario({
    cards: [arc, storm],
    you: {
      hand: ['storm'],
      map: [
        { card: 'arc', chapter: 2, boundTo: 'test-character-1-2', partnerTo: 'test-character-1-6' },
        { card: 'test-character-1-2', face: 'fallen' },
        'test-character-1-6',
        'test-character-2-6',
      ],
    },
  });
  game.you.play('storm');
  expect([game.card('test-character-1-2').zone, game.card('arc').chapter]).toEqual(['depleted', 2]);
  expect(game.card('test-character-1-6')).toMatchObject({ face: 'front', damage: 3, ready: true });
  game.you.bind('arc', 'test-character-2-6');
  expect(game.card('test-character-2-6').bound).toBe(true);
});

test('8.8.3 8.11.3 a disruption fells the Bound Character alone: its "when this falls" triggers once, its attachment goes, the Partner keeps all', () => {
  const martyr = testCharacter(2, 5, {
    id: 'martyr',
    name: 'Martyr',
    fallen: { abilities: [when(falls('this'), gain(C(2)))] },
  });
  const game = scenario({
    cards: [martyr, disrupt],
    active: 'opponent',
    you: {
      C: 0,
      map: [
        { card: 'test-storyline', chapter: 2, sp: 2, boundTo: 'martyr', partnerTo: 'test-character-1-3' },
        { card: 'martyr', damage: 2, sp: 3 },
        { card: 'test-attachment', host: 'martyr' },
        { card: 'test-character-1-3', damage: 1, sp: 1, activated: true },
        { card: 'test-attachment', host: 'test-character-1-3' },
      ],
    },
    opponent: { hand: ['disrupt'] },
  });
  expect(game.you.sp).toBe(6);
  game.opponent.play('disrupt', 'test-storyline');
  expect(game.card('martyr')).toMatchObject({ face: 'fallen', damage: 0, sp: 0, ready: false, bound: false });
  expect([game.you.C, game.told('abilityTriggered').length]).toEqual([2, 1]);
  expect([game.card('test-attachment').zone, game.card('test-attachment#2').zone]).toEqual(['depleted', 'map']);
  expect(game.card('test-character-1-3')).toMatchObject({ face: 'front', damage: 1, sp: 1, ready: false });
  expect(game.you.sp).toBe(1);
});

test('8.8.3 8.11.2 a Partner that is Fallen when the Storyline is removed stays on the Map, Fallen and free', () => {
  const game = scenario({
    cards: [disrupt],
    active: 'opponent',
    you: {
      map: [
        { card: 'test-storyline', chapter: 3, boundTo: 'test-character-2-3', partnerTo: 'test-character-1-3' },
        'test-character-2-3',
        { card: 'test-character-1-3', face: 'fallen', damage: 1 },
      ],
    },
    opponent: { hand: ['disrupt'] },
  });
  game.opponent.play('disrupt', 'test-storyline');
  expect(game.card('test-character-1-3')).toMatchObject({ face: 'fallen', damage: 1, zone: 'map' });
  expect(game.told('freed')).toMatchObject([{ rule: '8.11.2' }]);
  expect(game.told('fell').map(({ subject }) => subject?.card)).toEqual(['test-character-2-3']);
});
