import { expect, test } from 'vitest';
import { maneuver, type StorylineCard } from '../../language/index';
import {
  any,
  C,
  CP,
  controls,
  damage,
  destroy,
  fall,
  gain,
  happens,
  opponents,
  pay,
  raids,
  target,
  your,
} from '../../language/words';
import { printing } from '../../testing/fixtures';
import { scenario } from '../../testing/scenario';
import { finale, order, story, toNextAct } from '../../testing/stories';

type Back = Partial<StorylineCard['back']>;
const atTheEnd = { card: 'finale', chapter: 3 } as const;
/** Your finale completes by your Maneuver; the next Act has begun, and you play first. */
const completed = (back: Back, more: { map?: string[]; theirs?: string[]; hand?: string[] } = {}) => {
  const game = scenario({
    cards: [finale(back), ...(more.hand?.includes('bolt') ? [bolt] : [])],
    you: { hand: ['test-slow'], map: [atTheEnd, ...(more.map ?? [])], tally: 2 },
    opponent: { map: more.theirs ?? [], hand: more.hand ?? [] },
  });
  game.you.play('test-slow');
  return game;
};
const bolt = maneuver({
  id: 'bolt',
  name: 'Bolt',
  faction: 'Independent',
  speed: 'Slow',
  cost: CP(1),
  effect: [damage(3, target(any('permanent')))],
  printing: printing(),
});

test('8.9.1 as the last Chapter completes, the Storyline flips to its back face', () => {
  const game = completed({ becomes: 'Completed Storyline', keywords: ['Enduring'] });
  expect(game.card('finale')).toMatchObject({ zone: 'map', face: 'back', controller: 'you', ready: true, chapter: 0 });
  expect(game.told('storylineCompleted')).toMatchObject([
    { rule: '8.9.1', word: 'natural', subject: { face: 'back' } },
  ]);
});

test('8.9.1 a back face of type Spacecraft fights and is destroyed like one', () => {
  const game = completed({ becomes: 'Spacecraft', power: 3, hull: 4, keywords: ['Enduring'] } as Back, {
    theirs: ['test-spacecraft'],
  });
  toNextAct(game, 'you');
  game.you.attack('finale', 'test-spacecraft');
  expect(game.card('test-spacecraft').zone).toBe('depleted');
  expect(game.card('finale')).toMatchObject({ zone: 'map', face: 'back', damage: 2, ready: false });
  expect(game.card('finale').stat('hull')).toBe(4);
});

test('8.9.1 a back face of type Location pays income and can be seized', () => {
  const game = completed({ becomes: 'Location', defense: 3, income: 4, keywords: ['Enduring'] } as Back, {
    theirs: ['test-character-3-3'],
  });
  toNextAct(game, 'opponent');
  game.opponent.attack('test-character-3-3', 'finale');
  expect(game.card('finale')).toMatchObject({ zone: 'map', controller: 'opponent', face: 'back' });
  const before = game.opponent.C;
  game.opponent.endTurn();
  game.you.endTurn();
  expect(game.opponent.C).toBe(Math.min(20, before + 3 + 4));
});

test('8.9.1 a back face of type Device has its abilities and takes no damage', () => {
  const game = completed(
    { becomes: 'Device', keywords: ['Enduring'], abilities: [pay({ activate: 'this' }, gain(CP(2)))] },
    {},
  );
  toNextAct(game, 'you');
  const before = game.you.CP;
  game.you.use('finale', 0);
  expect([game.you.CP, game.card('finale').ready]).toEqual([before + 2, false]);
  expect(game.you.refusal(() => game.you.attack('finale', 'test-homeworld#2'))).toBe('12.1');
});

const herald: Back = { becomes: 'Character', drives: ['Truth'], power: 2, resolve: 3, keywords: ['Enduring'] } as Back;
test('8.9.1 7.5 a back face of type Character fights, may be Bound, and is destroyed as it has no Fallen face', () => {
  const game = completed(herald, { map: ['test-storyline'], theirs: ['test-character-3-6'] });
  toNextAct(game, 'you');
  game.you.bind('test-storyline', 'finale');
  expect(game.card('finale').bound).toBe(true);
  game.you.endTurn();
  game.opponent.attack('test-character-3-6', 'finale');
  expect(game.card('finale').zone).toBe('depleted');
  expect(game.card('test-character-3-6').damage).toBe(2);
  expect(game.told('fell')).toEqual([]);
});

test('8.9.1 a back face of type Character that is told to fall stays as it is', () => {
  const doom = maneuver({
    id: 'doom',
    name: 'Doom',
    faction: 'Independent',
    speed: 'Slow',
    cost: CP(1),
    effect: [fall({ all: any('Character') })],
    printing: printing(),
  });
  const game = scenario({
    cards: [finale(herald), doom],
    you: { hand: ['doom'], map: [{ card: 'finale', face: 'back' }, 'test-character-2-2'] },
  });
  game.you.play('doom');
  expect(game.card('finale')).toMatchObject({ face: 'back', zone: 'map', ready: true });
  expect(game.card('test-character-2-2').face).toBe('fallen');
});

test('8.9.2 the Bound Character is unbound and stays in play as it is; the Partner is freed', () => {
  const arc = story('arc', { three: { end: happens(raids(your('permanent'))), sp: 2 } });
  const game = scenario({
    cards: [arc],
    you: {
      map: [
        { card: 'arc', chapter: 3, boundTo: 'test-character-2-3', partnerTo: 'test-character-1-2' },
        { card: 'test-character-2-3', damage: 1, activated: true },
        { card: 'test-character-1-2', activated: true },
        'test-character-1-1',
      ],
    },
  });
  game.you.attack('test-character-1-1', 'test-homeworld#2');
  expect(game.card('test-character-2-3')).toMatchObject({
    zone: 'map',
    face: 'front',
    damage: 1,
    ready: false,
    bound: false,
  });
  expect(game.card('test-character-1-2')).toMatchObject({ zone: 'map', face: 'front', ready: false });
  expect(order(game, 'storyPointsChanged', 'unbound', 'freed', 'storylineCompleted').slice(0, 4)).toEqual([
    'storyPointsChanged',
    'unbound',
    'freed',
    'storylineCompleted',
  ]);
});

test('8.9.3 9.4.0 the back face’s reward goes to the player that it names', () => {
  const mine = completed({ reward: [gain(C(2))] });
  expect(mine.events.find((event) => event.type === 'treasuryChanged')).toMatchObject({ seat: 0, from: 10, to: 12 });
  const theirs = completed({ reward: [gain(C(3), 'opponent')] });
  expect(theirs.events.find((event) => event.type === 'treasuryChanged')).toMatchObject({ seat: 1, from: 10, to: 13 });
});

test('8.9.4 a back face is counted as a permanent in step 1, and its printed SP in step 2', () => {
  const game = completed({ sp: 3 });
  expect(game.told('permanentsCounted')).toMatchObject([{ numbers: [2, 1] }]);
  expect(game.told('storyPointsCounted')).toMatchObject([{ numbers: [5, 0] }]);
});

test('8.9.4 a back face counts for conditions, and it can be targeted', () => {
  const proud = story('proud', { one: { end: controls('you', any('Completed Storyline')), sp: 1 } }, { bound: false });
  const blast = maneuver({
    id: 'blast',
    name: 'Blast',
    faction: 'Independent',
    speed: 'Slow',
    cost: CP(1),
    effect: [destroy(target(opponents('Completed Storyline')))],
    printing: printing(),
  });
  const game = scenario({
    cards: [proud, blast],
    you: { map: [{ card: 'test-storyline', face: 'back' }], hand: ['proud'] },
    opponent: { hand: ['blast'] },
  });
  game.you.play('proud');
  expect(game.card('proud').chapter).toBe(2);
  game.you.endTurn();
  game.opponent.play('blast', 'test-storyline');
  expect(game.card('test-storyline').zone).toBe('depleted');
});

test('8.9.5 9.4.2a the card that ended the Act is Burned whatever its back face; other completed ones are Depleted', () => {
  const game = scenario({
    cards: [finale({ becomes: 'Spacecraft', power: 1, hull: 1 } as Back), story('old', {})],
    active: 'opponent',
    you: { map: [atTheEnd, 'test-character-2-2'] },
    opponent: {
      hand: ['test-slow'],
      map: [
        { card: 'old', face: 'back', sp: 1 },
        { card: 'test-storyline', chapter: 2 },
      ],
    },
  });
  game.opponent.play('test-slow');
  expect([game.card('finale').zone, game.card('old').zone]).toEqual(['burned', 'depleted']);
  expect(game.game.board.players.map((player) => player.burned.length)).toEqual([1, 0]);
  expect(game.card('test-storyline')).toMatchObject({ zone: 'map', chapter: 2 });
  expect(game.told('burned')).toMatchObject([{ rule: '9.4.2a' }]);
});

test('8.9.5 an Enduring face stays on the Map when the Act ends, the one that ended it and an older one', () => {
  const old = story('old', {}, { back: { name: 'Old Ending', becomes: 'Device', keywords: ['Enduring'], reward: [] } });
  const game = scenario({
    cards: [finale({ becomes: 'Device', keywords: ['Enduring'] }), old],
    you: { hand: ['test-slow'], map: [atTheEnd, { card: 'old', face: 'back' }] },
  });
  game.you.play('test-slow');
  toNextAct(game, 'you');
  expect(game.game.board.act).toBe(2);
  expect([game.card('finale').zone, game.card('old').zone]).toEqual(['map', 'map']);
  expect(game.told('burned')).toEqual([]);
});

test('8.9.6 a back face keeps controller and markers and becomes ready, and it has not entered', () => {
  const watcher = story(
    'watcher',
    { one: { end: happens({ event: 'enters', subject: any('permanent') }) } },
    { bound: false },
  );
  const game = scenario({
    cards: [finale({ keywords: ['Enduring'], becomes: 'Device' }), watcher],
    you: { hand: ['test-slow'], map: [{ ...atTheEnd, sp: 2, activated: true }, 'watcher'] },
  });
  game.you.play('test-slow');
  expect(game.told('storyPointsCounted')).toMatchObject([{ numbers: [2, 0] }]);
  expect(game.card('finale')).toMatchObject({ controller: 'you', ready: true, face: 'back' });
  expect(game.told('entered')).toEqual([]);
  toNextAct(game, 'you');
  expect(game.card('watcher').chapter).toBe(1);
});
