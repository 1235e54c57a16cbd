import { expect, test } from 'vitest';
import type { Condition } from '../language/index';
import { any, C, controls, gain, hand, modify, not, target, treasury, turnEnds, when, your } from '../language/words';
import { answerWith, asked, endTurn, opening } from '../testing/opening';
import { scenario } from '../testing/scenario';
import { fast, place, slow, tool } from '../testing/small-cards';
import { story } from '../testing/stories';

test('10.1 a turn is Ready, Income, Draw, Action and End, and the players alternate', () => {
  const game = scenario();
  game.you.endTurn();
  game.opponent.endTurn();
  expect(game.told('phaseBegan').map(({ seat, word }) => `${seat} ${word}`)).toEqual([
    '0 end',
    ...['ready', 'income', 'draw', 'action', 'end'].map((phase) => `1 ${phase}`),
    ...['ready', 'income', 'draw', 'action'].map((phase) => `0 ${phase}`),
  ]);
});

test('10.2 Ready readies all of one’s own permanents, and none of the opponent’s', () => {
  const game = scenario({
    active: 'opponent',
    you: {
      map: [
        { card: 'test-character-1-2', activated: true },
        { card: 'test-device', activated: true },
      ],
    },
    opponent: { map: [{ card: 'test-character-1-2', activated: true }] },
  });
  game.opponent.endTurn();
  expect([game.card('test-character-1-2').ready, game.card('test-device').ready]).toEqual([true, true]);
  expect(game.card('test-character-1-2#2').ready).toBe(false);
});

test('10.3 Income gains the Homeworld’s Income and Command and whatever else prints some, of one’s own only', () => {
  const game = scenario({
    active: 'opponent',
    cards: [place('bank', { income: 2, command: 1 })],
    you: { C: 0, CP: 0, map: ['test-location', 'bank'] },
    opponent: { map: ['bank'] },
  });
  game.opponent.endTurn();
  expect([game.you.C, game.you.CP]).toEqual([6, 3]);
});

test('10.4 Draw draws one card, and an empty deck costs 2C', () => {
  const game = scenario({ active: 'opponent', you: { C: 5 } });
  const [top] = game.you.deck;
  game.opponent.endTurn();
  expect(game.you.hand).toEqual([top]);
});

test('10.4 the first player of the game draws nothing in their first turn; the second player draws', () => {
  const game = opening();
  const sizes = (): number[] => game.board.players.map((player) => player.hand);
  for (let open = asked(game); open && open.kind !== 'action'; open = asked(game))
    answerWith(game, open.seat, open.kind === 'mulligan' ? 1 : 0);
  const { first } = game.board;
  expect([game.board.active, sizes()]).toEqual([first, [7, 7]]);
  endTurn(game, first);
  expect(game.board.active).toBe(1 - first);
  expect([sizes()[1 - first], sizes()[first]]).toEqual([8, 7]);
});

test('10.5 any number of actions, one at a time; it ends as the player passes on an empty Chain', () => {
  const game = scenario({ you: { hand: ['test-slow', 'test-device', 'test-slow'], map: ['test-character-1-2'] } });
  game.you.play('test-slow');
  game.you.attack('test-character-1-2', 'test-homeworld#2');
  game.you.play('test-device');
  game.you.play('test-slow#2');
  expect(game.you.decision?.kind).toBe('action');
  expect(game.opponent.decision).toBeNull();
  game.you.endTurn();
  expect(game.you.decision).toBeNull();
});

test('10.5 an Action Phase can’t be passed in a response, nor ended while something is on the Chain', () => {
  const game = scenario({ you: { hand: ['test-slow', 'test-fast'] }, opponent: { hand: ['test-fast'] } });
  expect(game.you.refusal(() => game.you.pass())).toBe('11.2');
  game.respond();
  game.you.play('test-slow');
  expect(game.opponent.refusal(() => game.opponent.endTurn())).toBe('10.5');
  game.settle();
});

test('10.6 End: abilities "at the end of turn", then the award of 16.1, then effects end, then the hand limit', () => {
  const game = scenario({
    cards: [
      tool('bell', when(turnEnds('you'), gain(C(1)))),
      slow('swell', modify(target(your('Character')), 'power', 2, 'this turn')),
    ],
    you: {
      map: ['bell', 'test-character-1-2'],
      hand: ['swell', ...Array.from({ length: 9 }, () => 'test-slow')],
      C: 0,
    },
    opponent: { C: 0, map: [{ card: 'test-location', damage: 2 }] },
  });
  game.you.play('swell');
  game.you.endTurn();
  expect(game.you.decision).toMatchObject({ kind: 'discard', min: 1, max: 1, rule: '10.6' });
  expect(game.card('test-location#1').damage).toBe(0);
  game.you.choose('test-slow');
  const order = ['abilityTriggered', 'tallyChanged', 'effectEnded', 'discarded', 'turnEnded'];
  expect(game.events.map((event) => event.type).filter((type) => order.includes(type))).toEqual(order);
  expect([game.you.C, game.you.tally, game.you.hand.length, game.card('test-character-1-2').stat('power')]).toEqual([
    1, 1, 8, 1,
  ]);
});

test('10.6 a hand of eight is kept; the opponent of the active player discards nothing', () => {
  const game = scenario({
    you: { hand: Array.from({ length: 8 }, () => 'test-slow') },
    opponent: { hand: Array.from({ length: 10 }, () => 'test-slow') },
  });
  game.you.endTurn();
  expect([game.you.hand.length, game.opponent.hand.length]).toEqual([8, 11]);
});

test('10.6 13.1 a trigger at the end of the turn can be responded to, and the turn then goes on', () => {
  const game = scenario({
    cards: [tool('bell', when(turnEnds('you'), gain(C(1)))), fast('toll', gain(C(1), 'opponent'))],
    you: { map: ['bell'], C: 0 },
    opponent: { hand: ['toll'], C: 0 },
  });
  game.respond();
  game.you.endTurn();
  expect(game.opponent.decision?.kind).toBe('response');
  game.opponent.play('toll');
  game.settle();
  expect([game.you.C, game.game.board.active]).toEqual([2, 1]);
});

test('10.8 no word of the cards gives extra turns or phases: after each turn comes the other player’s', () => {
  const game = scenario();
  for (const player of [game.you, game.opponent, game.you, game.opponent]) player.endTurn();
  expect(game.told('turnBegan').map(({ seat }) => seat)).toEqual([1, 0, 1, 0]);
});

test('10.6 11.5 a check follows each step of the End Phase, and a Storyline that completes leaves the rest undone', () => {
  const ends = (end: Condition) =>
    story(
      'last',
      { three: { end } },
      { bound: false, back: { name: 'Over', becomes: 'Completed Storyline', reward: [] } },
    );
  const ten = Array.from({ length: 10 }, (_, n) => `test-filler-${n + 1}`);
  const atEnd = (end: Condition) => {
    const game = scenario({
      cards: [ends(end), tool('bell', when(turnEnds('you'), gain(C(1))))],
      you: { C: 3, hand: ten, map: [{ card: 'last', chapter: 3 }, 'bell', { card: 'test-location', damage: 2 }] },
      opponent: { C: 0 },
    });
    game.you.endTurn();
    return game;
  };
  const told = (game: ReturnType<typeof scenario>) => [
    game.told('storyPointsCounted')[0]?.numbers?.[0],
    game.told('discarded').length,
    game.told('turnEnded').length,
  ];
  // a) the ability: no award of 16.1, no end of effects, no discard.
  expect(told(atEnd(treasury('you', { atLeast: 4 })))).toEqual([0, 0, 0]);
  // c) damage on the Location goes: the award was made, nothing is discarded.
  expect(told(atEnd(not(controls('you', any('Location', 'damaged')))))).toEqual([1, 0, 0]);
  // d) the discard itself.
  const thin = atEnd(hand('you', { atMost: 8 }));
  expect([thin.you.decision?.kind, thin.told('actEnded')]).toEqual(['discard', []]);
  thin.you.choose('test-filler-1', 'test-filler-2');
  expect(told(thin)).toEqual([1, 2, 0]);
});
