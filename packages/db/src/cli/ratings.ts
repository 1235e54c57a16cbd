/** `npm run ratings`: whether the stored ratings are what the history of games makes of them. */
import { parseArgs } from 'node:util';
import { printable } from '@astris/replay';
import { db } from '../client';
import { verifyRatings } from '../ladder/verify/verify-ratings';
import { runCommand } from './run-command';

const HELP = `npm run ratings -- --verify [--season N]

Computes every rating of every season anew from the history of games, and compares it with what is stored. Names each
rating that differs and says in what; its last line counts them. Ends with 1 if any differs. Changes nothing, and may
run beside the site. Reads the database of DATABASE_URL, or the site's own in DATA_DIR.

  --verify    do so
  --season N  count and name the ratings of this season only
  --help      this text`;

async function main(): Promise<number> {
  const { values } = parseArgs({
    options: {
      verify: { type: 'boolean', default: false },
      season: { type: 'string' },
      help: { type: 'boolean', short: 'h', default: false },
    },
  });
  if (values.help) {
    console.log(HELP);
    return 0;
  }
  if (!values.verify) throw new Error('Say what to do: --verify. --help explains it.');
  return verify(values.season === undefined ? undefined : await seasonOf(values.season));
}

async function seasonOf(text: string): Promise<number> {
  const number = Number(text);
  const known = /^\d{1,6}$/.test(text) ? await db().season.findUnique({ where: { number } }) : null;
  if (!known) throw new Error(`There is no season ${text}.`);
  return number;
}

async function verify(season: number | undefined): Promise<number> {
  const { recomputed, differences } = await verifyRatings(db(), season);
  for (const { name, format, season: number, what } of differences) {
    console.log(`${printable(name)}, ${format}, season ${number}`);
    for (const words of what) console.log(`    ${words}`);
  }
  console.log(`ratings: ${recomputed} recomputed, ${differences.length} differ`);
  return differences.length > 0 ? 1 : 0;
}

await runCommand(main);
