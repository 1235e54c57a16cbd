/** `npm run check-matches`: whether what is stored of games can be played again; for a database that was restored. */
import { parseArgs } from 'node:util';
import { GAME_POOL } from '@astris/cards';
import { db } from '../client';
import { checkMatches } from '../replays/check-matches';
import { runCommand } from './run-command';

const HELP = `npm run check-matches -- [--last N]

Runs the newest N stored matches again, live ones too, and compares those that are over with the hash and the result
that were stored. Exit code 1 when one does not hold. Reads the database of DATABASE_URL, or the site's own in DATA_DIR,
and changes nothing.

  --last N  how many matches; 1000 when left out
  --help    this text`;

async function main(): Promise<number> {
  const { values } = parseArgs({
    options: { last: { type: 'string', default: '1000' }, help: { type: 'boolean', short: 'h', default: false } },
  });
  if (values.help) {
    console.log(HELP);
    return 0;
  }
  const last = Number(values.last);
  if (!Number.isSafeInteger(last) || last < 1) throw new Error(`--last needs a whole number above 0: ${values.last}`);
  const { good, otherVersion, bad } = await checkMatches(db(), GAME_POOL, last);
  for (const { match, why } of bad) console.log(`match ${match}: ${why}`);
  console.log(`${good} matches hold, ${bad.length} do not, ${otherVersion} are of other rules or cards`);
  return bad.length > 0 ? 1 : 0;
}

await runCommand(main);
