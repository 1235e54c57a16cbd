import { expect, test } from 'vitest';
import { scenario } from '../../scenario';

test('Tavish Coil, Debt-Marshal: a conflict that he wins moves 1C to you', () => {
  const game = scenario({
    you: { C: 10, map: ['tavish-coil-debt-marshal'] },
    opponent: { C: 10, map: ['test-character-1-2'] },
  });
  game.you.attack('tavish-coil-debt-marshal', 'test-character-1-2');
  expect([game.you.C, game.opponent.C]).toEqual([11, 9]);
});

test('Tavish Coil, Debt-Marshal: foreclosed, he can’t intercept', () => {
  const game = scenario({
    active: 'opponent',
    you: { C: 10, map: [{ card: 'tavish-coil-debt-marshal', face: 'fallen' }, 'test-character-1-5'] },
    opponent: { map: ['test-character-2-3'] },
  });
  game.respond();
  game.opponent.attack('test-character-2-3', 'test-homeworld');
  expect(game.you.refusal(() => game.you.intercept('tavish-coil-debt-marshal'))).toBe('1.3');
  game.settle();
  expect([game.you.C, game.card('tavish-coil-debt-marshal').stat('power')]).toEqual([8, 6]);
});

test('Pithe Lorn, Splicer: adds 1 Power or 1 Resolve to a Character, for the Act', () => {
  const spliced = (mode: number) => {
    const game = scenario({ you: { CP: 3, map: ['pithe-lorn-splicer', 'test-character-1-2'] } });
    game.you.use('pithe-lorn-splicer', 0, mode, 'test-character-1-2');
    expect(game.you.CP).toBe(2);
    game.you.endTurn();
    game.opponent.endTurn();
    const one = game.card('test-character-1-2');
    return [one.stat('power'), one.stat('resolve')];
  };
  expect([spliced(0), spliced(1)]).toEqual([
    [2, 2],
    [1, 3],
  ]);
});

test('Pithe Lorn, Splicer: the Fallen one takes 1 damage less', () => {
  const game = scenario({
    you: { map: [{ card: 'pithe-lorn-splicer', face: 'fallen' }] },
    opponent: { map: ['test-character-2-5'] },
  });
  game.you.attack('pithe-lorn-splicer', 'test-character-2-5');
  expect([game.card('pithe-lorn-splicer').damage, game.card('test-character-2-5').damage]).toEqual([1, 3]);
});

test('Quillon Ash, Auditor: brings 1 CP as an opponent Binds a Storyline, not as you do', () => {
  const game = scenario({
    you: { CP: 5, map: ['quillon-ash-auditor', 'test-storyline'] },
    opponent: { map: ['test-storyline', 'test-character-1-2'] },
  });
  game.you.bind('test-storyline', 'quillon-ash-auditor');
  expect(game.you.CP).toBe(5);
  game.you.endTurn();
  game.opponent.bind('test-storyline#2', 'test-character-1-2');
  expect(game.you.CP).toBe(6);
});

test('Quillon Ash, Auditor: off the books, a conflict that he wins costs the opponent a card', () => {
  const game = scenario({
    you: { map: [{ card: 'quillon-ash-auditor', face: 'fallen' }] },
    opponent: { map: ['test-character-1-2'], hand: ['test-slow', 'test-device'] },
  });
  game.you.attack('quillon-ash-auditor', 'test-character-1-2');
  game.opponent.choose('test-device');
  expect(game.opponent.hand).toEqual(['test-slow']);
});

test('Bryndle Strell, Oath-Clerk: gives +1 Power to your Bound Characters alone', () => {
  const game = scenario({
    you: { map: ['bryndle-strell-oath-clerk', 'test-storyline', 'test-character-1-2', 'test-character-2-2'] },
  });
  const powers = () => ['test-character-1-2', 'test-character-2-2'].map((name) => game.card(name).stat('power'));
  expect(powers()).toEqual([1, 2]);
  game.you.bind('test-storyline', 'test-character-1-2');
  expect(powers()).toEqual([2, 2]);
});

test('Bryndle Strell, Oath-Clerk: the Fallen one deals 2 damage for each Chapter that an opponent completes', () => {
  const game = scenario({
    active: 'opponent',
    you: { map: [{ card: 'bryndle-strell-oath-clerk', face: 'fallen' }] },
    opponent: { map: ['test-storyline', 'test-character-1-4', 'test-character-1-5'] },
  });
  game.opponent.bind('test-storyline', 'test-character-1-4');
  game.you.choose('test-character-1-5');
  expect([game.card('test-character-1-4').damage, game.card('test-character-1-5').damage]).toEqual([0, 2]);
});

test('Orchard Chimera: with two Devices it has Guard and Resilient 1, with one neither', () => {
  const guarding = (devices: string[]) => {
    const game = scenario({
      act: 'II',
      active: 'opponent',
      you: { map: [{ card: 'orchard-chimera', activated: true }, 'test-character-1-5', ...devices] },
      opponent: { map: ['test-character-3-6'] },
    });
    game.respond();
    game.opponent.attack('test-character-3-6', 'test-homeworld');
    return game;
  };
  const one = guarding(['test-device']);
  expect(one.you.refusal(() => one.you.intercept('orchard-chimera'))).toBe('12.2');
  one.settle();
  const two = guarding(['test-device', 'test-device']);
  two.you.intercept('orchard-chimera');
  two.settle();
  expect([one.you.C, two.you.C, two.card('orchard-chimera').damage]).toEqual([7, 10, 2]);
});

test('Orchard Chimera: as it falls it deals 1 damage to each other Character', () => {
  const game = scenario({
    act: 'II',
    you: { map: ['orchard-chimera', 'test-character-1-2'] },
    opponent: { map: ['test-character-5-6', 'test-character-1-5'] },
  });
  game.you.attack('orchard-chimera', 'test-character-5-6');
  const damage = ['orchard-chimera', 'test-character-1-2', 'test-character-5-6', 'test-character-1-5'];
  expect(damage.map((name) => game.card(name).damage)).toEqual([0, 1, 5, 1]);
  expect(game.card('orchard-chimera').face).toBe('fallen');
});
