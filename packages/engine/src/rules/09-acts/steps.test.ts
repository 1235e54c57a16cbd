import { expect, test } from 'vitest';
import { device, location, maneuver } from '../../language/index';
import { any, C, CP, controls, gain, modify, pay, takeControl, target, treasury } from '../../language/words';
import { printing } from '../../testing/fixtures';
import { type Seat, scenario } from '../../testing/scenario';
import { finale, order, story, toNextAct } from '../../testing/stories';

const atTheEnd = { card: 'finale', chapter: 3 } as const;
/** You complete the finale; whoever has more SP on the tally wins. */
const ended = (you: Seat, opponent: Seat = {}, cards = [finale()]) => {
  const hand = ['test-slow', ...(you.hand ?? [])];
  const game = scenario({ cards, you: { ...you, hand, map: [atTheEnd, ...(you.map ?? [])] }, opponent });
  game.you.play('test-slow');
  return game;
};
const WIN = { tally: 1 };

test('9.4.1 9.4.2 9.4.2a 9.4.4 9.4.5 9.4.6 9.4.7 the steps come in exactly their order', () => {
  const game = ended(
    { ...WIN, C: 15, hand: ['test-device'], sideboard: ['test-fast'] },
    { C: 2, hand: ['test-device', 'test-fast'], map: ['test-device'] },
  );
  game.opponent.choose('test-fast');
  game.you.choose('test-fast');
  expect(game.opponent.decision?.kind).toBe('goesFirst');
  game.opponent.choose('opponent');
  const from = game.events.findIndex((event) => event.type === 'storylineCompleted');
  const to = game.events.findIndex((event) => event.type === 'actBegan');
  const told = game.events.slice(from, to + 1).filter((event) => event.type !== 'asked');
  expect(told.map(({ type, seat }) => (seat === undefined ? type : `${type} ${seat}`))).toEqual([
    'storylineCompleted 0',
    'chainCleared',
    'actEnded 0',
    'permanentsCounted',
    'storyPointsCounted',
    'actWon 0',
    'tallyChanged 0',
    'storyPointsReset',
    'burned 0',
    'treasuryChanged 1',
    'treasuryChanged 0',
    'handSetAside 1',
    'handReturned 1',
    'handReturned 0',
    'exchanged 0',
    'deckShuffled 0',
    'deckShuffled 1',
    'drew 0',
    'tookSetAside 1',
    'wentFirst 1',
    'actBegan 1',
  ]);
  expect(told.map((event) => event.rule).filter((rule) => rule.startsWith('9.'))).toContain('9.4.2a');
});

test('9.4.1 every card on the Map counts: Homeworlds, attached cards, Storylines and back faces', () => {
  const game = ended({
    map: ['test-character-2-2', { card: 'test-attachment', host: 'test-character-2-2' }, 'test-storyline'],
    ...WIN,
  });
  expect(game.told('permanentsCounted')).toMatchObject([{ rule: '9.4.1', numbers: [5, 1] }]);
  expect(game.game.board.acts).toMatchObject([{ permanents: [5, 1] }]);
});

test('9.4.1 what a player controls counts for them, whoever owns it', () => {
  const charm = maneuver({
    id: 'charm',
    name: 'Charm',
    faction: 'Independent',
    speed: 'Fast',
    cost: CP(1),
    effect: [takeControl(target(any('Character')), 'for good')],
    printing: printing(),
  });
  const late = finale({}, { three: { end: controls('you', any('Character')) } });
  const game = scenario({
    cards: [late, charm],
    you: { hand: ['charm'], map: [atTheEnd], ...WIN },
    opponent: { map: ['test-character-2-2'] },
  });
  game.you.play('charm');
  expect(game.told('permanentsCounted')).toMatchObject([{ numbers: [3, 1] }]);
});

test('9.4.2 markers, printed SP and this Act’s tally are added; the most wins and every SP but the printed goes', () => {
  const shrine = location({
    id: 'shrine',
    name: 'Shrine',
    faction: 'Independent',
    cost: C(1),
    defense: 4,
    sp: 1,
    printing: printing(),
  });
  const cards = [finale({ sp: 2 })];
  const game = scenario({
    cards: [...cards, shrine],
    you: {
      hand: ['test-slow'],
      map: [{ ...atTheEnd, sp: 1 }, { card: 'test-character-2-2', sp: 2 }, 'shrine'],
      tally: 1,
    },
    opponent: { tally: 3, map: ['shrine'] },
  });
  game.you.play('test-slow');
  expect(game.told('storyPointsCounted')).toMatchObject([{ rule: '9.4.2', numbers: [7, 4] }]);
  expect(game.told('actWon')).toMatchObject([{ seat: 0 }]);
  expect([game.card('test-character-2-2').sp, game.you.tally, game.opponent.tally]).toEqual([0, 0, 0]);
  expect(game.standings().sp).toEqual([1, 1]);
});

test('9.4.2a 9.4.3 the Storyline that ended the Act is Burned; Storylines in progress and all other cards stay', () => {
  const game = ended(
    { ...WIN, map: [{ card: 'test-storyline', chapter: 2, boundTo: 'test-character-2-3' }, 'test-character-2-3'] },
    { map: ['test-location', 'test-spacecraft', { card: 'test-player-storyline', chapter: 2 }] },
  );
  expect(game.card('finale').zone).toBe('burned');
  expect(game.card('test-storyline')).toMatchObject({ zone: 'map', chapter: 2 });
  expect(game.card('test-player-storyline')).toMatchObject({ zone: 'map', chapter: 2 });
  for (const card of ['test-character-2-3', 'test-location', 'test-spacecraft'])
    expect(game.card(card).zone).toBe('map');
  expect(game.card('test-character-2-3').bound).toBe(true);
});

const catchUp = (loser: Seat, winnersMap: string[] = []) => ended({ ...WIN, C: 8, map: winnersMap }, loser).opponent.C;
test('9.4.4 the loser adds 10C, and the difference when they had fewer permanents', () => {
  expect(catchUp({ C: 1 })).toBe(1 + 10 + 1);
  expect(catchUp({ C: 1 }, ['test-device', 'test-device', 'test-location'])).toBe(1 + 10 + 4);
});

test('9.4.4 a loser with as many permanents, or more, adds only the 10C', () => {
  expect(catchUp({ C: 1, map: ['test-device'] })).toBe(11);
  expect(catchUp({ C: 1, map: ['test-device', 'test-location', 'test-spacecraft'] })).toBe(11);
});

test('9.4.4 the totals are those of step 1, before the completed Storyline was Burned', () => {
  const game = ended({ ...WIN }, { C: 0, map: [] });
  expect(game.game.board.acts).toMatchObject([{ permanents: [2, 1] }]);
  expect(game.opponent.C).toBe(11);
});

test('9.4.4 both additions stop at 20C', () => {
  expect(catchUp({ C: 9 }, ['test-device', 'test-device', 'test-device'])).toBe(20);
  expect(catchUp({ C: 15 })).toBe(20);
  const game = ended({ ...WIN, map: ['test-device', 'test-device'] }, { C: 9 });
  const changes = game.told('treasuryChanged').filter((event) => event.seat === 1);
  expect(changes.map(({ from, to, rule }) => [from, to, rule])).toEqual([
    [9, 19, '9.4.4'],
    [19, 20, '9.4.4'],
  ]);
});

test('9.4.5 a winner above the starting Treasury goes down to it; one at or below it keeps what they have', () => {
  expect(ended({ ...WIN, C: 17 }).you.C).toBe(10);
  expect(ended({ ...WIN, C: 10 }).you.C).toBe(10);
  expect(ended({ ...WIN, C: 3 }).you.C).toBe(3);
  expect(ended({ C: 17 }, { tally: 1, C: 20 }).opponent.C).toBe(10);
});

test('9.4.7 the loser says who plays first, themselves or the winner', () => {
  for (const first of ['you', 'opponent'] as const) {
    const game = ended(WIN);
    toNextAct(game, first);
    expect(game.game.board.active).toBe(first === 'you' ? 0 : 1);
    expect(game.told('wentFirst')).toMatchObject([{ rule: '9.4.7' }]);
  }
  const won = ended({}, { tally: 1 });
  won.you.choose('no');
  expect(won.you.decision).toMatchObject({ kind: 'goesFirst', seat: 0 });
});

test('9.4.8 everything else is unchanged: ready state, damage, CP, control, attachments, Bound and Partnered', () => {
  const duo = story('duo', {}, { partner: true });
  const game = scenario({
    cards: [finale(), duo],
    you: {
      CP: 7,
      hand: ['test-slow'],
      tally: 1,
      map: [
        atTheEnd,
        { card: 'duo', chapter: 2, boundTo: 'test-character-2-3', partnerTo: 'test-character-1-2' },
        { card: 'test-character-2-3', damage: 2, activated: true },
        'test-character-1-2',
        { card: 'test-attachment', host: 'test-character-2-3' },
        { card: 'test-spacecraft', damage: 1 },
      ],
    },
  });
  game.you.play('test-slow');
  toNextAct(game, 'opponent');
  expect([game.game.board.act, game.game.board.turn, game.you.CP]).toEqual([2, 1, 6]);
  expect(game.card('test-character-2-3')).toMatchObject({ damage: 2, ready: false, bound: true, controller: 'you' });
  expect(game.card('test-spacecraft').damage).toBe(1);
  expect(game.game.board.cards[game.card('duo').id]?.story?.partner).toBe(game.card('test-character-1-2').id);
  expect(game.game.board.cards[game.card('test-attachment').id]?.host).toBe(game.card('test-character-2-3').id);
});

const rally = (until: 'this turn' | 'this Act', by = 2) =>
  maneuver({
    id: `rally-${until.slice(5)}`,
    name: `Rally ${until}`,
    faction: 'Independent',
    speed: 'Slow',
    cost: CP(1),
    effect: [modify(target(any('Character')), 'resolve', by, until)],
    printing: printing(),
  });
test('9.4.8 effects that last this turn or this Act end, and a check follows', () => {
  const cards = [
    finale({}, { three: { end: { if: 'happened', what: { event: 'plays', by: 'you', type: 'Device' }, times: 1 } } }),
  ];
  const game = scenario({
    cards: [...cards, rally('this turn'), rally('this Act')],
    you: {
      hand: ['rally-turn', 'rally-Act', 'test-device'],
      tally: 1,
      map: [atTheEnd, { card: 'test-character-1-2', damage: 1 }, { card: 'test-character-1-1' }],
    },
    opponent: { map: ['test-character-4-6'] },
  });
  game.you.play('rally-turn', 'test-character-1-2');
  game.you.play('rally-Act', 'test-character-1-2');
  expect(game.card('test-character-1-2').stat('resolve')).toBe(6);
  game.you.attack('test-character-1-2', 'test-character-4-6');
  expect(game.card('test-character-1-2')).toMatchObject({ damage: 5, face: 'front' });
  game.you.play('test-device');
  toNextAct(game, 'opponent');
  expect(game.game.board.effects).toEqual([]);
  expect(game.card('test-character-1-2')).toMatchObject({ face: 'fallen', damage: 0 });
});

test('9.4.8 damage on Locations goes, and what may be used once each turn may be used again', () => {
  const font = device({
    id: 'font',
    name: 'Font',
    faction: 'Independent',
    cost: C(1),
    abilities: [pay(C(1), gain(CP(1)), { limit: 'once each turn' })],
    printing: printing(),
  });
  const game = scenario({
    cards: [finale(), font],
    you: { hand: ['test-slow'], map: [atTheEnd, 'font', 'test-character-2-2'] },
    opponent: { map: ['test-location'], tally: 1 },
  });
  game.you.use('font', 0);
  game.you.attack('test-character-2-2', 'test-location');
  expect(game.card('test-location').damage).toBe(2);
  game.you.play('test-slow');
  toNextAct(game, 'you');
  expect(game.card('test-location').damage).toBe(0);
  game.you.use('font', 0);
  expect(game.told('abilityUsed')).toHaveLength(2);
});

test('9.4.8 the last check advances no Chapter; it completes in turn 1 of the next Act', () => {
  const eager = story('eager', { one: { end: treasury('you', { atLeast: 15 }), sp: 1 } }, { bound: false });
  const game = ended({ ...WIN }, { C: 5, map: ['eager'] }, [finale(), eager]);
  expect(game.opponent.C).toBe(15);
  toNextAct(game, 'opponent');
  expect(game.game.board).toMatchObject({ act: 2, turn: 1, active: 1, phase: 'action' });
  expect(order(game, 'actEnded', 'actBegan', 'chapterCompleted').slice(1)).toEqual([
    'actEnded',
    'actBegan',
    'chapterCompleted',
  ]);
  expect(game.card('eager')).toMatchObject({ chapter: 2, sp: 1 });
});

test('9.4.8 10.7 whoever was active and plays first again skips Ready, Income and Draw in that turn', () => {
  const game = ended({ ...WIN, C: 4, map: [{ card: 'test-character-2-2', activated: true }] });
  toNextAct(game, 'you');
  expect(game.game.board).toMatchObject({ phase: 'action', turn: 1, active: 0 });
  expect([game.you.C, game.you.hand.length, game.card('test-character-2-2').ready]).toEqual([4, 5, false]);
  const other = ended({ ...WIN }, { C: 0 });
  toNextAct(other, 'opponent');
  expect([other.opponent.C, other.opponent.hand.length]).toEqual([14, 8]);
});
