import { expect, test } from 'vitest';
import {
  allOf,
  any,
  anyOf,
  C,
  CP,
  chapterEnds,
  controls,
  damage,
  enters,
  gain,
  happens,
  lose,
  opponents,
  plays,
  raids,
  target,
  treasury,
  your,
} from '../../language/words';
import { scenario } from '../../testing/scenario';
import { ALWAYS, NEVER, ON_MANEUVER, order, story } from '../../testing/stories';

const player = { bound: false };
const aboutTo = (id: string, chapter: 1 | 2 | 3) => ({ card: id, chapter });

test('8.5.1 a Storyline has three Chapters; reward, SP award and Skip are there only where they are printed', () => {
  const bare = story(
    'bare',
    { one: { end: ON_MANEUVER }, two: { end: ON_MANEUVER }, three: { end: ON_MANEUVER } },
    player,
  );
  const game = scenario({ cards: [bare], you: { hand: ['test-slow', 'test-slow', 'test-slow'], map: ['bare'] } });
  expect(game.you.refusal(() => game.you.skip('bare'))).toBe('8.5.1');
  game.you.play('test-slow');
  expect(game.card('bare').chapter).toBe(2);
  game.you.play('test-slow#2');
  expect(game.card('bare').chapter).toBe(3);
  expect([game.you.C, game.you.sp, game.card('bare').face]).toEqual([10, 0, 'front']);
  game.you.play('test-slow#3');
  expect(game.told('storylineCompleted')).toHaveLength(1);
});

test('8.5.2 8.5.7 as its End condition is met a Chapter completes: reward, then SP, then the next activates', () => {
  const arc = story('arc', { one: { end: happens(enters(your('Device'))), reward: [gain(C(3))], sp: 1 } }, player);
  const game = scenario({ cards: [arc], you: { hand: ['test-device'], map: ['arc'] } });
  game.you.play('test-device');
  expect(order(game, 'chapterCompleted', 'storyPointsChanged', 'chapterActivated')).toEqual([
    'chapterCompleted',
    'storyPointsChanged',
    'chapterActivated',
  ]);
  const paid = game.events.findIndex((event) => event.type === 'treasuryChanged' && event.to === 12);
  const awarded = game.events.findIndex((event) => event.type === 'storyPointsChanged');
  expect(paid).toBeGreaterThan(0);
  expect(paid).toBeLessThan(awarded);
  expect(game.card('arc')).toMatchObject({ chapter: 2, sp: 1 });
});

test('8.5.3 a completed Chapter is not undone when what met it is no longer true', () => {
  const rich = story('rich', { one: { end: treasury('you', { atLeast: 10 }), reward: [gain(CP(2))] } }, player);
  const game = scenario({ cards: [rich], you: { hand: ['rich', 'test-device'], C: 12, CP: 0 } });
  game.you.play('rich');
  expect([game.card('rich').chapter, game.you.CP]).toEqual([2, 2]);
  game.you.play('test-device');
  expect([game.you.C, game.card('rich').chapter, game.you.CP]).toEqual([9, 2, 2]);
});

test('8.5.4 a counting condition counts from the moment that its Chapter activates', () => {
  const raider = story(
    'raider',
    { one: { end: ON_MANEUVER }, two: { end: happens(raids(your('Character')), 2) } },
    player,
  );
  const game = scenario({
    cards: [raider],
    you: { hand: ['test-slow'], map: ['raider', 'test-character-1-2', 'test-character-1-3', 'test-character-1-4'] },
  });
  game.you.attack('test-character-1-2', 'test-homeworld#2');
  game.you.play('test-slow');
  game.you.attack('test-character-1-3', 'test-homeworld#2');
  expect(game.card('raider').chapter).toBe(2);
  game.you.attack('test-character-1-4', 'test-homeworld#2');
  expect(game.card('raider').chapter).toBe(3);
});

test('8.5.4 the end of one Chapter is not counted by the Chapter that activates then', () => {
  const chain = story(
    'chain',
    { one: { end: ON_MANEUVER }, two: { end: happens(chapterEnds(your('Storyline'))) } },
    player,
  );
  const other = story('other', { one: { end: happens(enters(your('Device'))) } }, player);
  const game = scenario({
    cards: [chain, other],
    you: { hand: ['test-slow', 'test-device'], map: ['chain', 'other'] },
  });
  game.you.play('test-slow');
  expect(game.card('chain').chapter).toBe(2);
  game.you.play('test-device');
  expect(game.card('chain').chapter).toBe(3);
});

test('8.5.5 a Chapter whose condition is already true as it activates completes at once', () => {
  const flood = story('flood', { one: { end: ALWAYS, sp: 1 }, two: { end: ALWAYS, sp: 1 } }, player);
  const game = scenario({ cards: [flood], you: { hand: ['flood'] } });
  game.you.play('flood');
  expect(game.card('flood')).toMatchObject({ chapter: 3, sp: 2, face: 'front' });
});

test('8.5.5 a Storyline whose Chapters are all true as it enters completes at once and ends the Act', () => {
  const flood = story('flood', { one: { end: ALWAYS }, two: { end: ALWAYS }, three: { end: ALWAYS } }, player);
  const game = scenario({ cards: [flood], turn: 1, you: { hand: ['flood'] } });
  game.you.play('flood');
  expect(game.told('chapterCompleted').map((event) => event.amount)).toEqual([1, 2, 3]);
  expect(game.told('actEnded')).toHaveLength(1);
  expect(game.card('flood').zone).toBe('burned');
});

test('8.5.5 a Climactic Chapter waits for the seventh turn of the Act, and what happened meanwhile counts', () => {
  const climax = story('climax', { three: { climactic: true, end: ON_MANEUVER } }, player);
  const game = scenario({ cards: [climax], turn: 6, you: { hand: ['test-slow'], map: [aboutTo('climax', 3)] } });
  game.you.play('test-slow');
  expect(game.card('climax')).toMatchObject({ face: 'front', chapter: 3 });
  expect(game.told('actEnded')).toEqual([]);
  game.you.endTurn();
  expect(game.told('storylineCompleted')).toHaveLength(1);
  expect(game.game.board.acts[0]?.turns).toBe(7);
});

test('8.5.5 a state that a Climactic Chapter asks for must be true when it is next looked at', () => {
  const climax = story('climax', { three: { climactic: true, end: treasury('you', { atLeast: 10 }) } }, player);
  const game = scenario({
    cards: [climax],
    turn: 6,
    you: { C: 10, hand: ['test-device'], map: [aboutTo('climax', 3)] },
  });
  game.you.play('test-device');
  game.you.endTurn();
  expect([game.game.board.turn, game.card('climax').face]).toEqual([7, 'front']);
  expect(game.told('actEnded')).toEqual([]);
});

test('8.5.5 a Climactic Chapter has no Skip unless one is printed, and a printed one needs no seventh turn', () => {
  const closed = story('closed', { three: { climactic: true } }, player);
  const open = story('open', { three: { climactic: true, skip: { cost: [C(4)] } } }, player);
  const map = [aboutTo('closed', 3), aboutTo('open', 3)];
  const game = scenario({ cards: [closed, open], turn: 2, you: { map } });
  expect(game.you.refusal(() => game.you.skip('closed'))).toBe('8.5.1');
  game.you.skip('open');
  expect(game.told('actEnded')).toHaveLength(1);
});

test('8.5.6 SP of a Bound Storyline are markers on its Bound Character, and fall with it', () => {
  const arc = story('arc', { two: { end: ON_MANEUVER, sp: 2 } });
  const game = scenario({
    cards: [arc],
    you: {
      hand: ['test-slow'],
      map: [{ card: 'arc', chapter: 2, boundTo: 'test-character-2-3' }, 'test-character-2-3'],
    },
    opponent: { map: [{ card: 'test-character-5-6', activated: true }] },
  });
  game.you.play('test-slow');
  expect([game.card('test-character-2-3').sp, game.card('arc').sp]).toEqual([2, 0]);
  game.you.attack('test-character-2-3', 'test-character-5-6');
  expect(game.card('test-character-2-3')).toMatchObject({ face: 'fallen', sp: 0 });
});

test('8.5.7 a completed Chapter does its work without the Chain; targets are chosen then', () => {
  const strike = story(
    'strike',
    { one: { end: happens(enters(your('Device'))), reward: [damage(2, target(opponents('Character')))] } },
    player,
  );
  const game = scenario({
    cards: [strike],
    you: { hand: ['test-device'], map: ['strike'] },
    opponent: { hand: ['test-fast'], map: ['test-character-1-4', 'test-character-1-5'] },
  });
  game.you.play('test-device');
  expect(game.you.decision).toMatchObject({ kind: 'target', rule: '8.5.7', source: { card: 'strike', chapter: 1 } });
  expect([game.game.board.chain, game.opponent.decision]).toEqual([[], null]);
  game.you.choose('test-character-1-5');
  expect([game.card('test-character-1-4').damage, game.card('test-character-1-5').damage]).toEqual([0, 2]);
  expect(game.card('strike').chapter).toBe(2);
});

test('8.5.7 a part of a reward without a legal target is left out, and the rest happens', () => {
  const reward = [damage(2, target(opponents('Spacecraft'))), gain(C(2))];
  const strike = story('strike', { one: { end: ON_MANEUVER, reward } }, player);
  const game = scenario({ cards: [strike], you: { hand: ['test-slow'], map: ['strike'] } });
  game.you.play('test-slow');
  expect([game.you.C, game.card('strike').chapter]).toEqual([12, 2]);
});

test('8.5.8 Chapters met in one check all complete, in the order that the active player chooses', () => {
  const mine = story('mine', { one: { end: ON_MANEUVER, reward: [gain(C(1))] } }, player);
  const theirs = story('theirs', { one: { end: ON_MANEUVER, reward: [lose(C(20), 'opponent')] } }, player);
  const game = scenario({
    cards: [mine, theirs],
    you: { hand: ['test-slow'], map: ['mine'] },
    opponent: { map: ['theirs'] },
  });
  game.you.play('test-slow');
  expect(game.you.decision).toMatchObject({ kind: 'order', rule: '8.5.8', min: 2, max: 2, ordered: true });
  game.you.choose('theirs', 'mine');
  expect(game.told('chapterCompleted').map((event) => event.subject?.card)).toEqual(['theirs', 'mine']);
  expect(game.you.C).toBe(1);
  expect([game.card('mine').chapter, game.card('theirs').chapter]).toEqual([2, 2]);
});

test('8.5.8 each of them completes whole, even if the one before makes its condition untrue', () => {
  const poor = story('poor', { one: { end: controls('you', any('Device')), reward: [lose(C(20), 'you')] } }, player);
  const rich = story(
    'rich',
    { one: { end: { if: 'all', of: [controls('you', any('Device')), treasury('you', { atLeast: 5 })] }, sp: 1 } },
    player,
  );
  const game = scenario({ cards: [poor, rich], you: { hand: ['test-device'], map: ['poor', 'rich'] } });
  game.you.play('test-device', ['poor', 'rich']);
  expect(game.you.C).toBe(0);
  expect(game.card('rich')).toMatchObject({ chapter: 2, sp: 1 });
});

test('8.5.8 two Storylines that meet a Chapter twice in a row take one Chapter of each per check', () => {
  const twin = (id: string) =>
    story(id, { one: { end: happens(plays('you', 'Maneuver')) }, two: { end: ALWAYS }, three: { end: NEVER } }, player);
  const game = scenario({ cards: [twin('left'), twin('right')], you: { hand: ['test-slow'], map: ['left', 'right'] } });
  game.you.play('test-slow', ['left', 'right'], ['right', 'left']);
  expect(game.told('chapterCompleted').map((event) => [event.subject?.card, event.amount])).toEqual([
    ['left', 1],
    ['right', 1],
    ['right', 2],
    ['left', 2],
  ]);
});

test('8.5.4 each happening that a Chapter counts has its own count, whatever of "any" and "all" holds already', () => {
  const [device, place, ship] = (['Device', 'Location', 'Spacecraft'] as const).map((kind) =>
    happens(enters(your(kind))),
  );
  if (!device || !place || !ship) throw new Error('three happenings');
  const chapterWith = (end: ReturnType<typeof allOf>, counts: number[]): number => {
    const game = scenario({
      cards: [story('counting', { one: { end } }, player)],
      you: { hand: ['test-slow'], map: [{ card: 'counting', counts }] },
    });
    game.you.play('test-slow');
    return game.card('counting').chapter;
  };
  const either = allOf(anyOf(device, place), ship);
  const both = anyOf(allOf(device, place), ship);
  expect([chapterWith(either, [1, 1, 0]), chapterWith(either, [1, 0, 1])]).toEqual([1, 2]);
  expect([chapterWith(both, [0, 1, 0]), chapterWith(both, [0, 0, 1])]).toEqual([1, 2]);
});
