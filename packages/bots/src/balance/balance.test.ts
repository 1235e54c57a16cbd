import { GAME_POOL, STARTER_DECKS } from '@astris/cards';
import { RULESET } from '@astris/engine';
import { expect, test } from 'vitest';
import { cardLines, neverPlayed } from './cards';
import { figuresOf } from './figures';
import { type GameRecord, playPlan } from './record';
import { reportOf } from './report';
import { planOf, roundOf, type Schedule } from './schedule';
import { spreadGames } from './spread';
import { quantile, ratioOf, spreadOf, wilson } from './statistics';
import { botLines, targetLines } from './targets';

const act = (winner: number, ending: 'storyline' | 'skipped' | 'adjudication', turns: number, completer = winner) => ({
  winner,
  ending,
  turns,
  completer: ending === 'adjudication' ? null : completer,
});
const record = (n: number, more: Partial<GameRecord>): GameRecord => ({
  n,
  decks: [0, 1],
  bots: ['captain', 'captain'],
  first: 0,
  winner: 0,
  acts: [act(0, 'storyline', 6), act(0, 'storyline', 8)],
  turns: 14,
  decisions: 100,
  drawn: [[], []],
  played: [[], []],
  ...more,
});
const RECORDS = [
  record(0, {}),
  record(1, { winner: 1, acts: [act(0, 'storyline', 10), act(1, 'skipped', 4), act(1, 'storyline', 8, 0)], turns: 22 }),
  record(2, {
    decks: [1, 0],
    winner: 1,
    first: 1,
    acts: [act(1, 'adjudication', 30), act(1, 'storyline', 8)],
    turns: 38,
  }),
  record(3, { decks: [1, 0], winner: 0, first: 1 }),
];

test('a round plays every pair of decks from both seats, or every deck against itself with two bots in both, with the same shuffles', () => {
  const round = (schedule: Schedule) => {
    const plans = Array.from({ length: roundOf(schedule) }, (_, n) => planOf(schedule, n));
    expect(new Set(plans.map(({ seed }) => seed)).size).toBe(3);
    expect(planOf(schedule, roundOf(schedule)).seed).not.toBe(plans[0]?.seed);
    return plans.map(({ decks, bots }) => `${decks} ${bots.map((bot) => bot[0]).join('')}`);
  };
  const equal = { decks: 3, bots: ['captain', 'captain'], seed: 1 } as const;
  expect(round(equal)).toEqual(['0,1 cc', '0,2 cc', '1,2 cc', '1,0 cc', '2,0 cc', '2,1 cc']);
  const different = round({ ...equal, bots: ['captain', 'recruit'] });
  expect(different).toEqual(['0,0 cr', '1,1 cr', '2,2 cr', '0,0 rc', '1,1 rc', '2,2 rc']);
  expect(planOf({ ...equal, decks: 1 }, 5).decks).toEqual([0, 0]);
});

test('Wilson’s interval is that of the books, quartiles lie between neighbours, and nothing counted is no share', () => {
  const { low, high } = wilson({ hits: 8, of: 10 });
  expect([low.toFixed(3), high.toFixed(3)]).toEqual(['0.490', '0.943']);
  expect(wilson({ hits: 0, of: 0 })).toEqual({ low: 0, high: 1 });
  expect(wilson({ hits: 0, of: 20 }).low).toBe(0);
  expect(spreadOf([4, 1, 3, 2])).toEqual({ low: 1.75, median: 2.5, high: 3.25 });
  expect([quantile([], 0.5), ratioOf({ hits: 0, of: 0 })]).toEqual([0, 0]);
});

test('figures count by deck, by first player and by Act, and a skipped last Chapter is nobody’s completion', () => {
  const figures = figuresOf(RECORDS, 2, ['captain', 'captain']);
  expect(figures.decks).toEqual([
    { hits: 2, of: 4 },
    { hits: 2, of: 4 },
  ]);
  expect(figures.first).toEqual({ hits: 2, of: 4 });
  expect(figures.thirdAct).toEqual({ hits: 1, of: 4 });
  expect(figures.loserOfFirstAct).toEqual({ hits: 1, of: 4 });
  expect(figures.adjudicated).toEqual({ hits: 1, of: 9 });
  expect(figures.skipped).toEqual({ hits: 1, of: 9 });
  expect(figures.completerWins).toEqual({ hits: 6, of: 7 });
  expect([figures.turnsPerGame.median, figures.actsPerGame, figures.bot]).toEqual([18, 2.25, null]);
  const lines = targetLines(figures, ['A', 'B']);
  expect(lines.filter(({ holds }) => !holds).map(({ what }) => what)).toEqual([
    'games that reach Act III',
    'Act I’s loser wins the game',
    'Acts adjudicated (19.3)',
    'who completes a Storyline wins the Act',
  ]);
});

test('a card is counted for the sides that have it, and the report names those that are never played', () => {
  const lists = STARTER_DECKS.slice(0, 2).map(({ list }) => list);
  const [one = ''] = Object.keys(lists[0]?.main ?? {});
  const records = RECORDS.map((game) => ({ ...game, drawn: [[one], [one]], played: [[one], []] }) as GameRecord);
  const lines = cardLines(records, lists, GAME_POOL);
  const line = lines.find(({ card }) => card === one);
  expect(line).toMatchObject({
    had: 4,
    drawn: { hits: 4, of: 4 },
    played: { hits: 2, of: 4 },
    won: { hits: 1, of: 2 },
  });
  expect(neverPlayed(lines)).toHaveLength(lines.length - 1);
  const figures = figuresOf(records, 2, ['captain', 'captain']);
  const targets = targetLines(figures, ['A', 'B']);
  const balance = { figures, targets, cards: lines, title: 'a title', eachCard: true };
  const text = reportOf(balance, 'text');
  expect(text.trim().split('\n').at(-1)).toBe('balance: 4/8 targets hold over 4 games');
  expect(text).toContain(`Cards never played (${lines.length - 1})`);
  expect(reportOf(balance, 'markdown')).toMatch(
    /^\| A wins +\| 50\.0% \(15\.0% to 85\.0%\) +\| 40 to 60% +\| holds +\|$/m,
  );
});

test('of two different bots the first is meant to win nine games in ten', () => {
  const bots = ['captain', 'recruit'] as const;
  const of = (winners: readonly number[]) => {
    const records = winners.map((winner, n) => record(n, { bots: n % 2 ? ['recruit', 'captain'] : bots, winner }));
    const { bot } = figuresOf(records, 1, bots);
    return bot && botLines(bot, bots);
  };
  const nine = of([0, 1, 0, 1, 0, 1, 0, 1, 0, 0]);
  expect(nine).toMatchObject([{ what: 'captain wins against recruit', share: { hits: 9, of: 10 }, holds: true }]);
  expect(of([0, 1, 0, 1, 0, 1, 0, 1, 1, 0])).toMatchObject([{ share: { hits: 8, of: 10 }, holds: false }]);
});

test('the same games come out the same, whoever plays them and in whatever order they are done', async () => {
  const schedule = { decks: STARTER_DECKS.length, bots: ['recruit', 'recruit'], seed: 5 } as const;
  const table = { ruleset: RULESET, pool: GAME_POOL, lists: STARTER_DECKS.map(({ list }) => list) };
  const here = Array.from({ length: 6 }, (_, n) => playPlan(table, planOf(schedule, n), n));
  const { records, cpuSeconds } = await spreadGames(schedule, 6, 2);
  expect(records).toEqual(here);
  expect(cpuSeconds).toBeGreaterThan(0);
  for (const { acts, winner } of here) expect(acts.filter((one) => one.winner === winner)).toHaveLength(2);
}, 120_000);
