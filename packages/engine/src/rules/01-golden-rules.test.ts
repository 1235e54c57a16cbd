import { expect, test } from 'vitest';
import {
  all,
  always,
  any,
  C,
  CP,
  choose,
  damage,
  discard,
  draw,
  fall,
  forbid,
  gain,
  grant,
  instead,
  lose,
  may,
  modify,
  numberOf,
  opponents,
  pay,
  ready,
  sacrifice,
  self,
  target,
  treasury,
  your,
} from '../language/words';
import { testCharacter } from '../testing/fixtures';
import { scenario } from '../testing/scenario';
import { fast, slow, tool } from '../testing/small-cards';
import { story } from '../testing/stories';

test('1.1 two players play, in a list of which no seat is special: the second can have the first turn', () => {
  const game = scenario({ active: 'opponent', opponent: { hand: ['test-slow'] } });
  expect(game.game.board.players).toHaveLength(2);
  game.opponent.play('test-slow');
  game.opponent.endTurn();
  expect(game.game.board.active).toBe(0);
});

test('1.2 where a card contradicts a rule the card is right, for that card: others of its kind keep to the rule', () => {
  const anchored = testCharacter(1, 2, {
    id: 'anchored',
    name: 'Anchored',
    front: { abilities: [instead('falls', self, gain(C(1)))] },
  });
  const own = story('own', { one: { skip: { cost: [C(1)], by: 'opponent' } } }, { bound: false });
  const open = story('open', { one: { skip: { cost: [C(1)] } } }, { bound: false });
  const game = scenario({
    cards: [anchored, own, open, slow('storm', fall(all(any('Character'))))],
    you: { C: 5, hand: ['storm'], map: ['anchored', 'test-character-1-2', 'own', 'open'] },
  });
  game.you.play('storm');
  expect([game.card('anchored').face, game.card('test-character-1-2').face]).toEqual(['front', 'fallen']);
  expect(game.you.refusal(() => game.you.skip('own'))).toBe('8.6.1');
  game.you.skip('open');
  expect([game.you.C, game.card('own').chapter, game.card('open').chapter]).toEqual([5, 1, 2]);
});

test('1.3 "can’t" beats "can": a Character that can’t be readied stays as it is, and one that can’t attack doesn’t', () => {
  const net = tool('net', always([forbid(all(any('Character')), 'ready'), forbid(all(any('Character')), 'attack')]));
  const game = scenario({
    cards: [net, slow('wake', ready(target(your('Character'))))],
    you: {
      map: ['net', { card: 'test-character-1-2', activated: true }, 'test-character-2-2'],
      hand: ['wake'],
    },
  });
  game.you.play('wake', 'test-character-1-2');
  expect(game.card('test-character-1-2').ready).toBe(false);
  expect(game.you.refusal(() => game.you.attack('test-character-2-2', 'test-homeworld#2'))).toBe('1.3');
  game.you.endTurn();
  game.opponent.endTurn();
  expect(game.card('test-character-1-2').ready).toBe(false);
});

test('1.4 as much of an effect is done as is possible, in the order written', () => {
  const haul = slow('haul', discard(3, 'opponent'), lose(C(5), 'opponent'), draw(1));
  const game = scenario({ cards: [haul], you: { hand: ['haul'] }, opponent: { C: 2, CP: 0, hand: ['test-device'] } });
  game.you.play('haul');
  expect([game.opponent.C, game.opponent.hand, game.you.hand.length]).toEqual([0, [], 1]);
  expect(
    game.events.map((event) => event.type).filter((type) => ['discarded', 'treasuryChanged', 'drew'].includes(type)),
  ).toEqual(['discarded', 'treasuryChanged', 'drew']);
});

test('1.4 a cost is paid whole or not at all: what can’t be paid whole is refused, and nothing is paid', () => {
  const press = tool(
    'press',
    pay([C(2), { discard: 2 }], draw(1)),
    pay([C(2), { sacrifice: your('Location') }], draw(1)),
  );
  const game = scenario({ cards: [press], you: { map: ['press'], hand: ['test-slow'], C: 3 } });
  expect(game.you.refusal(() => game.you.use('press', 0))).toBe('1.4');
  expect(game.you.refusal(() => game.you.use('press', 1))).toBe('3.6');
  expect([game.you.C, game.you.hand]).toEqual([3, ['test-slow']]);
});

test('1.5 when both must choose at once, the active player chooses first', () => {
  const purge = slow('purge', sacrifice('each player', your('Character')));
  const both = ['test-character-1-1', 'test-character-1-2'];
  const game = scenario({ cards: [purge], you: { map: both, hand: ['purge'] }, opponent: { map: both } });
  game.you.play('purge');
  expect([game.you.decision?.kind, game.opponent.decision]).toEqual(['sacrifice', null]);
  game.you.choose('test-character-1-1');
  expect(game.opponent.decision).toMatchObject({ kind: 'sacrifice', hostile: true });
  game.opponent.choose('test-character-1-2');
  expect(game.card('test-character-1-1').zone).toBe('depleted');
  expect(game.card('test-character-1-2#2').zone).toBe('depleted');
});

test('1.6 amounts are never below zero, whatever takes from them', () => {
  const weaken = slow('weaken', modify(target(any('Character')), 'power', -9, 'this turn'));
  const game = scenario({
    cards: [weaken],
    you: { map: ['test-character-2-2'], hand: ['weaken'] },
    opponent: { map: ['test-character-1-3'] },
  });
  game.you.play('weaken', 'test-character-2-2');
  expect(game.card('test-character-2-2').stat('power')).toBe(0);
  game.you.attack('test-character-2-2', 'test-character-1-3');
  expect(game.card('test-character-1-3').damage).toBe(0);
});

test('1.7 whoever controls an effect makes its choices, unless it names another player', () => {
  const offer = slow('offer', choose(gain(C(1)), gain(CP(2))), may(draw(1)), discard(1, 'opponent'));
  const game = scenario({
    cards: [offer],
    you: { hand: ['offer'], CP: 1 },
    opponent: { hand: ['test-slow', 'test-fast'], CP: 0 },
  });
  game.you.play('offer', 1);
  expect(game.you.decision?.kind).toBe('may');
  game.you.choose('no');
  expect(game.opponent.decision).toMatchObject({ kind: 'discard', hostile: true });
  game.opponent.choose('test-fast');
  expect([game.you.CP, game.opponent.hand]).toEqual([2, ['test-slow']]);
});

test('1.8 hands and decks are hidden and their sizes public: a view names no card of another hand', () => {
  const game = scenario({ you: { hand: ['test-slow'] }, opponent: { hand: ['test-fast', 'test-device'] } });
  const view = game.view(0);
  expect(view.board.players[1]).toMatchObject({ hand: 2, deck: 21 });
  expect(JSON.stringify(view)).not.toContain('test-fast');
  expect(view.own?.hand.map(({ card }) => card)).toEqual(['test-slow']);
  expect(JSON.stringify(game.view('spectator'))).not.toContain('test-slow');
});

test('1.9 "you" is the controller, in a Skip condition too: the opponent’s Skip looks at the controller’s Treasury', () => {
  const arc = story('arc', { one: { skip: { when: treasury('you', { atMost: 2 }) } } });
  const poor = scenario({ cards: [arc], you: { C: 9 }, opponent: { map: ['arc'], C: 2 } });
  poor.you.skip('arc');
  expect(poor.card('arc').chapter).toBe(2);
  const rich = scenario({ cards: [arc], you: { C: 2 }, opponent: { map: ['arc'], C: 9 } });
  expect(rich.you.refusal(() => rich.you.skip('arc'))).toBe('8.6.2');
});

test('1.9 "you" and "your" on a permanent that was taken mean its new controller', () => {
  const purse = testCharacter(1, 3, {
    id: 'purse',
    name: 'Purse',
    front: {
      abilities: [pay({ CP: 1 }, [gain(C(2)), damage(numberOf(your('permanent')), target(opponents('Character')))])],
    },
  });
  const seize = slow(
    'seize',
    { do: 'takeControl', what: target(opponents('Character')), until: 'for good' },
    grant(self, 'Swift', 'this turn'),
  );
  const game = scenario({
    cards: [purse, seize],
    you: { hand: ['seize'], C: 0 },
    opponent: { map: ['purse', 'test-character-5-6'] },
  });
  game.you.play('seize', 'purse');
  game.you.use('purse', 0);
  expect([game.you.C, game.card('test-character-5-6').damage]).toEqual([2, 2]);
});

test('1.8 11.2 a Fast card in a hand shows itself to nobody before it is played', () => {
  const game = scenario({
    cards: [fast('surprise', damage(1, target(any('Character'))))],
    you: { map: ['test-character-1-2'] },
    opponent: { hand: ['surprise'], map: ['test-character-1-1'] },
  });
  game.respond();
  game.you.attack('test-character-1-2', 'test-character-1-1');
  expect(game.opponent.decision?.kind).toBe('response');
  expect(JSON.stringify([game.view(0), game.events.map(({ own: _, ...event }) => event)])).not.toContain('surprise');
  game.settle();
});
