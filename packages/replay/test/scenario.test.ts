import fs from 'node:fs';
import path from 'node:path';
import { CARDS, GAME_POOL } from '@astris/cards';
import type { Game, ObjId } from '@astris/engine';
import { scenario } from '@astris/engine/scenario';
import { afterAll, describe, expect, test } from 'vitest';
import { type ReplayFile, type Report, replayGame } from '#replay';
import { boardSetupOf } from '#scenario/board';
import { skeletonOf } from '#scenario/skeleton';
import { randomReplay } from '#testing';
import { root, run } from './run';

const FILE = randomReplay(63);
const REPORT: Report = {
  reference: 'K7QX2MPA',
  name: 'Eve',
  seat: 1,
  number: 40,
  comment: "It fell twice. */ process.exit(0); /*\nIsn't that wrong?",
  createdAt: '2026-11-30T08:00:00.000Z',
};

function gameAt(at: number): Game {
  const replayed = replayGame(FILE, GAME_POOL, { upTo: at });
  if (!replayed.ok) throw new Error('it can’t be run');
  return replayed.game;
}
/** What a board shows of seats and permanents, without the numbers that chance gave the cards. */
function shown({ board }: Pick<Game, 'board'>) {
  const cardOf = (id: ObjId | null | undefined) => (id === null || id === undefined ? null : board.cards[id]?.card);
  return {
    act: board.act,
    turn: board.turn,
    active: board.active,
    seats: board.players.map(({ C, CP, tally, hand, homeworld }) => ({ C, CP, tally, hand, home: cardOf(homeworld) })),
    map: board.map
      .flatMap((id) => board.cards[id] ?? [])
      .map(({ card, controller, face, damage, ready, sp, story, host }) =>
        JSON.stringify([
          card,
          controller,
          face,
          damage,
          ready,
          sp,
          story && [story.chapter, story.counts, story.reversed, cardOf(story.bound), cardOf(story.partner)],
          cardOf(host),
        ]),
      )
      .sort(),
  };
}

describe('the board as a scenario', () => {
  const boards = new Map<number, ReturnType<typeof boardSetupOf>>();
  replayGame(FILE, GAME_POOL, { onStep: ({ number, game }) => boards.set(number, boardSetupOf(game)) });
  const moments = [...boards].flatMap(([at, board]) => (typeof board === 'string' ? [] : [{ at, board }]));
  const whole = moments.filter(({ board }) => board.left.length === 0);

  test('can be said at many moments of a game', () => {
    expect(moments.length).toBeGreaterThan(20);
    expect(whole.length).toBeGreaterThan(5);
  });

  test.each(whole.filter((_, index) => index % 4 === 0))(
    'is the board of the game after $at actions',
    ({ at, board }) => {
      expect(shown(scenario({ cards: CARDS, ...board.setup }).game)).toEqual(shown(gameAt(at)));
    },
  );

  test('is not said of a moment that no scenario begins with, and why', () => {
    expect(boardSetupOf(gameAt(0))).toContain('Action Phase');
    expect(boardSetupOf(gameAt(FILE.actions.length))).toBe('the game is over');
  });
});

describe('a test from a report', () => {
  const folder = fs.mkdtempSync(path.join(import.meta.dirname, 'written-'));
  afterAll(() => fs.rmSync(folder, { recursive: true }));

  /** What Vitest says of these tests as files of this package, file by file. */
  async function outcomes(sources: readonly string[]): Promise<string[][]> {
    const files = sources.map((_, index) => path.join(folder, `report-${index}.test.ts`));
    for (const [index, file] of files.entries()) fs.writeFileSync(file, sources[index] ?? '');
    const vitest = path.join(root, 'node_modules/vitest/vitest.mjs');
    const { stdout } = await run([vitest, 'run', '--project', 'unit', '--reporter=json', ...files]);
    const { testResults } = JSON.parse(stdout) as {
      testResults: { name: string; assertionResults: { status: string; failureMessages: string[] }[] }[];
    };
    return files.map((file) =>
      (testResults.find(({ name }) => name === file)?.assertionResults ?? []).map(
        ({ status, failureMessages }) => `${status} ${failureMessages.join(' ')}`,
      ),
    );
  }

  test('fails where the right value is to be filled in, passes once it is, and only quotes what the report says', async () => {
    const at = FILE.actions.findIndex((_, index) => index > 60 && typeof boardSetupOf(gameAt(index)) !== 'string');
    const source = skeletonOf({ file: FILE, report: { ...REPORT, number: at } });
    expect(source).toContain('It fell twice.');
    const filledIn = source.replaceAll('.toEqual(TO_FILL_IN)', '.not.toEqual(TO_FILL_IN)');
    const [failed, passed] = await outcomes([source, filledIn]);
    expect(failed).toHaveLength(2);
    for (const line of failed ?? []) expect(line).toMatch(/^failed .*write here what the rules want/s);
    expect(passed).toEqual(['passed ', 'passed ']);
  }, 120_000);

  test('plays no further than the report, and refuses a game of other rules', () => {
    const source = skeletonOf({ file: FILE, report: REPORT });
    const { actions } = JSON.parse(
      /^const FILE = '(.*)';$/m.exec(source)?.[1]?.replaceAll("\\'", "'") ?? '',
    ) as ReplayFile;
    expect(actions).toEqual(FILE.actions.slice(0, REPORT.number));
    expect(() => skeletonOf({ file: { ...FILE, engineVersion: 'of old' }, report: REPORT })).toThrow('of old');
  });
});
