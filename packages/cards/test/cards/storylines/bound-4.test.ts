import type { Scenario } from '@astris/engine/scenario';
import { expect, test } from 'vitest';
import { scenario } from '../../scenario';
import { at, inherited, lastAct, scored, THEIR_HOME } from './stage';

const IBB = 'ibb-nobodys-envoy';
const QUILL = 'quill-marrow-twice-sold';
const TAMSIN = 'tamsin-of-the-long-burn';

test('Trial by Absence: Binding draws a card; three ends of the opponent’s turn give 2C and 1 SP to the Aligned, and cost others 2C', () => {
  const charge = scenario({ you: { map: ['trial-by-absence', IBB] } });
  charge.you.bind('trial-by-absence', IBB);
  expect([charge.you.hand.length, charge.card(IBB).sp]).toEqual([1, 1]);
  const dock = (bound: string) => {
    const game = scenario({
      active: 'opponent',
      you: { map: [at('trial-by-absence', 2, [2], { boundTo: bound }), bound] },
    });
    game.opponent.endTurn();
    // Income of 3C follows.
    return [game.you.C - 3, game.card(bound).sp];
  };
  expect(dock(IBB)).toEqual([12, 1]);
  expect(dock(QUILL)).toEqual([8, 0]);
  const skipped = scenario({
    active: 'opponent',
    you: { map: [at('trial-by-absence', 2, [], { boundTo: IBB }), IBB] },
  });
  skipped.opponent.skip('trial-by-absence');
  expect([skipped.card('trial-by-absence').chapter, skipped.opponent.C, skipped.card(IBB).sp]).toEqual([3, 7, 0]);
});

test('Trial by Absence: a second win of the Bound Character is the verdict: the winner of the Act loses a Character', () => {
  const game = scenario({
    you: { map: [at('trial-by-absence', 3, [1, 0], { boundTo: IBB }), IBB, 'test-character-1-2'] },
    opponent: { map: [{ card: 'test-character-1-4', activated: true }] },
  });
  game.you.attack(IBB, THEIR_HOME);
  game.you.choose('test-character-1-2');
  const zones = [IBB, 'test-character-1-2', 'test-character-1-4'].map((name) => game.card(name).zone);
  expect([zones, scored(game)]).toEqual([
    ['map', 'depleted', 'map'],
    [1, 0],
  ]);
});

test('Trial by Absence: after four Maneuvers of the opponent it ends in absentia, for 3C and 1 SP to the other side', () => {
  const game = scenario({
    active: 'opponent',
    you: { map: ['trial-by-absence'] },
    opponent: { hand: ['test-slow', 'test-slow', 'test-slow', 'test-slow'] },
  });
  for (const copy of ['test-slow', 'test-slow#2', 'test-slow#3']) game.opponent.play(copy);
  expect(game.card('trial-by-absence').reversed).toBe(false);
  game.opponent.play('test-slow#4');
  expect(game.card('trial-by-absence').reversed).toBe(true);
  const absent = lastAct({
    you: { map: [at('trial-by-absence', 3, [2], { reversed: true, boundTo: IBB }), { card: IBB, sp: 2 }] },
  });
  absent.you.endTurn();
  expect([absent.card('trial-by-absence').face, absent.you.C, scored(absent)]).toEqual(['back', 7, [2, 1]]);
});

test('Long Way Past the Law: who casts off can’t be intercepted this Act', () => {
  const game = scenario({
    you: { map: ['long-way-past-the-law', QUILL] },
    opponent: { map: ['test-character-1-5'] },
  });
  game.you.bind('long-way-past-the-law', QUILL);
  expect(game.card(QUILL).sp).toBe(1);
  game.you.endTurn();
  game.opponent.endTurn();
  game.respond();
  game.you.attack(QUILL, THEIR_HOME);
  expect(game.opponent.refusal(() => game.opponent.intercept('test-character-1-5'))).toBe('14.3');
  game.settle();
});

test('Long Way Past the Law: the third raid of a Spacecraft gives 1 CP, a card and 1 SP, two discarded cards none', () => {
  const raided = scenario({
    you: { map: [at('long-way-past-the-law', 2, [2], { boundTo: QUILL }), QUILL, 'test-spacecraft'] },
  });
  raided.you.attack(QUILL, THEIR_HOME);
  expect(raided.card('long-way-past-the-law').chapter).toBe(2);
  raided.you.attack('test-spacecraft', THEIR_HOME);
  expect([raided.you.CP, raided.you.hand.length, raided.card(QUILL).sp]).toEqual([6, 1, 1]);
  const skipped = scenario({
    you: { hand: ['test-slow', 'test-fast'], map: [at('long-way-past-the-law', 2, [], { boundTo: QUILL }), QUILL] },
  });
  skipped.you.skip('long-way-past-the-law');
  expect([skipped.you.CP, skipped.you.hand, skipped.card('long-way-past-the-law').chapter]).toEqual([5, [], 3]);
});

test('Long Way Past the Law: the second new Spacecraft or the third raid of the Bound Character takes 2C; The Long Way Home plunders', () => {
  const ship = lastAct({
    you: { hand: ['test-spacecraft'], map: [at('long-way-past-the-law', 3, [0, 1], { boundTo: QUILL }), QUILL] },
  });
  ship.you.play('test-spacecraft');
  expect([ship.opponent.C, scored(ship)]).toEqual([8, [1, 0]]);
  const raid = lastAct({ you: { map: [at('long-way-past-the-law', 3, [2, 0], { boundTo: QUILL }), QUILL] } });
  raid.you.attack(QUILL, THEIR_HOME);
  expect([raid.opponent.C, scored(raid)]).toEqual([6, [1, 0]]);
  const home = scenario({ you: { map: [{ card: 'long-way-past-the-law', face: 'back' }] } });
  home.you.attack('long-way-past-the-law', THEIR_HOME);
  expect([home.you.C, home.opponent.C]).toEqual([11, 8]);
});

test('Kin of the Burnt Gate: Binding costs each player 1C; a win of the Partnered Character gives 2 Power this Act', () => {
  const hands = scenario({ you: { map: ['kin-of-the-burnt-gate', QUILL] } });
  hands.you.bind('kin-of-the-burnt-gate', QUILL);
  expect([hands.you.C, hands.opponent.C, hands.card(QUILL).sp]).toEqual([9, 9, 1]);
  const cast = { boundTo: QUILL, partnerTo: TAMSIN };
  const gate = scenario({ you: { map: [at('kin-of-the-burnt-gate', 2, [], cast), QUILL, TAMSIN] } });
  gate.you.attack(TAMSIN, THEIR_HOME);
  expect([gate.card(QUILL).stat('power'), gate.card(QUILL).sp]).toEqual([4, 1]);
  const skipped = scenario({
    active: 'opponent',
    you: { map: [at('kin-of-the-burnt-gate', 2, [], { boundTo: QUILL }), QUILL] },
    opponent: { map: ['test-spacecraft'] },
  });
  skipped.opponent.skip('kin-of-the-burnt-gate');
  expect([skipped.card('test-spacecraft').zone, skipped.card(QUILL).stat('power')]).toEqual(['depleted', 2]);
});

test('Kin of the Burnt Gate: once a Character has fallen and three raids were won, each player loses a Location', () => {
  const burn = (fallen: number) => {
    const game = lastAct({
      you: { map: [at('kin-of-the-burnt-gate', 3, [fallen, 2], { boundTo: QUILL }), QUILL, 'test-location'] },
      opponent: { map: ['test-location', 'toll-gate-nine'] },
    });
    game.you.attack(QUILL, THEIR_HOME);
    return game;
  };
  const zones = (game: Scenario) =>
    ['test-location', 'test-location#2', 'toll-gate-nine'].map((name) => game.card(name).zone);
  expect([zones(burn(0)), scored(burn(0))]).toEqual([['map', 'map', 'map'], undefined]);
  const game = burn(1);
  game.opponent.choose('toll-gate-nine');
  // The SP printed on the Gate left with it, before the count.
  expect([zones(game), scored(game)]).toEqual([
    ['depleted', 'map', 'depleted'],
    [1, 0],
  ]);
});

test('Run It Blind: Binding gives 1C, the second attack a card and 1 SP, 3 CP neither', () => {
  const lights = scenario({ you: { map: ['run-it-blind', QUILL] } });
  lights.you.bind('run-it-blind', QUILL);
  expect([lights.you.C, lights.card(QUILL).sp]).toEqual([11, 1]);
  const needle = scenario({ you: { map: [at('run-it-blind', 2, [1], { boundTo: QUILL }), QUILL] } });
  needle.you.attack(QUILL, THEIR_HOME);
  expect([needle.card('run-it-blind').chapter, needle.you.hand.length, needle.card(QUILL).sp]).toEqual([3, 1, 1]);
  const skipped = scenario({ you: { map: [at('run-it-blind', 2, [], { boundTo: QUILL }), QUILL] } });
  skipped.you.skip('run-it-blind');
  expect([skipped.card('run-it-blind').chapter, skipped.you.CP, skipped.card(QUILL).sp]).toEqual([3, 2, 0]);
});

test('Run It Blind: who comes out undamaged completes it, and the loser of the Act has Blindrunner', () => {
  const out = (damage: number) => {
    const game = scenario({
      you: { map: [at('run-it-blind', 3, [1], { boundTo: QUILL }), { card: QUILL, damage }] },
    });
    game.you.attack(QUILL, THEIR_HOME);
    return game;
  };
  expect([out(1).card('run-it-blind').face, scored(out(1))]).toEqual(['front', undefined]);
  const game = out(0);
  expect([game.card('run-it-blind').face, scored(game)]).toEqual(['back', [1, 0]]);
  expect(inherited(game, 'run-it-blind')).toBe('opponent');
});

test('Run It Blind: Blindrunner raids in the turn in which it comes', () => {
  const runner = scenario({ you: { map: [{ card: 'run-it-blind', face: 'back', fresh: true }] } });
  runner.you.attack('run-it-blind', THEIR_HOME);
  expect(runner.opponent.C).toBe(8);
});
