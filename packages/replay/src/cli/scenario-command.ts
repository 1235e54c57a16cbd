/** `npm run scenario`: a report or a replay as the beginning of a test. */
import fs from 'node:fs';
import { parseArgs } from 'node:util';
import { skeletonOf } from '../scenario/skeleton';
import { type Command, readGame, Unusable } from './command';

const HELP = `npm run scenario -- FILE [--at N] [--out TEST]

Turns a report or a replay file into a test that plays the game up to the moment and fails until somebody writes down what
should have happened there; with the board as a scenario of its own where a scenario can say it. "-" reads
standard input. The test belongs in packages/replay/test.

  --at N      after how many actions (default: the report's, or all of a replay)
  --out TEST  where the test goes (default: standard output)
  --help      this text`;

export const scenarioCommand: Command = (args, terminal) => {
  const { print } = terminal;
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      at: { type: 'string' },
      out: { type: 'string' },
      help: { type: 'boolean', short: 'h', default: false },
    },
  });
  if (values.help) {
    print(HELP);
    return 0;
  }
  const { file, report } = readGame(positionals, terminal);
  const at = values.at === undefined ? undefined : Number(values.at);
  if (at !== undefined && !(Number.isInteger(at) && at >= 0 && at <= file.actions.length))
    throw new Unusable(`--at must be a whole number from 0 to ${file.actions.length}, not "${values.at}"`);
  const test = skeletonOf({ file, report, at });
  if (values.out === undefined) print(test.trimEnd());
  else {
    fs.writeFileSync(values.out, test);
    print(`scenario: ${values.out} is written, and fails until it says what should have happened`);
  }
  return 0;
};
