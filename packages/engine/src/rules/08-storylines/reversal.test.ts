import { expect, test } from 'vitest';
import { maneuver } from '../../language/index';
import { any, bound, C, CP, controls, enters, falls, gain, happens, plays, raids, your } from '../../language/words';
import { printing } from '../../testing/fixtures';
import { scenario } from '../../testing/scenario';
import { ON_MANEUVER, order, story } from '../../testing/stories';

const device = happens(plays('you', 'Device'));
const turned = story(
  'turned',
  { two: { end: happens(enters(your('Location'))) }, three: { end: ON_MANEUVER, sp: 1, skip: { cost: [C(9)] } } },
  {
    bound: false,
    reversal: {
      live: happens(raids(your('Character')), 2),
      chapter: { title: 'Turned', end: ON_MANEUVER, sp: 3, skip: { cost: [C(1)] } },
    },
    back: {
      name: 'Turned Ending',
      becomes: 'Completed Storyline',
      reward: [gain(C(1))],
      reversalReward: [gain(C(4), 'opponent')],
    },
  },
);
const raiders = ['test-character-1-2', 'test-character-1-3'];
const game = (chapter: 1 | 2 | 3, more: object = {}) =>
  scenario({
    cards: [turned],
    you: { hand: ['test-slow', 'test-location'], map: [{ card: 'turned', chapter, ...more }, ...raiders] },
  });
const raidTwice = (of: ReturnType<typeof game>): void => {
  for (const raider of raiders) of.you.attack(raider, 'test-homeworld#2');
};

test('8.12.1 while the Reversal is live it replaces Chapter 3, and everybody sees which path is live', () => {
  const one = game(2);
  raidTwice(one);
  expect(one.card('turned')).toMatchObject({ chapter: 2, reversed: true });
  for (const viewer of [1, 'spectator'] as const)
    expect(one.view(viewer).board.cards[one.card('turned').id]?.story?.reversed).toBe(true);
  one.you.play('test-location');
  expect(one.card('turned').chapter).toBe(3);
  one.you.play('test-slow');
  expect(one.told('storyPointsChanged')).toMatchObject([{ to: 3 }, { to: 0 }]);
});

test('8.12.1 a Reversal that is not live leaves Chapter 3 and the other reward', () => {
  const one = game(3);
  one.you.attack('test-character-1-2', 'test-homeworld#2');
  one.you.play('test-slow');
  expect(one.told('storylineCompleted')).toMatchObject([{ word: 'natural' }]);
  expect(one.told('storyPointsCounted')).toMatchObject([{ numbers: [1, 0] }]);
  expect(one.events.find((event) => event.type === 'treasuryChanged' && event.seat === 0)).toMatchObject({ to: 11 });
});

test('8.12.2 a Reversal that has become live stays live, and completion uses the reward printed for it', () => {
  const state = {
    ...turned.reversal,
    live: controls('you', any('Device')),
    chapter: { title: 'Turned', end: ON_MANEUVER },
  };
  const one = scenario({
    cards: [
      { ...turned, reversal: state },
      maneuver({
        id: 'raze',
        name: 'Raze',
        faction: 'Independent',
        speed: 'Fast',
        cost: CP(1),
        effect: [{ do: 'destroy', what: { all: any('Device') } }],
        printing: printing(),
      }),
    ],
    you: { hand: ['test-device', 'raze', 'test-slow'], map: [{ card: 'turned', chapter: 2 }] },
    opponent: { C: 3 },
  });
  one.you.play('test-device');
  expect(one.card('turned').reversed).toBe(true);
  one.you.play('raze');
  expect(one.card('test-device').zone).toBe('depleted');
  expect(one.card('turned')).toMatchObject({ reversed: true, chapter: 2 });
  const last = scenario({
    cards: [turned],
    you: { hand: ['test-slow'], map: [{ card: 'turned', chapter: 3, reversed: true }] },
    opponent: { C: 3 },
  });
  last.you.play('test-slow');
  expect(last.told('storylineCompleted')).toMatchObject([{ word: 'reversal' }]);
  expect(last.events.find((event) => event.type === 'treasuryChanged')).toMatchObject({ seat: 1, from: 3, to: 7 });
});

test('8.12.2 8.9.3 a Reversal that is skipped still uses the Reversal’s reward', () => {
  const one = game(3, { reversed: true });
  one.you.skip('turned');
  expect(one.told('storylineCompleted')).toMatchObject([{ rule: '8.6.3' }]);
  expect(one.events.filter((event) => event.type === 'treasuryChanged').slice(0, 2)).toMatchObject([
    { seat: 0, from: 10, to: 9 },
    { seat: 1, from: 10, to: 14 },
  ]);
});

test('8.12.3 a Reversal is watched from the Storyline’s entering, over all its Chapters', () => {
  const one = scenario({
    cards: [turned],
    you: { hand: ['turned', 'test-slow'], map: ['test-character-1-2', 'test-character-1-3', 'test-character-1-4'] },
  });
  one.you.attack('test-character-1-2', 'test-homeworld#2');
  one.you.play('turned');
  one.you.attack('test-character-1-3', 'test-homeworld#2');
  expect(one.card('turned').reversed).toBe(false);
  one.you.attack('test-character-1-4', 'test-homeworld#2');
  expect(one.card('turned')).toMatchObject({ reversed: true, chapter: 1 });
  expect(one.told('chapterActivated')).toEqual([]);
});

test('8.12.3 going live during Chapter 3 the Reversal activates in its place, counts anew and has its own Skip', () => {
  const counting = {
    ...turned,
    chapters: [
      turned.chapters[0],
      turned.chapters[1],
      { title: 'Three', end: happens(plays('you', 'Device'), 2), skip: { cost: [C(9)] } },
    ],
    reversal: {
      live: ON_MANEUVER,
      chapter: { title: 'Turned', end: happens(plays('you', 'Device'), 2), skip: { cost: [C(1)] } },
    },
  } as typeof turned;
  const one = scenario({
    cards: [counting],
    you: { C: 8, hand: ['test-device', 'test-device', 'test-slow'], map: [{ card: 'turned', chapter: 3 }] },
  });
  one.you.play('test-device');
  expect(one.you.refusal(() => one.you.skip('turned'))).toBe('8.6.2');
  one.you.play('test-slow');
  expect(order(one, 'reversalLive', 'chapterActivated')).toEqual(['reversalLive', 'chapterActivated']);
  one.you.play('test-device#2');
  expect(one.card('turned')).toMatchObject({ face: 'front', chapter: 3, reversed: true });
  one.you.skip('turned');
  expect(one.told('actEnded')).toHaveLength(1);
});

test('8.12.3 a Chapter 3 that is met by what makes the Reversal live does not complete: Reversals come first', () => {
  const both = { ...turned, reversal: { live: ON_MANEUVER, chapter: { title: 'Turned', end: device } } };
  const one = scenario({
    cards: [both],
    you: { hand: ['test-slow', 'test-device'], map: [{ card: 'turned', chapter: 3 }] },
  });
  one.you.play('test-slow');
  expect(one.card('turned')).toMatchObject({ face: 'front', chapter: 3, reversed: true });
  one.you.play('test-device');
  expect(one.told('storylineCompleted')).toMatchObject([{ word: 'reversal' }]);
});

test('8.12.3 8.3.3 a Reversal that goes live by its Bound Character’s fall awards its SP to nobody until one is Bound anew', () => {
  const tragic = story(
    'tragic',
    {},
    { reversal: { live: happens(falls(bound)), chapter: { title: 'Ash', end: ON_MANEUVER, sp: 3 } } },
  );
  const one = scenario({
    cards: [tragic],
    you: {
      hand: ['test-slow'],
      map: [{ card: 'tragic', chapter: 3, boundTo: 'test-character-1-1' }, 'test-character-1-1', 'test-character-1-2'],
    },
    opponent: { map: [{ card: 'test-character-5-6', activated: true }] },
  });
  one.you.attack('test-character-1-1', 'test-character-5-6');
  expect(one.card('tragic').reversed).toBe(true);
  one.you.bind('tragic', 'test-character-1-2');
  one.you.play('test-slow');
  expect(one.told('storyPointsCounted')).toMatchObject([{ numbers: [3, 0] }]);
});
