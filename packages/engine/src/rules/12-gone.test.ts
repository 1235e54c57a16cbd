/** 12.4: a conflict whose attacker or target goes or changes control before the strike. */
import { expect, test } from 'vitest';
import { opponents, pay, ready, sacrificing, self, takeControl, target, your } from '../language/words';
import { testCharacter } from '../testing/fixtures';
import { scenario } from '../testing/scenario';
import { fast, tool } from '../testing/small-cards';

test('12.4 12.2 a target that is sacrificed ends the conflict: no other Character steps in for it, and nothing is struck', () => {
  const altar = tool('altar', pay(sacrificing(your('Character')), ready(self), { speed: 'Fast' }));
  const game = scenario({
    cards: [altar],
    you: { map: ['test-character-2-2'] },
    opponent: { map: ['altar', 'test-character-0-1', 'test-character-5-6'] },
  });
  game.respond();
  game.you.attack('test-character-2-2', 'test-character-0-1');
  game.opponent.use('altar', 0, 'test-character-0-1');
  expect(game.opponent.refusal(() => game.opponent.intercept('test-character-5-6'))).toBe('12.2');
  game.settle();
  expect([game.told('struck'), game.told('intercepted'), game.game.board.conflict]).toEqual([[], [], null]);
  expect(game.card('test-character-5-6').ready).toBe(true);
});

test('12.4 5.3 an attacker that was taken and comes back before the strike has changed control: nothing is struck', () => {
  const leash = tool(
    'leash',
    pay({ CP: 1 }, takeControl(target(opponents('Character')), 'while this is on the Map'), { speed: 'Fast' }),
    pay(sacrificing(your('Device')), ready(self), { speed: 'Fast' }),
  );
  const game = scenario({
    cards: [leash],
    you: { map: ['test-character-3-3'] },
    opponent: { map: ['leash'] },
  });
  game.respond();
  game.you.attack('test-character-3-3', 'test-homeworld#2');
  game.opponent.use('leash', 0);
  game.opponent.pass();
  expect(game.card('test-character-3-3').controller).toBe('opponent');
  game.opponent.use('leash', 1);
  expect(game.card('test-character-3-3').controller).toBe('you');
  game.settle();
  expect([game.opponent.C, game.told('struck'), game.told('conflictWon')]).toEqual([10, [], []]);
});

test('12.4 14.5 a taken attacker with Guard does not intercept its own attack', () => {
  const watch = testCharacter(3, 3, { id: 'watch', name: 'Watch', front: { keywords: ['Guard'] } });
  const game = scenario({
    cards: [watch, fast('turn', takeControl(target(opponents('Character')), 'this turn'))],
    you: { map: ['watch'] },
    opponent: { hand: ['turn', 'turn'] },
  });
  game.respond();
  game.you.attack('watch', 'test-homeworld#2');
  game.opponent.play('turn');
  game.opponent.pass();
  expect(game.card('watch').controller).toBe('opponent');
  expect(game.opponent.refusal(() => game.opponent.intercept('watch'))).toBe('12.2');
  game.settle();
  expect([game.told('intercepted'), game.told('struck'), game.opponent.C]).toEqual([[], [], 10]);
});

test('12.2 12.4 once intercepted, the first target may go: attacker and interceptor strike all the same', () => {
  const altar = tool('altar', pay(sacrificing(your('Character')), ready(self), { speed: 'Fast' }));
  const game = scenario({
    cards: [altar],
    you: { map: ['test-character-2-2'] },
    opponent: { map: ['altar', 'test-character-0-1', 'test-character-1-5'] },
  });
  game.respond();
  game.you.attack('test-character-2-2', 'test-character-0-1');
  game.opponent.intercept('test-character-1-5');
  game.opponent.use('altar', 0, 'test-character-0-1');
  game.settle();
  expect([game.told('struck').length, game.card('test-character-1-5').damage]).toEqual([1, 2]);
});
