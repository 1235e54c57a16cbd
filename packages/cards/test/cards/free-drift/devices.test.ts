import { expect, test } from 'vitest';
import { scenario } from '../../scenario';

test('Grapnel Rig: the Spacecraft that has it raids for 1 more and keeps 1C of it', () => {
  const game = scenario({
    you: { C: 2, map: ['test-spacecraft'], hand: ['grapnel-rig'] },
    opponent: { C: 10 },
  });
  game.you.play('grapnel-rig', 'test-spacecraft');
  game.you.attack('test-spacecraft', 'test-homeworld#2');
  expect([game.you.C, game.opponent.C]).toEqual([1, 7]);
});

test('False Transponder: the Spacecraft that has it can be neither intercepted nor targeted by an opponent', () => {
  const game = scenario({
    act: 'II',
    you: { C: 2, map: ['test-spacecraft'], hand: ['false-transponder'] },
    opponent: { C: 10, map: ['test-spacecraft'], hand: ['test-fast', 'edict-of-recall'] },
  });
  game.you.play('false-transponder', 'test-spacecraft');
  game.respond();
  game.you.attack('test-spacecraft', 'test-homeworld#2');
  expect(game.opponent.refusal(() => game.opponent.intercept('test-spacecraft#2'))).toBe('14.3');
  game.settle();
  expect(game.opponent.C).toBe(8);
  game.you.endTurn();
  // It is the only activated Spacecraft.
  expect(game.opponent.refusal(() => game.opponent.play('edict-of-recall'))).toBe('11.1');
});
