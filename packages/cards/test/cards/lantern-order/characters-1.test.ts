import { expect, test } from 'vitest';
import { scenario } from '../../scenario';

test('Ilyane, Lamp of the Verge: redeeming another Character gains 2C', () => {
  const game = scenario({
    act: 'II',
    you: {
      C: 3,
      hand: ['writ-of-return'],
      map: ['ilyane-lamp-of-the-verge', { card: 'test-character-1-2', face: 'fallen' }],
    },
  });
  game.you.play('writ-of-return');
  expect(game.you.C).toBe(5);
});

test('Ilyane, Lamp of the Verge: 1 CP and her activation heal 2 damage', () => {
  const game = scenario({
    you: { CP: 1, map: ['ilyane-lamp-of-the-verge', { card: 'test-character-1-5', damage: 3 }] },
  });
  game.you.use('ilyane-lamp-of-the-verge', 1);
  expect([game.card('test-character-1-5').damage, game.card('ilyane-lamp-of-the-verge').ready, game.you.CP]).toEqual([
    1,
    false,
    0,
  ]);
});

test('Ilyane, Lamp of the Verge: she stays ready as she intercepts', () => {
  const game = scenario({
    active: 'opponent',
    you: { C: 10, map: ['ilyane-lamp-of-the-verge'] },
    opponent: { map: ['test-character-2-5'] },
  });
  game.respond();
  game.opponent.attack('test-character-2-5', 'test-homeworld');
  game.you.intercept('ilyane-lamp-of-the-verge');
  game.settle();
  expect(game.card('ilyane-lamp-of-the-verge')).toMatchObject({ ready: true, damage: 2 });
});

test('Ilyane, Lamp of the Verge: as she falls she deals 2 damage to a Character of the opponent', () => {
  const game = scenario({
    act: 'II',
    you: { hand: ['null-psalm'], map: ['ilyane-lamp-of-the-verge'] },
    opponent: { map: ['test-character-1-5'] },
  });
  game.you.play('null-psalm', 'ilyane-lamp-of-the-verge');
  expect([game.card('ilyane-lamp-of-the-verge').face, game.card('test-character-1-5').damage]).toEqual(['fallen', 2]);
});

const guttered = { card: 'ilyane-lamp-of-the-verge', face: 'fallen', activated: true } as const;

test('Ilyane, Lamp of the Verge: Fallen, she is readied as another Character with Vengeance falls', () => {
  const game = scenario({
    act: 'II',
    you: { hand: ['null-psalm'], map: [guttered, 'sable-vey-tollbreaker'] },
  });
  game.you.play('null-psalm');
  game.you.choose('ilyane-lamp-of-the-verge', 'sable-vey-tollbreaker');
  expect(game.card('ilyane-lamp-of-the-verge').ready).toBe(true);
});

test('Ilyane, Lamp of the Verge: Fallen, she stays as she is when one without Vengeance falls', () => {
  const game = scenario({ act: 'II', you: { hand: ['null-psalm'], map: [guttered, 'test-character-1-5'] } });
  game.you.play('null-psalm');
  expect(game.card('ilyane-lamp-of-the-verge').ready).toBe(false);
});

test('Brother Osk, Bell-Warden: another Character of yours that falls gains 1 CP; he and the opponent’s don’t', () => {
  const game = scenario({
    act: 'II',
    you: { CP: 8, hand: ['null-psalm', 'null-psalm'], map: ['brother-osk-bell-warden', 'test-character-1-5'] },
    opponent: { map: ['test-character-1-2'] },
  });
  game.you.play('null-psalm', 'test-character-1-5');
  expect(game.you.CP).toBe(5);
  game.you.play('null-psalm#2', 'test-character-1-2');
  expect(game.you.CP).toBe(1);
});

test('Brother Osk, Bell-Warden: with Guard he intercepts while activated', () => {
  const game = scenario({
    active: 'opponent',
    you: { C: 10, map: [{ card: 'brother-osk-bell-warden', activated: true }] },
    opponent: { map: ['test-character-2-5'] },
  });
  game.respond();
  game.opponent.attack('test-character-2-5', 'test-homeworld');
  game.you.intercept('brother-osk-bell-warden');
  game.settle();
  expect([game.you.C, game.card('brother-osk-bell-warden').damage]).toEqual([10, 2]);
});

test('Brother Osk, Bell-Warden: Fallen, his victory costs the opponent 1C', () => {
  const game = scenario({
    you: { map: [{ card: 'brother-osk-bell-warden', face: 'fallen' }] },
    opponent: { C: 5, map: ['test-character-1-2'] },
  });
  game.you.attack('brother-osk-bell-warden', 'test-character-1-2');
  expect(game.opponent.C).toBe(4);
});

test('Pell, Novice of the Wick: a Storyline of yours that is Bound gains 1C', () => {
  const game = scenario({
    you: { C: 3, map: ['pell-novice-of-the-wick', 'test-storyline', 'test-character-1-2'] },
  });
  game.you.bind('test-storyline', 'test-character-1-2');
  expect(game.you.C).toBe(4);
});

test('Pell, Novice of the Wick: Fallen, Pell’s destruction draws a card', () => {
  const game = scenario({
    you: { map: [{ card: 'pell-novice-of-the-wick', face: 'fallen' }] },
    opponent: { map: ['test-character-2-5'] },
  });
  game.you.attack('pell-novice-of-the-wick', 'test-character-2-5');
  expect([game.card('pell-novice-of-the-wick').zone, game.you.hand.length]).toEqual(['depleted', 1]);
});

test('Sister Anwen, Salt-Lamp: intercepting gains 1 CP and leaves her ready', () => {
  const game = scenario({
    active: 'opponent',
    you: { CP: 0, map: ['sister-anwen-salt-lamp'] },
    opponent: { map: ['test-character-1-5'] },
  });
  game.respond();
  game.opponent.attack('test-character-1-5', 'test-homeworld');
  game.you.intercept('sister-anwen-salt-lamp');
  game.settle();
  expect([game.you.CP, game.card('sister-anwen-salt-lamp').ready]).toEqual([1, true]);
});

test('Sister Anwen, Salt-Lamp: Fallen, she deals 1 damage to each Character of the opponent that enters', () => {
  const game = scenario({
    active: 'opponent',
    you: { map: [{ card: 'sister-anwen-salt-lamp', face: 'fallen' }] },
    opponent: { hand: ['test-character-1-2'] },
  });
  game.opponent.play('test-character-1-2');
  expect(game.card('test-character-1-2').damage).toBe(1);
});

test('Sister Anwen, Salt-Lamp: Fallen and Veiled, she is no target for the opponent’s Maneuvers', () => {
  const game = scenario({
    active: 'opponent',
    you: { map: [{ card: 'sister-anwen-salt-lamp', face: 'fallen' }], hand: ['dockside-brawl'] },
    opponent: { hand: ['dockside-brawl'] },
  });
  expect(game.opponent.refusal(() => game.opponent.play('dockside-brawl#2'))).toBe('11.1');
  game.opponent.endTurn();
  game.you.play('dockside-brawl');
  expect(game.card('sister-anwen-salt-lamp').damage).toBe(2);
});
