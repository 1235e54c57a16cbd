/** `npm run bench`: the speed and size of the engine, beside Pokemon Showdown's simulator. */
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { fetchSimulator, NAME, VERSION } from './fetched';
import { FIGURES, type FigureId } from './goals';
import { type Side, startSide } from './process';
import { lineOf, type Rounds, summaryOf, textOf } from './report';

const HELP = `npm run bench -- [--figures E1,E2] [--rounds N] [--only ours] [--json] [--help]

Measures the engine and what the service does around it, and in the same run, turn by turn, Pokemon Showdown's
simulator (${NAME} ${VERSION}, MIT, fetched into .tools at the first run). Each side is a process of its own; time is
CPU time; figures are medians over the rounds after a round to warm up. What each figure is: docs/performance.md.
It takes some minutes, and never fails because of a figure: a must that is missed is said in the last line.

  --figures LIST  which (default ${FIGURES.join(',')})
  --rounds N      how many rounds (default 5)
  --only ours     without the other side: nothing is fetched, and nothing is compared
  --json          the figures as JSON before the last line, in place of the text
  --help          this text`;

const root = path.resolve(import.meta.dirname, '../../..');

function fail(message: string): never {
  console.error(message);
  process.exit(2);
}
function readValues() {
  try {
    const { values } = parseArgs({
      options: {
        figures: { type: 'string', default: FIGURES.join(',') },
        rounds: { type: 'string', default: '5' },
        only: { type: 'string' },
        json: { type: 'boolean', default: false },
        help: { type: 'boolean', short: 'h', default: false },
      },
    });
    return values;
  } catch (error) {
    return fail(error instanceof Error ? error.message : String(error));
  }
}
function readOptions() {
  const values = readValues();
  const figures = values.figures.split(',').filter(Boolean) as FigureId[];
  const unknown = figures.find((id) => !FIGURES.includes(id));
  if (unknown || figures.length === 0)
    fail(`--figures must name some of ${FIGURES.join(', ')}, not "${values.figures}"`);
  const rounds = Number(values.rounds);
  if (!Number.isInteger(rounds) || rounds < 1) fail(`--rounds must be a whole number above 0, not "${values.rounds}"`);
  if (values.only !== undefined && values.only !== 'ours') fail(`--only takes "ours", not "${values.only}"`);
  return { ...values, figures, rounds };
}

/** CPU time of a round, and of the first one, which only warms up: V8 takes its time to make code fast. */
const ROUND_MS = 2_000;
const WARM_UP_MS = 10_000;

async function measure(id: FigureId, rounds: number, ours: Side, theirs: Side | null): Promise<Rounds> {
  const found: { ours: Rounds['ours'][number][]; theirs: Rounds['theirs'][number][] } = { ours: [], theirs: [] };
  for (let round = 0; round <= rounds; round++) {
    const budgetMs = round === 0 ? WARM_UP_MS : ROUND_MS;
    const one = await ours.measure(id, budgetMs);
    const other = await (theirs?.measure(id, budgetMs) ?? null);
    if (round === 0) continue;
    if (one) found.ours.push(one);
    if (other) found.theirs.push(other);
  }
  return found;
}

const options = readOptions();
if (options.help) console.log(HELP);
else {
  const tools = path.join(root, '.tools');
  const built = path.join(tools, 'bench');
  mkdirSync(built, { recursive: true });
  const simulator = options.only ? null : fetchSimulator(tools);
  const entry = (name: string) => path.join(import.meta.dirname, name, 'main.ts');
  const ours = await startSide(entry('ours'), built);
  const theirs = simulator ? await startSide(entry('showdown'), built, [simulator]) : null;
  const lines = [];
  for (const id of options.figures) {
    const line = lineOf(id, await measure(id, options.rounds, ours, theirs));
    lines.push(line);
    if (!options.json) console.log(textOf(line));
  }
  ours.end();
  theirs?.end();
  if (options.json) console.log(JSON.stringify({ against: simulator && `${NAME} ${VERSION}`, lines }, null, 2));
  console.log(summaryOf(lines));
}
