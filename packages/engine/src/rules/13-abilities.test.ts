import { expect, test } from 'vitest';
import {
  all,
  always,
  any,
  C,
  damage,
  destroy,
  draw,
  fall,
  falls,
  gain,
  heal,
  instead,
  it,
  modify,
  opponents,
  pay,
  redeem,
  target,
  treasury,
  when,
  your,
} from '../language/words';
import { testCharacter } from '../testing/fixtures';
import { scenario } from '../testing/scenario';
import { fast, slow, tool } from '../testing/small-cards';
import { story } from '../testing/stories';

test('13.1 an activated ability is Slow unless it says Fast, and one that is "once each turn" is used once', () => {
  const kit = tool(
    'kit',
    pay(C(1), draw(1)),
    pay(C(1), gain(C(1)), { speed: 'Fast' }),
    pay(C(0), gain(C(1)), { limit: 'once each turn' }),
  );
  const game = scenario({
    cards: [kit],
    you: { map: ['kit'], C: 5, hand: ['test-slow'] },
    opponent: { map: ['kit'], C: 5, hand: ['test-slow'] },
  });
  game.you.use('kit', 2);
  expect(game.you.refusal(() => game.you.use('kit', 2))).toBe('13.1');
  game.respond();
  game.you.play('test-slow');
  expect(game.opponent.refusal(() => game.opponent.use('kit#2', 0))).toBe('11.3');
  game.opponent.use('kit#2', 1);
  game.settle();
  expect([game.you.C, game.opponent.C]).toEqual([6, 5]);
  game.you.endTurn();
  game.opponent.endTurn();
  game.you.use('kit', 2);
});

test('13.1 a static ability is true all the time, while its condition holds', () => {
  const banner = tool('banner', always(modify(all(your('Character')), 'power', 2), treasury('you', { atLeast: 5 })));
  const game = scenario({
    cards: [banner],
    you: { C: 5, map: ['banner', 'test-character-1-2'], hand: ['test-device'] },
    opponent: { map: ['test-character-1-3'] },
  });
  expect([game.card('test-character-1-2').stat('power'), game.card('test-character-1-3').stat('power')]).toEqual([
    3, 1,
  ]);
  game.you.play('test-device');
  expect(game.card('test-character-1-2').stat('power')).toBe(1);
});

test('13.1 an ability goes on although its source leaves: it is on the Chain', () => {
  const gun = tool('gun', pay(C(1), damage(1, target(any('Character')))));
  const game = scenario({
    cards: [gun, fast('smash', destroy(target(any('Device'))))],
    you: { map: ['gun'] },
    opponent: { map: ['test-character-1-2'], hand: ['smash'] },
  });
  game.respond();
  game.you.use('gun');
  game.opponent.play('smash');
  game.settle();
  expect([game.card('gun').zone, game.card('test-character-1-2').damage]).toEqual(['depleted', 1]);
});

test('13.3 what adds to a value is added up, whatever the order, and only the sum is held at zero', () => {
  const game = scenario({
    cards: [
      slow('swell', modify(target(any('Character')), 'power', 3, 'this turn')),
      slow('sap', modify(target(any('Character')), 'power', -4, 'this turn')),
    ],
    you: { map: ['test-character-2-2'], hand: ['sap', 'swell'] },
  });
  game.you.play('sap');
  expect(game.card('test-character-2-2').stat('power')).toBe(0);
  game.you.play('swell');
  expect(game.card('test-character-2-2').stat('power')).toBe(1);
});

const stand = (id: string, effect: Parameters<typeof instead>[2]) =>
  tool(id, instead('falls', your('Character'), effect));

test('13.4 a replacement happens instead: the Character does not fall, and nothing sees a fall', () => {
  const game = scenario({
    cards: [stand('shrine', gain(C(2))), slow('hit', damage(3, target(any('Character'))))],
    you: { map: ['shrine', { card: 'test-character-1-2', sp: 1 }], hand: ['hit'], C: 0 },
  });
  game.you.play('hit');
  expect(game.card('test-character-1-2')).toMatchObject({ face: 'front', sp: 1, damage: 0 });
  expect([game.you.C, game.told('fell')]).toEqual([2, []]);
});

test('13.4 of several replacements the affected player says which comes first; it is the only one', () => {
  const game = scenario({
    cards: [stand('shrine', gain(C(2))), stand('altar', draw(1)), slow('push', fall(all(opponents('Character'))))],
    you: { hand: ['push'] },
    opponent: { map: ['shrine', 'altar', 'test-character-1-2'], C: 0 },
  });
  game.you.play('push');
  expect(game.opponent.decision).toMatchObject({ kind: 'order', rule: '13.4' });
  game.opponent.choose('altar', 'shrine');
  expect([game.opponent.C, game.opponent.hand.length, game.card('test-character-1-2').face]).toEqual([0, 1, 'front']);
});

test('13.4 one source replaces one event at most once: a Resolve of 0 is not held up for ever', () => {
  const ghost = testCharacter(1, 0, {
    id: 'ghost',
    name: 'Ghost',
    front: { abilities: [instead('falls', 'this', gain(C(1)))] },
    fallen: { resolve: 3 },
  });
  const game = scenario({ cards: [ghost], you: { hand: ['ghost'], C: 1 } });
  game.you.play('ghost');
  expect([game.card('ghost').face, game.you.C]).toEqual(['fallen', 1]);
});

test('13.4 two Characters that would fall together are each replaced', () => {
  const game = scenario({
    cards: [stand('shrine', [gain(C(1)), heal(9, it)]), slow('wave', damage(2, all(any('Character'))))],
    you: { map: ['shrine', 'test-character-1-2', 'test-character-2-2'], hand: ['wave'], C: 0 },
    opponent: { map: ['test-character-1-1'] },
  });
  game.you.play('wave');
  expect(game.you.C).toBe(2);
  expect([
    game.card('test-character-1-2').face,
    game.card('test-character-2-2').face,
    game.card('test-character-1-1').face,
  ]).toEqual(['front', 'front', 'fallen']);
});

test('13.4 8.5.7 what a Chapter does in the same check is another event: one source replaces that fall too', () => {
  const cruel = story(
    'cruel',
    {
      one: { end: treasury('you', { atLeast: 2 }), reward: [damage(5, all(any('Character')))] },
    },
    { bound: false },
  );
  const game = scenario({
    cards: [cruel, stand('shrine', gain(C(2))), slow('hit', damage(3, target(any('Character'))))],
    you: { map: ['shrine', 'cruel', 'test-character-1-2'], hand: ['hit'], C: 0 },
  });
  game.you.play('hit');
  expect([game.card('test-character-1-2').face, game.you.C]).toEqual(['front', 4]);
});

const waits = (game: ReturnType<typeof scenario>): unknown[] =>
  (game.you.decision?.options ?? []).map((o) => (o.kind === 'ability' ? [o.card, o.about?.card ?? null] : o));

test('13.2 nobody is asked for the order of one ability that triggers several times: any order is the same', () => {
  const bell = tool('bell', when(falls(any('Character')), gain(C(1))));
  const storm = slow('storm', fall(all(any('Character'))));
  const game = scenario({
    cards: [bell, storm],
    you: { C: 0, hand: ['storm'], map: ['bell', 'test-character-1-2'] },
    opponent: { map: ['test-character-2-2', 'test-character-3-3'] },
  });
  game.you.play('storm');
  expect([game.you.C, game.you.decision?.kind]).toEqual([3, 'action']);
  expect(game.told('abilityTriggered')).toHaveLength(3);
  const two = scenario({
    cards: [bell, storm],
    you: { C: 0, hand: ['storm'], map: ['bell', 'bell', 'test-character-1-2'] },
  });
  two.you.play('storm');
  expect(two.you.decision).toMatchObject({ kind: 'order', rule: '13.2', min: 2 });
  two.you.choose('bell#2', 'bell');
  expect(two.told('abilityTriggered').map(({ subject }) => subject?.id)).toEqual([
    two.card('bell#2').id,
    two.card('bell').id,
  ]);
});

test('13.2 an ability that speaks of what woke it is ordered, and each option says of what it speaks', () => {
  const medic = tool('medic', when(falls(any('Character')), redeem(it)));
  const game = scenario({
    cards: [medic, slow('storm', fall(all(any('Character'))))],
    you: { hand: ['storm'], map: ['medic', 'test-character-1-2', 'test-character-2-2'] },
  });
  game.you.play('storm');
  expect(game.you.decision).toMatchObject({ kind: 'order', rule: '13.2' });
  expect(waits(game)).toEqual([
    ['medic', 'test-character-1-2'],
    ['medic', 'test-character-2-2'],
  ]);
  game.you.choose('test-character-2-2', 'test-character-1-2');
  expect(game.told('redeemed').map(({ subject }) => subject?.card)).toEqual([
    'test-character-1-2',
    'test-character-2-2',
  ]);
});
