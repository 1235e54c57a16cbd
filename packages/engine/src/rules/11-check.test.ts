import { expect, test } from 'vitest';
import {
  all,
  any,
  C,
  CP,
  choose,
  damage,
  destroyed,
  draw,
  enters,
  fall,
  falls,
  gain,
  happens,
  leaves,
  opponents,
  pay,
  sacrificing,
  target,
  when,
  your,
} from '../language/words';
import { testCharacter } from '../testing/fixtures';
import { scenario } from '../testing/scenario';
import { fast, slow, tool } from '../testing/small-cards';
import { story } from '../testing/stories';

test('11.5 three Characters that one effect fells fall together, and the triggers of each see all three', () => {
  const mourner = (id: string) =>
    testCharacter(1, 1, { id, name: id, front: { abilities: [when(falls(any('Character')), gain(C(1)))] } });
  const game = scenario({
    cards: [mourner('a'), mourner('b'), mourner('c'), slow('wave', damage(1, all(any('Character'))))],
    you: { map: ['a', 'b'], hand: ['wave'], C: 0 },
    opponent: { map: ['c'], C: 0 },
  });
  game.you.play('wave');
  expect(['a', 'b', 'c'].map((card) => game.card(card).face)).toEqual(['fallen', 'fallen', 'fallen']);
  game.you.choose('a', 'b', 'a', 'b', 'a', 'b');
  expect(game.opponent.decision?.kind).not.toBe('order');
  expect(game.told('abilityTriggered')).toHaveLength(9);
  expect([game.you.C, game.opponent.C]).toEqual([6, 3]);
});

test('11.5 falls and destruction are one step: a Fallen Character dies as another falls, and each is seen by the other', () => {
  const widow = testCharacter(1, 1, {
    id: 'widow',
    name: 'Widow',
    front: { abilities: [when(destroyed(any('Character')), draw(1)), when(leaves(any('Character')), gain(C(1)))] },
  });
  const game = scenario({
    cards: [widow, slow('wave', damage(2, all(any('Character'))))],
    you: { map: ['widow', { card: 'test-character-1-2', face: 'fallen' }], hand: ['wave'], C: 0 },
  });
  game.you.play('wave');
  game.you.choose('widow', 'widow');
  expect([game.card('widow').face, game.card('test-character-1-2').zone]).toEqual(['fallen', 'depleted']);
  expect([game.you.hand.length, game.you.C]).toEqual([1, 1]);
});

test('11.5 a check follows a paid cost: what was sacrificed is gone before anybody responds', () => {
  const altar = tool('altar', pay(sacrificing(your('Character')), gain(C(1))));
  const game = scenario({
    cards: [altar],
    you: { map: ['altar', 'test-character-1-2', { card: 'test-attachment', host: 'test-character-1-2' }] },
    opponent: { hand: ['test-fast'] },
  });
  game.respond();
  game.you.use('altar', 0, 'test-character-1-2');
  expect([game.opponent.decision?.kind, game.card('test-attachment').zone]).toEqual(['response', 'depleted']);
  game.settle();
});

test('11.5 waiting abilities go on the Chain only after the check, and see what it did', () => {
  const shell = tool('shell', when(enters(any('Character')), gain(C(1))));
  const weak = testCharacter(1, 0, { id: 'weak', name: 'Weak', fallen: { resolve: 0 } });
  const game = scenario({ cards: [shell, weak], you: { map: ['shell'], hand: ['weak'], C: 1 } });
  game.you.play('weak');
  expect(game.card('weak').zone).toBe('depleted');
  const order = ['entered', 'fell', 'destroyed', 'abilityTriggered'];
  expect(game.events.map((event) => event.type).filter((type) => order.includes(type))).toEqual(order);
  expect(game.you.C).toBe(1);
});

test('11.5 8.5.4 Chapters come last in a check: one that counts falls sees them all at once', () => {
  const arc = story('arc', { one: { end: happens(falls(opponents('Character')), 2), reward: [gain(C(4))] } });
  const game = scenario({
    cards: [arc, slow('push', fall(all(opponents('Character'))))],
    you: { map: ['arc'], hand: ['push'], C: 0 },
    opponent: { map: ['test-character-1-2', 'test-character-2-2'] },
  });
  game.you.play('push');
  expect([game.card('arc').chapter, game.you.C]).toEqual([2, 4]);
  expect(
    game.events.map((event) => event.type).filter((type) => type === 'fell' || type === 'chapterCompleted'),
  ).toEqual(['fell', 'fell', 'chapterCompleted']);
});

test('11.5 13.2 triggers of both players: the active player’s go first, so that the other’s resolve first', () => {
  const bell = (id: string) => tool(id, when(enters(any('Device')), gain(CP(1))));
  const game = scenario({
    cards: [bell('mine'), bell('yours')],
    you: { map: ['mine'], hand: ['test-device'] },
    opponent: { map: ['yours'] },
  });
  game.you.play('test-device');
  expect(game.told('abilityTriggered').map(({ subject }) => subject?.card)).toEqual(['mine', 'yours']);
  expect(game.told('resolved').map(({ subject }) => subject?.card)).toEqual(['test-device', 'yours', 'mine']);
});

test('13.2 a controller of several waiting abilities chooses their order on the Chain', () => {
  const bell = (id: string) => tool(id, when(enters(any('Location')), choose(gain(C(1)), draw(1))));
  const game = scenario({ cards: [bell('one'), bell('two')], you: { map: ['one', 'two'], hand: ['test-location'] } });
  game.you.play('test-location');
  expect(game.you.decision).toMatchObject({ kind: 'order', rule: '13.2', ordered: true, min: 2 });
  game.you.choose('two', 'one');
  game.you.choose(0);
  game.you.choose(1);
  expect(game.told('resolved').map(({ subject }) => subject?.card)).toEqual(['test-location', 'one', 'two']);
});

test('13.2 11.2 something that triggers in answer to a response waits its turn, and resolves before what is below', () => {
  const bell = tool('bell', when({ event: 'plays', by: 'opponent', type: 'Maneuver' }, gain(C(1))));
  const game = scenario({
    cards: [bell, fast('shot', damage(1, target(any('Character'))))],
    you: { map: ['bell', 'test-character-1-5'], hand: ['test-slow'] },
    opponent: { hand: ['shot', 'test-device'] },
  });
  game.respond();
  game.you.play('test-slow');
  game.opponent.play('shot');
  expect(game.game.board.chain.map(({ card }) => card)).toEqual(['test-slow', 'shot', 'bell']);
  expect(game.opponent.decision?.kind).toBe('response');
  game.settle();
  expect(game.told('resolved').map(({ subject }) => subject?.card)).toEqual(['bell', 'shot', 'test-slow']);
});
