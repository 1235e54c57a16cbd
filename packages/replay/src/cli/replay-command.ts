/** `npm run replay`: a stored game run again. */
import { parseArgs } from 'node:util';
import { GAME_POOL } from '@astris/cards';
import { failureSentence } from '../failure';
import { replayGame } from '../replay';
import { type Command, readGame } from './command';
import { endOf, sentencesOf, summaryOf } from './tell';

const HELP = `npm run replay -- FILE [--log] [--any-version]

Runs the game of a replay or report file again with the rules and cards of this checkout, and tells how it went. Checks
that it ends in the state and with the result that the file says, and that its seed is the one that was committed to
before the first draw (17.7). "-" reads standard input.

  --log          also tells the game, sentence by sentence
  --any-version  tries a game of another engine, ruleset or pool of cards all the same
  --help         this text

Exits with 1 when the game can't be run again or something does not hold, with 2 when the file can't be read.`;

export const replayCommand: Command = (args, terminal) => {
  const { print } = terminal;
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      log: { type: 'boolean', default: false },
      'any-version': { type: 'boolean', default: false },
      help: { type: 'boolean', short: 'h', default: false },
    },
  });
  if (values.help) {
    print(HELP);
    return 0;
  }
  const { file, report } = readGame(positionals, terminal);
  const replayed = replayGame(file, GAME_POOL, {
    anyVersion: values['any-version'],
    onStep: ({ number, game, events }) => {
      if (values.log) for (const sentence of sentencesOf(file, game, events)) print(`${number}\t${sentence}`);
    },
  });
  if (!replayed.ok) {
    print(`replay: failed. ${failureSentence(replayed.failure)}`);
    return 1;
  }
  const { game, hash, commitmentHolds, hashHolds, resultHolds, count } = replayed;
  for (const line of summaryOf(file, game)) print(line);
  if (report) print(`Report ${report.reference} by ${report.name} at action ${report.number}: ${report.comment}`);
  const claimed = file.finalHash === null ? 'of which the file says nothing' : `not ${file.finalHash} as the file says`;
  const end = hashHolds === false ? `hash ${hash}, ${claimed}` : `hash ${hash}`;
  if (resultHolds === false) print(`The file says that ${endOf(file, file.result)}, which does not hold.`);
  print(`replay: ${count} actions, ${end}, commitment ${commitmentHolds ? 'holds' : 'does not hold'}`);
  return commitmentHolds && hashHolds !== false && resultHolds !== false ? 0 : 1;
};
