import { expect, test } from 'vitest';
import { device, type Effect, maneuver, type Speed } from '../../language/index';
import {
  all,
  any,
  anyOf,
  C,
  CP,
  chapterEnds,
  choose,
  damage,
  destroy,
  draw,
  gain,
  happens,
  iff,
  lose,
  modify,
  not,
  plays,
  target,
  treasury,
  turnEnds,
  when,
  your,
} from '../../language/words';
import { printing } from '../../testing/fixtures';
import { scenario } from '../../testing/scenario';
import { ALWAYS, finale, order, story, toNextAct } from '../../testing/stories';

const atTheEnd = { card: 'finale', chapter: 3 } as const;
const spell = (id: string, effect: Effect[], speed: Speed = 'Slow') =>
  maneuver({ id, name: `Spell ${id}`, faction: 'Independent', speed, cost: CP(1), effect, printing: printing() });
const tool = (id: string, ability: ReturnType<typeof when>) =>
  device({ id, name: `Tool ${id}`, faction: 'Independent', cost: C(1), abilities: [ability], printing: printing() });

test('9.4.0 a completed Storyline ends the Act and gives its reward; that alone does not win the Act', () => {
  const game = scenario({
    cards: [finale({ reward: [gain(C(2))] })],
    you: { hand: ['test-slow'], map: [atTheEnd] },
    opponent: { tally: 1 },
  });
  game.you.play('test-slow');
  expect(order(game, 'storylineCompleted', 'actEnded', 'actWon')).toEqual(['storylineCompleted', 'actEnded', 'actWon']);
  expect(game.told('actWon')).toMatchObject([{ seat: 1, rule: '9.4.2' }]);
  expect(game.told('treasuryChanged')[0]).toMatchObject({ seat: 0, from: 10, to: 12 });
});

test('9.4.0a everything on the Chain leaves it without effect, cards to their owners’ Depleted Piles', () => {
  const game = scenario({
    cards: [finale({}, { three: { end: happens(plays('opponent', 'Maneuver')) } })],
    you: { hand: ['test-slow'], map: [atTheEnd], tally: 1 },
    opponent: { hand: ['test-fast'] },
  });
  game.respond();
  game.you.play('test-slow');
  game.opponent.play('test-fast');
  expect(game.told('chainCleared')).toMatchObject([{ rule: '9.4.0a', amount: 2 }]);
  expect([game.card('test-slow').zone, game.card('test-fast').zone]).toEqual(['depleted', 'depleted']);
  expect([game.game.board.chain, game.told('resolved')]).toEqual([[], []]);
});

test('9.4.0a what is resolving finishes, and its card goes to the Depleted Pile', () => {
  const rich = finale({}, { three: { end: treasury('you', { atLeast: 13 }) } });
  const game = scenario({
    cards: [rich, spell('boon', [gain(C(3)), gain(CP(4))])],
    you: { hand: ['boon'], map: [atTheEnd], CP: 1, tally: 1 },
  });
  game.you.play('boon');
  expect(game.told('actEnded')).toHaveLength(1);
  expect([game.you.CP, game.card('boon').zone]).toEqual([4, 'depleted']);
});

test('9.4.0a the conflict is over without a strike, and what lasted for this conflict ends', () => {
  const brace = spell('brace', [modify(target(any('Character')), 'power', 3, 'this conflict')], 'Fast');
  const game = scenario({
    cards: [finale({}, { three: { end: happens(plays('you', 'Maneuver')) } }), brace],
    you: { hand: ['test-fast'], map: [atTheEnd, 'test-character-2-2'], tally: 1 },
    opponent: { hand: ['brace'], map: ['test-character-3-3'] },
  });
  game.respond();
  game.you.attack('test-character-2-2', 'test-character-3-3');
  game.opponent.play('brace', 'test-character-3-3');
  game.you.pass();
  expect(game.card('test-character-3-3').stat('power')).toBe(6);
  game.you.play('test-fast');
  expect([game.game.board.conflict, game.told('struck')]).toEqual([null, []]);
  expect(game.card('test-character-3-3').stat('power')).toBe(3);
  toNextAct(game, 'opponent');
  expect(game.card('test-character-2-2')).toMatchObject({ ready: false, damage: 0, face: 'front' });
});

test('9.4.0a the turn is over without an End Phase: no end-of-turn ability, no award of 16.1, no discarding', () => {
  const clock = tool('clock', when(turnEnds('you'), gain(C(5))));
  const game = scenario({
    cards: [finale(), clock],
    you: {
      hand: ['test-slow', ...Array.from({ length: 9 }, (_, n) => `test-filler-${n + 1}`)],
      map: [atTheEnd, 'clock'],
      tally: 1,
    },
    opponent: { C: 0 },
  });
  game.you.play('test-slow');
  expect(game.told('storyPointsCounted')).toMatchObject([{ numbers: [1, 0] }]);
  expect([game.told('turnEnded'), game.told('discarded'), game.told('abilityTriggered')]).toEqual([[], [], []]);
});

test('9.4.0a abilities that wait, or trigger before the next Act’s first turn, are lost', () => {
  const echo = tool('echo', when(chapterEnds(your('Storyline')), gain(C(5))));
  const scavenger = tool('scavenger', when({ event: 'leaves', subject: any('permanent') }, gain(C(5))));
  const game = scenario({
    cards: [finale(), echo, scavenger],
    you: { C: 3, hand: ['test-slow'], map: [atTheEnd, 'echo', 'scavenger'], tally: 1 },
  });
  game.you.play('test-slow');
  toNextAct(game, 'opponent');
  expect(game.told('abilityTriggered')).toEqual([]);
  expect([game.you.C, game.game.flow.waiting]).toEqual([3, []]);
});

test('9.4.0b the reward comes before step 1, and a check follows it', () => {
  const game = scenario({
    cards: [finale({ reward: [destroy(all(any('Device'))), damage(3, all(any('Spacecraft')))] })],
    you: { hand: ['test-slow'], map: [atTheEnd] },
    opponent: { map: ['test-device', 'test-spacecraft', 'test-location'] },
  });
  game.you.play('test-slow');
  expect([game.card('test-device').zone, game.card('test-spacecraft').zone]).toEqual(['depleted', 'depleted']);
  expect(game.told('permanentsCounted')).toMatchObject([{ numbers: [2, 2] }]);
});

test('9.4.0b that check advances no Chapter; one that is met then completes in the next Act', () => {
  const patient = story('patient', { one: { end: treasury('you', { atLeast: 12 }), sp: 1 } }, { bound: false });
  const game = scenario({
    cards: [finale({ reward: [gain(C(4))], sp: 1, becomes: 'Device' }), patient],
    you: { hand: ['test-slow'], map: [atTheEnd, 'patient'] },
    opponent: { tally: 2 },
  });
  game.you.play('test-slow');
  expect(game.card('patient').chapter).toBe(1);
  expect(game.told('storyPointsCounted')).toMatchObject([{ numbers: [1, 2] }]);
  toNextAct(game, 'you');
  expect(game.game.board).toMatchObject({ act: 2, turn: 1 });
  expect(game.card('patient')).toMatchObject({ chapter: 2, sp: 1 });
});

test('9.4.0b a reward that names winner or loser is given right after step 2', () => {
  const reward = [gain(C(1)), gain(C(3), 'winner'), lose(C(2), 'loser')];
  const game = scenario({
    cards: [finale({ reward })],
    you: { C: 5, hand: ['test-slow'], map: [atTheEnd] },
    opponent: { C: 5, tally: 3 },
  });
  game.you.play('test-slow');
  expect(order(game, 'permanentsCounted', 'storyPointsReset', 'treasuryChanged', 'burned')).toEqual([
    'treasuryChanged',
    'permanentsCounted',
    'storyPointsReset',
    'treasuryChanged',
    'treasuryChanged',
    'burned',
    'treasuryChanged',
  ]);
  const changes = game.told('treasuryChanged').map(({ seat, from, to }) => [seat, from, to]);
  expect(changes).toEqual([
    [0, 5, 6],
    [1, 5, 8],
    [0, 6, 4],
    [0, 4, 14],
  ]);
});

test('9.4.0b winner and loser are known inside a condition and a choice of the reward too', () => {
  const reward = [iff(ALWAYS, gain(C(2), 'loser')), choose(gain(C(1), 'winner'), gain(CP(1), 'winner'))];
  const game = scenario({
    cards: [finale({ reward })],
    you: { C: 5, CP: 3, hand: ['test-slow'], map: [atTheEnd], tally: 1 },
    opponent: { C: 5 },
  });
  game.you.play('test-slow', 1);
  expect([game.you.CP, game.you.C]).toEqual([3, 5]);
  expect(game.told('treasuryChanged').slice(0, 2)).toMatchObject([
    { seat: 1, to: 7 },
    { seat: 1, to: 17 },
  ]);
});

test('9.4.0b a reward whose condition names the winner or the loser is given after step 2, and means them', () => {
  const rich = (player: 'winner' | 'loser') => treasury(player, { atLeast: 6 });
  const reward = [iff(rich('winner'), gain(CP(1))), iff(not(anyOf(rich('loser'), rich('loser'))), gain(CP(2)))];
  const given = (you: number, opponent: number): number => {
    const game = scenario({
      cards: [finale({ reward })],
      you: { C: you, CP: 3, hand: ['test-slow'], map: [atTheEnd], tally: 1 },
      opponent: { C: opponent },
    });
    game.you.play('test-slow');
    expect(order(game, 'commandChanged', 'actWon').indexOf('actWon')).toBe(1);
    return game.you.CP - 2;
  };
  expect([given(5, 5), given(6, 5), given(6, 6), given(5, 6)]).toEqual([2, 3, 1, 0]);
});

test('9.4.0b 8.9.5 of several completed Storylines all give rewards, and the active player says which ended the Act', () => {
  const first = finale({ reward: [gain(C(1))] }, { id: 'first' });
  const second = finale({ reward: [gain(C(2))] }, { id: 'second' });
  const game = scenario({
    cards: [first, second],
    active: 'opponent',
    you: { map: [{ card: 'first', chapter: 3 }], tally: 1 },
    opponent: { hand: ['test-slow'], map: [{ card: 'second', chapter: 3 }] },
  });
  game.opponent.play('test-slow', ['second', 'first']);
  expect(game.opponent.decision).toMatchObject({ kind: 'endingStoryline', rule: '9.4.0b' });
  expect(game.told('permanentsCounted')).toEqual([]);
  game.opponent.choose('first');
  expect([game.card('first').zone, game.card('second').zone]).toEqual(['burned', 'depleted']);
  expect(game.told('treasuryChanged').slice(0, 2)).toMatchObject([
    { seat: 1, to: 12 },
    { seat: 0, to: 11 },
  ]);
  expect(game.game.board.acts).toMatchObject([{ storyline: 'first', winner: 0, permanents: [2, 2] }]);
});

test('9.4.0b a reward is given even if another one has taken its card off the Map', () => {
  const first = finale({ reward: [destroy(all(any('Completed Storyline')))] }, { id: 'first' });
  const second = finale({ reward: [gain(C(2)), gain(CP(3), 'winner')] }, { id: 'second' });
  const game = scenario({
    cards: [first, second],
    you: {
      C: 3,
      CP: 1,
      hand: ['test-slow'],
      map: ['first', 'second'].map((card) => ({ card, chapter: 3 as const })),
      tally: 1,
    },
  });
  game.you.play('test-slow', ['first', 'second'], 'second');
  expect([game.card('first').zone, game.card('second').zone]).toEqual(['depleted', 'depleted']);
  expect([game.you.C, game.you.CP]).toEqual([5, 3]);
});

test('9.4.0b a target of a reward is chosen as it is given', () => {
  const game = scenario({
    cards: [finale({ reward: [destroy(target(any('Device'))), iff(ALWAYS, draw(1))] })],
    you: { hand: ['test-slow'], map: [atTheEnd, 'test-device'], tally: 1 },
    opponent: { map: ['test-device'] },
  });
  game.you.play('test-slow', 'test-device#2');
  expect([game.card('test-device').zone, game.card('test-device#2').zone]).toEqual(['map', 'depleted']);
  expect(game.told('permanentsCounted')).toMatchObject([{ numbers: [3, 1] }]);
});

test('9.4.0c whoever’s turn it was is the active player until the next Act begins', () => {
  const game = scenario({
    cards: [finale()],
    active: 'opponent',
    you: { map: [atTheEnd], tally: 1 },
    opponent: { hand: ['test-slow', 'test-fast'] },
  });
  game.opponent.play('test-slow');
  expect(game.opponent.decision?.kind).toBe('setAside');
  expect([game.game.board.active, game.game.board.phase]).toEqual([1, 'actEnd']);
  game.opponent.choose();
  game.opponent.choose('no');
  expect(game.opponent.decision?.kind).toBe('goesFirst');
  expect(game.game.board.active).toBe(1);
  game.opponent.choose('you');
  expect([game.game.board.active, game.game.board.first]).toEqual([0, 0]);
});
