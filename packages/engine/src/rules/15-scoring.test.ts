import { expect, test } from 'vitest';
import { location, maneuver } from '../language/index';
import { any, C, CP, gain, SP, takeControl, target } from '../language/words';
import { printing, testCharacter } from '../testing/fixtures';
import { type Seat, scenario } from '../testing/scenario';
import { finale } from '../testing/stories';

const shrine = location({
  id: 'shrine',
  name: 'Shrine',
  faction: 'Independent',
  cost: C(1),
  defense: 4,
  sp: 2,
  printing: printing(),
});
const spell = (id: string, effect: Parameters<typeof maneuver>[0]['effect']) =>
  maneuver({
    id,
    name: `Spell ${id}`,
    faction: 'Independent',
    speed: 'Slow',
    cost: CP(1),
    effect,
    printing: printing(),
  });
/** The Act ends in your turn, or in the opponent's. */
const scored = (you: Seat, opponent: Seat, active: 'you' | 'opponent' = 'you') => {
  const game = scenario({
    cards: [finale(), shrine],
    active,
    you: {
      ...you,
      map: [...(you.map ?? []), { card: 'finale', chapter: 3 }],
      hand: active === 'you' ? ['test-slow'] : [],
    },
    opponent: { ...opponent, hand: active === 'opponent' ? ['test-slow'] : [] },
  });
  (active === 'you' ? game.you : game.opponent).play('test-slow');
  const [act] = game.game.board.acts;
  return { winner: act?.winner, sp: act?.sp, game };
};

test('15.1 SP are counted from the board as the Act ends: markers, printed SP and the tally of this Act', () => {
  const { sp } = scored(
    { tally: 1, map: ['shrine', { card: 'test-character-2-2', sp: 2 }] },
    { tally: 2, map: ['shrine'] },
  );
  expect(sp).toEqual([5, 4]);
});

test('15.1 SP are of the player who controls the permanent as the Act ends', () => {
  const charm = spell('charm', [takeControl(target(any('Character')), 'for good')]);
  const game = scenario({
    cards: [charm],
    you: { hand: ['charm'] },
    opponent: { map: [{ card: 'test-character-2-2', sp: 3 }] },
  });
  expect(game.standings().sp).toEqual([0, 3]);
  game.you.play('charm');
  expect(game.standings().sp).toEqual([3, 0]);
});

test('15.1 SP that an effect gives to a player are markers on their Homeworld and count', () => {
  const game = scenario({ cards: [spell('fame', [gain(SP(2))])], you: { hand: ['fame'] } });
  game.you.play('fame');
  expect([game.card('test-homeworld').sp, game.you.sp, game.you.tally]).toEqual([2, 2, 0]);
});

test('15.1 4.2 printed SP are those of the face that is up: a Fallen face counts its own, not its front’s', () => {
  const famed = testCharacter(1, 1, { id: 'famed', name: 'Famed', front: { sp: 1 }, fallen: { sp: 3 } });
  const game = scenario({
    cards: [famed],
    you: { map: [{ card: 'famed', sp: 2 }] },
    opponent: { map: [{ card: 'test-character-5-6', activated: true }] },
  });
  expect(game.you.sp).toBe(3);
  game.you.attack('famed', 'test-character-5-6');
  expect([game.card('famed').face, game.you.sp]).toEqual(['fallen', 3]);
  expect(game.card('famed').sp).toBe(0);
});

test('15.1 a Fallen face counts what it prints, and a Character that fell has lost its markers', () => {
  const game = scenario({
    you: { map: [{ card: 'test-character-1-1', sp: 4 }] },
    opponent: { map: [{ card: 'test-character-5-6', activated: true }] },
  });
  expect(game.you.sp).toBe(4);
  game.you.attack('test-character-1-1', 'test-character-5-6');
  expect(game.you.sp).toBe(0);
});

test('15.2 the most SP wins the Act, whoever completed the Storyline; the other is its loser', () => {
  const { winner, game } = scored({ tally: 1 }, { tally: 2, C: 4 });
  expect(winner).toBe(1);
  expect(game.told('actWon')).toMatchObject([{ rule: '9.4.2', seat: 1 }]);
  expect(game.told('treasuryChanged')).toMatchObject([{ seat: 0, rule: '9.4.4', from: 10, to: 20 }]);
});

test('15.3 a tie goes to the active player, whoever that is', () => {
  expect(scored({ tally: 2 }, { tally: 2 }, 'you').winner).toBe(0);
  expect(scored({ tally: 2 }, { tally: 2 }, 'opponent').winner).toBe(1);
  expect(scored({}, {}, 'opponent').winner).toBe(1);
  expect(scored({}, {}).game.told('actWon')).toMatchObject([{ rule: '15.3', seat: 0 }]);
});

test('15.4 one Act won is not the game; the second is', () => {
  expect(scored({ tally: 1 }, {}).game.game.board.result).toBeNull();
  const second = scenario({
    cards: [finale()],
    act: 'II',
    won: ['opponent'],
    you: { hand: ['test-slow'], map: [{ card: 'finale', chapter: 3 }] },
    opponent: { tally: 1 },
  });
  second.you.play('test-slow');
  expect(second.game.board.result).toEqual({ winner: 1, reason: 'acts' });
});

test('15.5 a player may concede at any time, also when nothing is asked of them, and loses the game', () => {
  const game = scenario({});
  game.opponent.concede();
  expect(game.game.board.result).toEqual({ winner: 0, reason: 'concession' });
  expect(game.told('gameWon')).toMatchObject([{ rule: '15.5', seat: 0 }]);
  expect(game.you.decision).toBeNull();
});

test('15.5 a player may concede at the end of an Act too', () => {
  const { game } = scored({ tally: 1 }, {});
  expect(game.opponent.decision?.kind).toBe('mulligan');
  game.you.concede();
  expect(game.game.board.result).toEqual({ winner: 1, reason: 'concession' });
});
