/** A reward that gives control to the loser or the winner of the Act (5.3, 9.4.0b). */
import { expect, test } from 'vitest';
import type { BackFace, Card, Effect } from '../../language/index';
import {
  activateThis,
  all,
  any,
  C,
  CP,
  destroy,
  gain,
  pay,
  self,
  takeControl,
  target,
  your,
} from '../../language/words';
import { type Seat, scenario } from '../../testing/scenario';
import { slow } from '../../testing/small-cards';
import { finale, order, toNextAct } from '../../testing/stories';

const atTheEnd = { card: 'finale', chapter: 3 } as const;
const TO_LOSER = takeControl(self, 'for good', 'loser');
const engine = (reward: Effect[] = [TO_LOSER], back: Partial<BackFace> = {}) =>
  finale({
    becomes: 'Device',
    keywords: ['Enduring'],
    abilities: [pay([CP(1), activateThis], gain(C(2)))],
    reward,
    ...back,
  } as Parameters<typeof finale>[0]);
/** You complete the finale; whoever has more SP on the tally wins. */
const ended = (you: Seat = {}, opponent: Seat = {}, cards: Card[] = [engine()]) => {
  const hand = ['test-slow', ...(you.hand ?? [])];
  const game = scenario({ cards, you: { ...you, hand, map: [atTheEnd, ...(you.map ?? [])] }, opponent });
  game.you.play('test-slow');
  return game;
};

test('9.4.0b 5.3 the loser of the Act takes control right after step 2, and uses it in the next Act', () => {
  const game = ended({ tally: 1 }, { C: 0, CP: 5 });
  expect(order(game, 'permanentsCounted', 'storyPointsReset', 'controlChanged', 'treasuryChanged')).toEqual([
    'permanentsCounted',
    'storyPointsReset',
    'controlChanged',
    'treasuryChanged',
    'treasuryChanged',
  ]);
  expect(game.told('controlChanged')).toMatchObject([{ seat: 1, from: 0, to: 1, rule: '5.3' }]);
  toNextAct(game, 'opponent');
  expect(game.card('finale')).toMatchObject({ zone: 'map', face: 'back', controller: 'opponent' });
  const before = game.opponent.C;
  game.opponent.use('finale');
  expect([game.opponent.C - before, game.card('finale').ready]).toEqual([2, false]);
});

test('9.4.1 9.4.4 the totals are those of step 1: what the loser takes counted for the winner', () => {
  const game = ended({ tally: 1 }, { C: 0 });
  expect(game.told('permanentsCounted')).toMatchObject([{ numbers: [2, 1] }]);
  expect(game.opponent.C).toBe(11);
});

test('9.4.0b a loser who completed the Storyline keeps its back face', () => {
  const game = ended({}, { tally: 1 });
  expect(game.told('controlChanged')).toEqual([]);
  toNextAct(game, 'you');
  expect(game.card('finale')).toMatchObject({ zone: 'map', controller: 'you' });
});

test('9.4.0b the winner of the Act takes control in the same way', () => {
  const game = ended({}, { tally: 1 }, [engine([takeControl(self, 'for good', 'winner')])]);
  expect(game.card('finale').controller).toBe('opponent');
});

test('5.3 a back face that the loser took goes to its owner’s Depleted Pile as it leaves', () => {
  const raze = slow('raze', destroy(target(your('Device'))));
  const game = ended({ tally: 1 }, { hand: ['raze'] }, [engine(), raze]);
  game.opponent.choose('raze');
  toNextAct(game, 'opponent');
  game.opponent.play('raze');
  expect(game.game.board.players[0]?.depleted).toContain(game.card('finale').id);
  expect(game.game.board.players[1]?.depleted).not.toContain(game.card('finale').id);
});

test('9.4.2a a back face without Enduring is Burned to its owner’s pile, though the loser took it', () => {
  const game = ended({ tally: 1 }, {}, [engine([TO_LOSER], { keywords: [] })]);
  expect(game.told('controlChanged')).toMatchObject([{ to: 1 }]);
  expect(game.game.board.players[0]?.burned).toEqual([game.card('finale').id]);
});

test('10.6 12.1 what came at the end of an Act attacks in the first turn of the next', () => {
  const ship = engine([TO_LOSER], { becomes: 'Spacecraft', power: 2, hull: 3, abilities: [] } as Partial<BackFace>);
  const game = ended({ tally: 1 }, {}, [ship]);
  toNextAct(game, 'opponent');
  const before = game.you.C;
  game.opponent.attack('finale', 'test-homeworld');
  expect(game.you.C).toBe(before - 2);
});

test('9.4.8 control for this Act goes back as the Act ends', () => {
  const game = ended({ tally: 1 }, {}, [engine([takeControl(self, 'this Act', 'loser')])]);
  expect(game.card('finale').controller).toBe('opponent');
  toNextAct(game, 'you');
  expect(game.card('finale')).toMatchObject({ zone: 'map', controller: 'you' });
});

test('8.10.4 the loser takes neither a Bound Character nor a Homeworld, and the reward is given without them', () => {
  const arc = { card: 'test-storyline', chapter: 2, boundTo: 'test-character-2-3' } as const;
  const reward = [takeControl(target(your('permanent')), 'for good', 'loser'), gain(C(1), 'loser')];
  const game = ended({ tally: 1, map: [arc, 'test-character-2-3'] }, { C: 0 }, [engine(reward)]);
  expect(game.told('controlChanged')).toMatchObject([{ subject: { card: 'finale' }, to: 1 }]);
  expect([game.card('test-character-2-3').controller, game.card('test-storyline').controller]).toEqual(['you', 'you']);
  expect(game.told('treasuryChanged')[0]).toMatchObject({ seat: 1, from: 0, to: 1 });
});

test('9.4.0b 5.4 nothing is taken once another reward has destroyed the back face', () => {
  const second = finale({ reward: [destroy(all(any('Device')))] }, { id: 'second' });
  const game = scenario({
    cards: [engine(), second],
    you: { hand: ['test-slow'], tally: 1, map: [atTheEnd, { card: 'second', chapter: 3 }] },
  });
  game.you.play('test-slow', ['finale', 'second'], 'finale');
  expect([game.card('finale').zone, game.told('controlChanged')]).toEqual(['depleted', []]);
});

test('9.4.0b of several completed Storylines the loser takes each that says so', () => {
  const second = finale({ becomes: 'Device', keywords: ['Enduring'], reward: [TO_LOSER] }, { id: 'second' });
  const game = scenario({
    cards: [engine(), second],
    you: { hand: ['test-slow'], tally: 1, map: [atTheEnd, { card: 'second', chapter: 3 }] },
  });
  game.you.play('test-slow', ['finale', 'second'], 'finale');
  toNextAct(game, 'you');
  expect(['finale', 'second'].map((card) => game.card(card).controller)).toEqual(['opponent', 'opponent']);
});

test('9.4.9 as the game ends right after step 2, nothing is taken any more', () => {
  const game = scenario({
    cards: [engine()],
    act: 'II',
    won: ['you'],
    you: { hand: ['test-slow'], tally: 1, map: [atTheEnd] },
  });
  game.you.play('test-slow');
  expect([game.game.board.phase, game.card('finale').controller]).toEqual(['over', 'you']);
});
