import { statSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { RULES } from '../book';
import { coverageOf, lacksTests } from './coverage';
import { reportOf } from './report';
import { scanTitles } from './scan';

const HELP = `npm run rules -- [--list] [folder]

Counts the rules that a test title cites, given and house apart, in all test files below the folder
(the present one by default). Exits with 1 when any rule of sections 1 to 17 and 19 is cited by none,
given or house, with 2 when it can't do its work. There is no list of exceptions.

  --list   also print every cited rule with its tests
  --help   print this
`;

const OPTIONS = {
  list: { type: 'boolean', default: false },
  help: { type: 'boolean', short: 'h', default: false },
} as const;

/** Runs the command; gives its exit code: 0, or 1 when some rule is cited by no test. */
async function main(): Promise<number> {
  const { values, positionals } = parseArgs({ options: OPTIONS, allowPositionals: true });
  if (values.help) {
    process.stdout.write(HELP);
    return 0;
  }
  const [folder = '.', ...more] = positionals;
  if (more.length > 0) throw new Error('Name one folder.');
  if (!statSync(folder, { throwIfNoEntry: false })?.isDirectory()) throw new Error(`${folder} is not a folder.`);
  const coverage = coverageOf(RULES, await scanTitles(resolve(folder)));
  process.stdout.write(`${reportOf(coverage, values.list).join('\n')}\n`);
  return lacksTests(coverage) ? 1 : 0;
}

try {
  process.exitCode = await main();
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 2;
}
