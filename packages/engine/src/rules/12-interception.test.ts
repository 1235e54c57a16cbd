import { expect, test } from 'vitest';
import { all, always, C, forbid, gain, raids, when, your } from '../language/words';
import { testCharacter } from '../testing/fixtures';
import { scenario } from '../testing/scenario';
import { tool } from '../testing/small-cards';

test('12.2 the defender may intercept with one ready Character or Spacecraft, which becomes the target', () => {
  const game = scenario({
    you: { map: ['test-character-2-3'] },
    opponent: { map: ['test-spacecraft', 'test-character-1-5'] },
  });
  game.respond();
  game.you.attack('test-character-2-3', 'test-homeworld#2');
  game.opponent.intercept('test-spacecraft');
  game.settle();
  expect([game.opponent.C, game.card('test-spacecraft').damage, game.card('test-spacecraft').ready]).toEqual([
    10,
    2,
    false,
  ]);
  expect(game.card('test-character-2-3').damage).toBe(2);
});

test('12.2 each attack has one interception, by another than the target, by the defender, ready and of a fighting kind', () => {
  const game = scenario({
    you: { map: ['test-character-2-3', 'test-character-2-2'], hand: ['test-fast', 'test-slow'] },
    opponent: {
      map: [
        'test-character-1-5',
        'test-character-2-5',
        { card: 'test-character-3-5', activated: true },
        'test-location',
      ],
      hand: ['test-fast'],
    },
  });
  game.respond();
  game.you.attack('test-character-2-3', 'test-character-1-5');
  for (const out of ['test-character-1-5', 'test-character-3-5', 'test-location', 'test-character-2-2'])
    expect(game.opponent.refusal(() => game.opponent.intercept(out))).toBe('12.2');
  game.opponent.pass();
  expect(game.you.refusal(() => game.you.intercept('test-character-2-2'))).toBe('12.2');
  game.you.play('test-fast');
  game.opponent.intercept('test-character-2-5');
  expect(game.you.decision?.kind).toBe('response');
  game.you.pass();
  expect(game.opponent.refusal(() => game.opponent.intercept('test-character-3-5'))).toBe('12.2');
  game.settle();
  expect(game.card('test-character-2-5').damage).toBe(2);
});

test('12.2 Characters can’t intercept Spacecraft; Spacecraft can', () => {
  const game = scenario({
    you: { map: ['test-spacecraft'] },
    opponent: { map: ['test-character-1-5', 'test-spacecraft'] },
  });
  game.respond();
  game.you.attack('test-spacecraft', 'test-homeworld#2');
  expect(game.opponent.refusal(() => game.opponent.intercept('test-character-1-5'))).toBe('12.2');
  game.opponent.intercept('test-spacecraft#2');
  game.settle();
  expect(game.card('test-spacecraft#2').damage).toBe(2);
});

test('12.2 Bound Characters may intercept, and stay Bound unless they fall', () => {
  const game = scenario({
    you: { map: ['test-character-2-3'] },
    opponent: {
      map: [{ card: 'test-storyline', chapter: 2, boundTo: 'test-character-1-5' }, 'test-character-1-5'],
    },
  });
  game.respond();
  game.you.attack('test-character-2-3', 'test-homeworld#2');
  game.opponent.intercept('test-character-1-5');
  game.settle();
  expect(game.card('test-character-1-5')).toMatchObject({ bound: true, damage: 2, ready: false });
});

test('12.2 outside a conflict, and once the strike has come, there is nothing to intercept', () => {
  const bell = tool('bell', when(raids(your('Character')), gain(C(1))));
  const game = scenario({
    cards: [bell],
    you: { map: ['bell', 'test-character-2-3'], C: 0 },
    opponent: { map: ['test-character-1-5'], hand: ['test-slow'] },
  });
  game.respond();
  game.you.attack('test-character-2-3', 'test-homeworld#2');
  game.opponent.pass();
  // The raid has come; what it triggered waits on the Chain.
  expect([game.opponent.C, game.game.board.chain.length, game.opponent.decision?.kind]).toEqual([8, 1, 'response']);
  expect(game.opponent.refusal(() => game.opponent.intercept('test-character-1-5'))).toBe('12.2');
  game.settle();
  expect([game.card('test-character-1-5').ready, game.told('struck').length]).toEqual([true, 1]);
});

test('12.2 1.3 a Character that can’t intercept doesn’t; nobody is asked about it either', () => {
  const game = scenario({
    cards: [tool('net', always(forbid(all({ kind: 'Character', whose: "opponent's" }), 'intercept')))],
    you: { map: ['net', 'test-character-2-3'] },
    opponent: { map: ['test-character-1-5'] },
  });
  game.respond();
  game.you.attack('test-character-2-3', 'test-homeworld#2');
  expect([game.opponent.C, game.told('struck').length]).toEqual([8, 1]);
});

const keyed = (id: string, keyword: 'Elusive' | 'Guard' | 'Vigilant') =>
  testCharacter(2, 5, { id, name: id, front: { keywords: [keyword] } });

test('14.3 Elusive: can’t be intercepted', () => {
  const game = scenario({
    cards: [keyed('ghost', 'Elusive')],
    you: { map: ['ghost'] },
    opponent: { map: ['test-character-1-5'], hand: ['test-fast'] },
  });
  game.respond();
  game.you.attack('ghost', 'test-homeworld#2');
  expect(game.opponent.refusal(() => game.opponent.intercept('test-character-1-5'))).toBe('14.3');
  game.settle();
  expect(game.opponent.C).toBe(8);
});

test('14.5 Guard: may intercept while activated, more than once in a turn', () => {
  const game = scenario({
    cards: [keyed('keeper', 'Guard')],
    you: { map: ['test-character-1-2', 'test-character-2-3'] },
    opponent: { map: [{ card: 'keeper', activated: true }] },
  });
  game.respond();
  for (const attacker of ['test-character-1-2', 'test-character-2-3']) {
    game.you.attack(attacker, 'test-homeworld#2');
    game.opponent.intercept('keeper');
  }
  game.settle();
  expect([game.card('keeper').damage, game.opponent.C]).toEqual([3, 10]);
});

test('14.10 Vigilant: intercepting does not activate it', () => {
  const game = scenario({
    cards: [keyed('sentry', 'Vigilant')],
    you: { map: ['test-character-1-2'] },
    opponent: { map: ['sentry'] },
  });
  game.respond();
  game.you.attack('test-character-1-2', 'test-homeworld#2');
  game.opponent.intercept('sentry');
  game.settle();
  expect(game.card('sentry')).toMatchObject({ ready: true, damage: 1 });
});
