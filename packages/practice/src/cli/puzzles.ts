/** `npm run puzzles`: finds positions for puzzles in new games between bots, and writes them. */
import fs from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { isPuzzleId } from '../puzzles/puzzle';
import { PUZZLES } from '../puzzles/puzzles';
import { findPositions } from './find-puzzles';

const HELP = `npm run puzzles -- [PUZZLE ...] [--seed WORD] [--games N]

Finds a position for each of the puzzles (all when none is named) in games between bots with the ready-made decks and cards of
now, and writes it to packages/practice/src/puzzles/positions. Read the puzzle's words against the new position afterwards.`;

/** What the command line asks for; a sentence where it can’t be read. */
function asked() {
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: {
        seed: { type: 'string', default: 'puzzle' },
        games: { type: 'string', default: '60' },
        help: { type: 'boolean', short: 'h', default: false },
      },
    });
    const games = Number(values.games);
    const unknown = positionals.find((id) => !isPuzzleId(id));
    if (unknown) return `there is no puzzle ${unknown}`;
    if (!Number.isSafeInteger(games) || games < 1) return '--games must be a whole number above 0';
    return {
      ...values,
      games,
      wanted: PUZZLES.filter(({ id }) => positionals.length === 0 || positionals.includes(id)),
    };
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

const options = asked();
if (typeof options === 'string') {
  console.error(options);
  process.exitCode = 2;
} else if (options.help) console.log(HELP);
else {
  const { wanted, seed, games } = options;
  const found = findPositions(wanted, seed, games);
  for (const { id } of wanted) {
    const position = found.get(id);
    if (position) write(id, JSON.stringify(position, null, 2));
    console.log(
      position ? `${id}: ${position.solution.join(' ')}, not ${position.wrong.join(' ')}` : `${id}: none found`,
    );
  }
  console.log(`positions for ${found.size} of ${wanted.length} puzzles`);
  if (found.size < wanted.length) process.exitCode = 1;
}

function write(id: string, text: string): void {
  fs.writeFileSync(path.join(import.meta.dirname, '../puzzles/positions', `${id}.json`), `${text}\n`);
}
