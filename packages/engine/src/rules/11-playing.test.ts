import { expect, test } from 'vitest';
import {
  any,
  C,
  CP,
  choose,
  damage,
  discarding,
  draw,
  enters,
  gain,
  grant,
  iff,
  may,
  opponents,
  pay,
  sacrificing,
  target,
  treasury,
  when,
  your,
} from '../language/words';
import { scenario } from '../testing/scenario';
import { fast, slow, tool } from '../testing/small-cards';

const bolt = (id = 'bolt') => slow(id, damage(2, target(any('Character'))));

test('11.1 a play chooses modes, then targets, then pays, and is put on the Chain', () => {
  const card = { ...slow('pick', choose(gain(C(1)), damage(1, target(any('Character'))))), cost: CP(2) };
  const game = scenario({
    cards: [card],
    you: { hand: ['pick'], map: ['test-character-1-2', 'test-character-2-2'], CP: 2 },
    opponent: { hand: ['test-fast'] },
  });
  game.respond();
  game.you.play('pick');
  expect([game.you.decision?.kind, game.you.CP, game.card('pick').zone]).toEqual(['mode', 2, 'hand']);
  game.you.choose(1);
  expect([game.you.decision?.kind, game.you.CP]).toEqual(['target', 2]);
  game.you.choose('test-character-2-2');
  expect([game.you.CP, game.card('pick').zone, game.opponent.decision?.kind]).toEqual([0, 'chain', 'response']);
  expect(game.card('test-character-2-2').damage).toBe(0);
  game.settle();
  expect(game.card('test-character-2-2').damage).toBe(1);
});

test('11.1 an announced play can be taken back before it is paid, and nothing has changed', () => {
  const press = tool('press', pay([CP(1), discarding(1)], damage(1, target(any('Character')))));
  const game = scenario({
    cards: [press],
    you: { map: ['press', 'test-character-1-2', 'test-character-2-2'], hand: ['test-slow', 'test-fast'] },
  });
  game.you.use('press');
  game.you.choose('test-character-1-2');
  expect(game.you.decision).toMatchObject({ kind: 'discard', takeBack: true });
  game.you.takeBack();
  expect([game.you.decision?.kind, game.you.CP, game.you.hand]).toEqual(['action', 5, ['test-slow', 'test-fast']]);
  expect(game.game.board.chain).toEqual([]);
  game.you.use('press', 0, 'test-character-1-2', 'test-slow');
  expect([game.card('test-character-1-2').damage, game.you.CP]).toEqual([1, 4]);
});

test('11.1 what is paid can’t be taken back, and a forced choice never could', () => {
  const game = scenario({ you: { hand: ['test-slow'] } });
  game.you.play('test-slow');
  expect(game.you.refusal(() => game.you.takeBack())).toBe('11.1');
});

test('11.1 a response that is taken back leaves its player where they were, still asked', () => {
  const shot = fast('shot', damage(1, target(any('Character'))));
  const game = scenario({
    cards: [shot],
    you: { hand: ['test-slow'], map: ['test-character-1-2', 'test-character-2-2'] },
    opponent: { hand: ['shot'] },
  });
  game.respond();
  game.you.play('test-slow');
  game.opponent.play('shot');
  game.opponent.takeBack();
  expect(game.opponent.decision?.kind).toBe('response');
  expect(game.game.board.chain).toHaveLength(1);
  game.settle();
  expect(game.you.hand).toHaveLength(1);
});

test('11.1 a card never pays for itself', () => {
  const swap = tool('swap', pay(sacrificing(your('Device')), draw(2)));
  const game = scenario({ cards: [swap], you: { map: ['swap'] } });
  game.you.use('swap');
  expect([game.card('swap').zone, game.you.hand.length]).toEqual(['depleted', 2]);
});

test('11.1 an illegal play is refused whole: no target, not in hand, not in reach of what is there', () => {
  const game = scenario({ cards: [bolt()], you: { hand: ['bolt'] }, opponent: { hand: ['test-slow'] } });
  expect(game.you.refusal(() => game.you.play('bolt'))).toBe('11.1');
  expect(game.you.refusal(() => game.you.play('test-slow'))).toBe('11.1');
  expect([game.you.CP, game.you.hand]).toEqual([5, ['bolt']]);
});

test('11.1 of the modes only those can be chosen that have their targets', () => {
  const pick = slow('pick', choose(damage(1, target(opponents('Character'))), gain(C(1))));
  const game = scenario({ cards: [pick], you: { hand: ['pick'], C: 0 } });
  game.you.play('pick');
  expect(game.you.C).toBe(1);
});

test('11.1 a choice made twice in one play keeps modes and targets apart', () => {
  const either = choose(damage(1, target(your('Character'))), damage(2, target(opponents('Character'))));
  const game = scenario({
    cards: [slow('twice', may(choose(gain(C(1)), gain(C(2)))), may(either))],
    you: { hand: ['twice'], C: 0, map: ['test-character-1-5', 'test-character-2-5'] },
    opponent: { map: ['test-character-1-5', 'test-character-2-5'] },
  });
  game.you.play('twice', 1, 1, 'test-character-2-5#2');
  game.you.choose('no');
  game.you.choose('yes');
  expect(game.you.C).toBe(0);
  expect(game.card('test-character-2-5#2').damage).toBe(2);
});

test('11.1 1.4 of two branches the one that holds is done, each with the targets that were chosen for it', () => {
  const fork = slow(
    'fork',
    iff(
      treasury('you', { atLeast: 5 }),
      damage(1, target(your('Character'))),
      damage(2, target(opponents('Character'))),
    ),
    grant(target(your('Spacecraft')), 'Elusive', 'this turn'),
  );
  for (const [C, hurt] of [
    [5, [1, 0]],
    [4, [0, 2]],
  ] as const) {
    const game = scenario({
      cards: [fork],
      you: { C, hand: ['fork'], map: ['test-character-1-5', 'test-spacecraft'] },
      opponent: { map: ['test-character-2-5'] },
    });
    game.you.play('fork');
    expect([game.card('test-character-1-5').damage, game.card('test-character-2-5').damage]).toEqual(hurt);
    expect(game.game.board.effects).toMatchObject([{ what: { id: game.card('test-spacecraft').id } }]);
  }
});

test('11.3 Slow: only in one’s own Action Phase with an empty Chain and no conflict; Fast: whenever one may act', () => {
  const game = scenario({
    you: { hand: ['test-slow', 'test-fast', 'test-device'], map: ['test-character-1-2'] },
    opponent: { hand: ['test-slow', 'test-fast', 'test-fast'] },
  });
  game.respond();
  game.you.play('test-fast');
  expect(game.opponent.refusal(() => game.opponent.play('test-slow#2'))).toBe('11.3');
  game.opponent.play('test-fast#2');
  for (const card of ['test-slow', 'test-device']) expect(game.you.refusal(() => game.you.play(card))).toBe('11.3');
  game.settle();
  game.respond();
  game.you.attack('test-character-1-2', 'test-homeworld#2');
  expect(game.game.board.chain).toEqual([]);
  game.opponent.pass();
  expect(game.you.refusal(() => game.you.play('test-slow'))).toBe('11.3');
  game.settle();
});

test('11.1 the choices of a triggered ability can’t be taken back: it was not announced by its player', () => {
  const gun = tool('gun', when(enters(your('Location')), damage(1, target(any('Character')))));
  const game = scenario({
    cards: [gun],
    you: { hand: ['test-location'], map: ['gun', 'test-character-1-2', 'test-character-2-2'] },
  });
  game.you.play('test-location');
  expect(game.you.decision).toMatchObject({ kind: 'target', takeBack: false });
  expect(game.you.refusal(() => game.you.takeBack())).toBe('11.1');
  game.you.choose('test-character-2-2');
  expect([game.card('test-location').zone, game.card('test-character-2-2').damage]).toEqual(['map', 1]);
});
