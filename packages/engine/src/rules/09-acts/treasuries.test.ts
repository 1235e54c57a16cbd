/** Treasuries at the end of an Act: the cap at each step, and the winner's starting Treasury (3.1, 9.4.4, 9.4.5). */
import { expect, test } from 'vitest';
import { homeworld, type StorylineCard } from '../../language/index';
import { C, gain, lose } from '../../language/words';
import { printing } from '../../testing/fixtures';
import { type Seat, scenario } from '../../testing/scenario';
import { finale } from '../../testing/stories';

/** The Treasury of each player after each change of the Act's end, as [seat, from, to, rule]. */
function changes(
  you: Seat,
  opponent: Seat,
  reward: StorylineCard['back']['reward'] = [],
  active: 'you' | 'opponent' = 'you',
) {
  const game = scenario({
    cards: [finale({ reward })],
    active,
    you: {
      ...you,
      hand: active === 'you' ? ['test-slow'] : [],
      map: [{ card: 'finale', chapter: 3 }, ...(you.map ?? [])],
    },
    opponent: { ...opponent, hand: active === 'opponent' ? ['test-slow'] : [] },
  });
  game[active].play('test-slow');
  return {
    game,
    told: game.told('treasuryChanged').map(({ seat, from, to, rule }) => [seat, from, to, rule]),
  };
}
const WIN = { tally: 1 };
const SMALL = homeworld({
  id: 'small',
  name: 'Small Homeworld',
  factions: ['Lantern Order'],
  treasury: 7,
  income: 3,
  command: 2,
  bastion: 0,
  abilities: [],
  printing: printing(),
});

test('3.1 9.4.0b a reward before step 1 stops at 20C, and what is lost of it does not come back in step 4', () => {
  const { told } = changes({ ...WIN, C: 5 }, { C: 18 }, [gain(C(5), 'opponent'), lose(C(4), 'opponent')]);
  expect(told).toEqual([
    [1, 18, 20, '1.4'],
    [1, 20, 16, '1.4'],
    [1, 16, 20, '9.4.4'],
  ]);
});

test('3.1 9.4.0b 9.4.5 a reward of the winner after step 2 stops at 20C and is cut down to the starting Treasury in step 5', () => {
  const { told } = changes({ ...WIN, C: 17 }, { C: 20 }, [gain(C(9), 'winner'), gain(C(9), 'loser')]);
  expect(told).toEqual([
    [0, 17, 20, '1.4'],
    [0, 20, 10, '9.4.5'],
  ]);
});

test('3.1 9.4.4 a loser at 10C, 11C and 20C: the ten C fill up to the cap exactly, partly and not at all', () => {
  expect(changes(WIN, { C: 9 }).told.at(0)).toEqual([1, 9, 19, '9.4.4']);
  expect(changes(WIN, { C: 10 }).told).toEqual([[1, 10, 20, '9.4.4']]);
  expect(changes(WIN, { C: 11 }).told).toEqual([[1, 11, 20, '9.4.4']]);
  expect(changes(WIN, { C: 20 }).told).toEqual([]);
});

test('3.1 9.4.4 the difference in permanents is added after the ten C, and stops at the cap as well', () => {
  const map = ['test-device', 'test-device', 'test-location', 'test-spacecraft'];
  expect(changes({ ...WIN, map }, { C: 4 }).told).toEqual([
    [1, 4, 14, '9.4.4'],
    [1, 14, 19, '9.4.4'],
  ]);
  expect(changes({ ...WIN, map }, { C: 7 }).told).toEqual([
    [1, 7, 17, '9.4.4'],
    [1, 17, 20, '9.4.4'],
  ]);
});

test('9.4.4 one permanent fewer, as many, and one more: only fewer adds anything, and only to the loser', () => {
  const loser = (map: string[]) => changes({ ...WIN, C: 3 }, { C: 0, map }).told;
  expect(loser([])).toEqual([
    [1, 0, 10, '9.4.4'],
    [1, 10, 11, '9.4.4'],
  ]);
  expect(loser(['test-device'])).toEqual([[1, 0, 10, '9.4.4']]);
  expect(loser(['test-device', 'test-location'])).toEqual([[1, 0, 10, '9.4.4']]);
});

test('9.4.4 9.4.5 the player who completed the Storyline may be the loser: then they are paid, and the other is cut down', () => {
  const { told } = changes({ C: 2, map: ['test-device', 'test-device'] }, { ...WIN, C: 13 });
  expect(told).toEqual([
    [0, 2, 12, '9.4.4'],
    [1, 13, 10, '9.4.5'],
  ]);
});

test('9.4.5 a winner one above the starting Treasury loses one; at it, one below it and at 0C nothing changes', () => {
  for (const active of ['you', 'opponent'] as const) {
    const after = (C_: number) => changes({ ...WIN, C: C_ }, { C: 20 }, [], active).told;
    expect(after(11)).toEqual([[0, 11, 10, '9.4.5']]);
    for (const C_ of [10, 9, 0]) expect(after(C_)).toEqual([]);
  }
});

test('9.4.5 the starting Treasury is that of the winner’s own Homeworld', () => {
  const game = scenario({
    cards: [finale(), SMALL],
    you: { ...WIN, homeworld: 'small', C: 9, hand: ['test-slow'], map: [{ card: 'finale', chapter: 3 }] },
  });
  game.you.play('test-slow');
  expect(game.you.C).toBe(7);
  const other = scenario({
    cards: [finale(), SMALL],
    you: { ...WIN, C: 9, hand: ['test-slow'], map: [{ card: 'finale', chapter: 3 }] },
    opponent: { homeworld: 'small' },
  });
  other.you.play('test-slow');
  expect(other.you.C).toBe(9);
});

test('15.3 9.4.2 a tie at nothing, and a tie of markers against a tally, go to whoever’s turn it is', () => {
  for (const active of ['you', 'opponent'] as const) {
    const seat = active === 'you' ? 0 : 1;
    const none = changes({}, {}, [], active).game;
    expect(none.told('actWon')).toMatchObject([{ seat, rule: '15.3' }]);
    const even = changes({ tally: 2 }, { map: [{ card: 'test-device', sp: 2 }] }, [], active).game;
    expect(even.told('actWon')).toMatchObject([{ seat, rule: '15.3' }]);
    const ahead = changes({ tally: 2 }, { map: [{ card: 'test-device', sp: 3 }] }, [], active).game;
    expect(ahead.told('actWon')).toMatchObject([{ seat: 1, rule: '9.4.2' }]);
  }
});
