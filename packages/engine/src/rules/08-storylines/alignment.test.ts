import { expect, test } from 'vitest';
import { maneuver } from '../../language/index';
import {
  aligned,
  all,
  any,
  award,
  bound,
  C,
  CP,
  damage,
  falls,
  gain,
  happens,
  iff,
  redeem,
  target,
  your,
} from '../../language/words';
import { RULESET } from '../../ruleset';
import { buildPool } from '../../state/pool';
import { fixtureList } from '../../testing/fixture-deck';
import { FIXTURES, printing, testCharacter } from '../../testing/fixtures';
import { scenario } from '../../testing/scenario';
import { ON_MANEUVER, story } from '../../testing/stories';
import { checkDeck } from '../02-deck-lists';

const seeker = testCharacter(2, 3, { id: 'seeker', name: 'Seeker', front: { drives: ['Freedom'] } });
const knight = testCharacter(2, 3, { id: 'knight', name: 'Knight', front: { drives: ['Truth', 'Duty'] } });
/** Its second Chapter is met by any Maneuver: 2 SP, and CP that depend on alignment. */
const scaled = story('scaled', {
  two: { end: ON_MANEUVER, sp: 2, reward: [iff(aligned, gain(CP(2)), gain(CP(1))), gain(C(1))] },
});
const boundTo = (who: string, more: object = {}, cards = [scaled]) =>
  scenario({
    cards: [seeker, knight, ...cards],
    you: {
      hand: ['test-slow'],
      map: [
        { card: 'scaled', chapter: 2, boundTo: who },
        { card: who, ...more },
      ],
      C: 5,
      CP: 4,
    },
  });

test('8.2.1 any deck may include any Storyline, whatever Drives it prints and whoever plays it', () => {
  const pool = buildPool([...FIXTURES, story('alien', {}, { drives: ['Ambition'] })]);
  const list = fixtureList();
  expect(checkDeck(RULESET, pool, { ...list, main: { ...list.main, alien: 3 } })).toEqual([]);
});

test('8.2.2 printed Drives limit neither playing a Storyline nor Binding to it', () => {
  const game = scenario({ cards: [seeker, scaled], you: { hand: ['scaled'], map: ['seeker'] } });
  game.you.play('scaled');
  expect(game.card('scaled').zone).toBe('map');
  game.you.bind('scaled', 'seeker');
  expect(game.card('seeker').bound).toBe(true);
});

test('8.2.3 8.4.2 a Bound Character that shares no Drive gets no SP; the other rewards are not ignored', () => {
  const game = boundTo('seeker');
  game.you.play('test-slow');
  expect(game.card('seeker').sp).toBe(0);
  expect(game.told('storyPointsChanged')).toEqual([]);
  expect(game.card('scaled').chapter).toBe(3);
  expect([game.you.C, game.you.CP]).toEqual([6, 4]);
});

test('8.2.3 8.4.2 SP that a reward of the Storyline awards are ignored too; SP from other cards are not', () => {
  const praise = story('scaled', { two: { end: ON_MANEUVER, reward: [award(2, bound), gain(CP(1))] } });
  const unlike = boundTo('seeker', {}, [praise]);
  unlike.you.play('test-slow');
  expect([unlike.card('seeker').sp, unlike.you.CP]).toEqual([0, 4]);
  const alike = boundTo('knight', {}, [praise]);
  alike.you.play('test-slow');
  expect(alike.card('knight').sp).toBe(2);
  const song = maneuver({
    id: 'song',
    name: 'Song',
    faction: 'Independent',
    speed: 'Slow',
    cost: CP(1),
    effect: [award(1, target(your('Character', 'Bound')))],
    printing: printing(),
  });
  const sung = scenario({
    cards: [seeker, story('quiet', {}), song],
    you: { hand: ['song'], map: [{ card: 'quiet', chapter: 2, boundTo: 'seeker' }, 'seeker'] },
  });
  sung.you.play('song');
  expect(sung.card('seeker').sp).toBe(1);
});

test('8.3.1 8.5.6 a Bound Storyline attaches to one Character by Bind, and its SP are markers on that Character', () => {
  const arc = story('arc', { two: { end: ON_MANEUVER, sp: 3 } });
  const game = scenario({
    cards: [arc],
    you: { hand: ['test-slow'], map: [{ card: 'arc', chapter: 2 }, 'test-character-2-3'] },
  });
  game.you.bind('arc', 'test-character-2-3');
  expect(game.game.board.cards[game.card('arc').id]?.story?.bound).toBe(game.card('test-character-2-3').id);
  game.you.play('test-slow');
  expect([game.card('test-character-2-3').sp, game.card('arc').sp, game.you.sp]).toEqual([3, 0, 3]);
});

test('8.3.2 a Player Storyline has no Bind, and its SP are placed on itself', () => {
  const arc = story('arc', { one: { end: ON_MANEUVER, sp: 2 } }, { bound: false });
  const game = scenario({ cards: [arc], you: { hand: ['test-slow'], map: ['arc', 'test-character-2-3'] } });
  expect(game.you.refusal(() => game.you.bind('arc', 'test-character-2-3'))).toBe('8.3.2');
  game.you.play('test-slow');
  expect(game.card('arc')).toMatchObject({ zone: 'map', face: 'front', chapter: 2, sp: 2, controller: 'you' });
});

test('8.3.3 a Bound Storyline without a Bound Character awards no SP, and still gives its reward', () => {
  const game = scenario({
    cards: [scaled],
    you: { hand: ['test-slow'], map: [{ card: 'scaled', chapter: 2 }], CP: 4 },
  });
  game.you.play('test-slow');
  expect(game.standings().sp).toEqual([0, 0]);
  expect(game.card('scaled').chapter).toBe(3);
  expect(game.you.CP).toBe(4);
});

test('8.3.3 a Bound Storyline without a Bound Character awards no SP by the words of its reward either, to whomever', () => {
  const generous = story('generous', { two: { end: ON_MANEUVER, reward: [award(2, target(your('Character')))] } });
  const awarded = (cast: object): number => {
    const game = scenario({
      cards: [generous],
      you: {
        hand: ['test-slow'],
        map: [{ card: 'generous', chapter: 2, ...cast }, 'test-character-1-1', 'test-character-2-2'],
      },
    });
    game.you.play('test-slow', 'test-character-2-2');
    return game.card('test-character-2-2').sp;
  };
  expect([awarded({ boundTo: 'test-character-1-1' }), awarded({})]).toEqual([2, 0]);
});

test('8.3.4 two Storylines in progress are the most; a completed one is not in progress', () => {
  const game = scenario({
    cards: [scaled],
    you: { hand: ['test-storyline'], map: ['scaled', 'test-player-storyline'] },
  });
  expect(game.you.refusal(() => game.you.play('test-storyline'))).toBe('8.3.4');
  const other = scenario({
    you: { hand: ['test-storyline'], map: ['test-storyline', { card: 'test-player-storyline', face: 'back' }] },
  });
  other.you.play('test-storyline#2');
  expect(other.card('test-storyline#2').zone).toBe('map');
});

test('8.4.1 one shared Drive of several is enough to be Aligned', () => {
  const wide = story('scaled', { two: { end: ON_MANEUVER, sp: 2 } }, { drives: ['Ambition', 'Truth'] });
  const game = boundTo('knight', {}, [wide]);
  game.you.play('test-slow');
  expect(game.card('knight').sp).toBe(2);
});

test('8.4.3 a reward scales with alignment: 2 CP if Aligned, else 1 CP', () => {
  const alike = boundTo('knight');
  alike.you.play('test-slow');
  expect([alike.you.CP, alike.card('knight').sp]).toEqual([5, 2]);
  const unlike = boundTo('seeker');
  unlike.you.play('test-slow');
  expect([unlike.you.CP, unlike.card('seeker').sp]).toEqual([4, 0]);
});

test('8.4.3 alignment is that of the face that is up: a Fallen one with other Drives is not Aligned', () => {
  const game = boundTo('knight', { face: 'fallen' });
  game.you.play('test-slow');
  expect([game.you.CP, game.card('knight').sp]).toEqual([4, 0]);
});

test('8.4.3 alignment is checked as the effect resolves: a Character redeemed by the reward itself is Aligned', () => {
  const mercy = story('scaled', {
    two: { end: ON_MANEUVER, sp: 1, reward: [iff(aligned, gain(CP(5))), redeem(bound), iff(aligned, gain(CP(2)))] },
  });
  const game = boundTo('knight', { face: 'fallen' }, [mercy]);
  game.you.play('test-slow');
  expect(game.card('knight')).toMatchObject({ face: 'front', bound: true, sp: 1 });
  expect(game.you.CP).toBe(5);
});

test('8.4.3 8.3.3 a Character that falls by the effect that meets the Chapter is no longer Bound, and gets no SP', () => {
  const wound = [damage(3, all(any('Character')))];
  const doom = story('doom', { one: { end: ON_MANEUVER, reward: wound } }, { bound: false });
  const elegy = story('elegy', { two: { end: happens(falls(bound)), sp: 2 } });
  const game = scenario({
    cards: [knight, elegy, doom],
    you: { hand: ['test-slow'], map: [{ card: 'elegy', chapter: 2, boundTo: 'knight' }, 'knight', 'doom'] },
  });
  game.you.play('test-slow');
  expect(game.card('knight')).toMatchObject({ face: 'fallen', bound: false, sp: 0 });
  expect(game.card('elegy').chapter).toBe(3);
  expect(game.told('storyPointsChanged')).toEqual([]);
});
