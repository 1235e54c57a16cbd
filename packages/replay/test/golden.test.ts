import fs from 'node:fs';
import path from 'node:path';
import { GAME_POOL } from '@astris/cards';
import { describe, expect, test } from 'vitest';
import { failureSentence, otherVersionOf, parseReplay, type ReplayFile, replayGame } from '#replay';
import { randomReplay } from '#testing';

/**
 * Whole games that were played once and lie here as files. Together their events cite nearly every rule that random
 * players come by. `npm run replay -- packages/replay/test/golden-32.replay.golden.json` shows one.
 */
const GAMES = [32, 30, 63, 22];
const fileOf = (number: number): string => path.join(import.meta.dirname, `golden-${number}.replay.golden.json`);
const updating = process.env.UPDATE_GOLDENS === '1';

/** What to do when a stored game runs otherwise than it did. */
const ADVICE =
  'A game that was played before runs otherwise now. If that is meant, raise ENGINE_VERSION (or the version of RULESET) ' +
  'in packages/engine/src/ruleset.ts, which ends the games that are live, and run UPDATE_GOLDENS=1 npx vitest run packages/replay';

function stored(number: number): ReplayFile {
  const parsed = parseReplay(fs.readFileSync(fileOf(number), 'utf8'));
  if (!parsed.ok) throw new Error(`golden game ${number}: ${JSON.stringify(parsed.problem)}`);
  return parsed.file;
}
/** How the stored game fares with the rules and cards of now. */
function outcome(file: ReplayFile): string {
  const replayed = replayGame(file, GAME_POOL, { anyVersion: true });
  if (!replayed.ok) return failureSentence(replayed.failure);
  return replayed.hashHolds ? 'runs as it did' : `ends with hash ${replayed.hash}`;
}

describe.each(GAMES)('the stored game %i', (number) => {
  const before = stored(number);
  const isOld = otherVersionOf(before, GAME_POOL) !== null;
  if (updating && isOld) fs.writeFileSync(fileOf(number), `${JSON.stringify(randomReplay(number))}\n`);

  test('runs as it did for as long as no version is raised', () => {
    // Written anew above only when a version differs: a game can't be made to fit in silence.
    if (!isOld) expect(outcome(before), ADVICE).toBe('runs as it did');
  });
  test('is one of the present rules and cards', () => {
    const other = otherVersionOf(stored(number), GAME_POOL);
    expect(
      other && failureSentence(other),
      'A version was raised: UPDATE_GOLDENS=1 npx vitest run packages/replay writes the stored games anew',
    ).toBeNull();
    expect(outcome(stored(number))).toBe('runs as it did');
  });
});
