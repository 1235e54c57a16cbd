/** `npm run reports`: problems that players reported, for those who look after the rules. */
import fs from 'node:fs';
import { parseArgs } from 'node:util';
import { printable } from '@astris/replay';
import { db } from '../client';
import { reportFileOf } from '../replays/report-file';
import { runCommand } from './run-command';

const HELP = `npm run reports -- [REFERENCE [--out FILE]]

Lists the problems that players have reported, the newest last. With a reference: that report as a file, on
standard output or in FILE, for npm run replay and npm run scenario. The file holds the seed of its game: give it to
nobody who still plays it. Reads the database of DATABASE_URL, or the site's own in DATA_DIR.

  --out FILE  where the file goes
  --help      this text`;

async function main(): Promise<number> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { out: { type: 'string' }, help: { type: 'boolean', short: 'h', default: false } },
  });
  if (values.help) {
    console.log(HELP);
    return 0;
  }
  const [reference, ...more] = positionals;
  if (more.length > 0) throw new Error('Name one report.');
  if (reference === undefined) {
    if (values.out !== undefined) throw new Error('Name the report that --out is for.');
    return list();
  }
  const report = await db().problemReport.findUnique({ where: { id: reference.toUpperCase() } });
  if (!report) {
    console.error(`There is no report ${reference}.`);
    return 1;
  }
  const text = `${JSON.stringify(reportFileOf(report))}\n`;
  if (values.out === undefined) process.stdout.write(text);
  else {
    fs.writeFileSync(values.out, text);
    console.log(`report ${report.id} is written to ${values.out}`);
  }
  return 0;
}

async function list(): Promise<number> {
  const reports = await db().problemReport.findMany({ orderBy: { createdAt: 'asc' }, omit: { file: true } });
  for (const { id, createdAt, name, seat, matchId, number, comment } of reports) {
    const where = matchId ? `match ${matchId}` : 'a game that is gone';
    console.log(
      `${id}  ${createdAt.toISOString()}  ${printable(name)}${seat === null ? ', watching' : ''}, ${where}, action ${number}`,
    );
    console.log(`    ${printable(comment.replace(/\s+/g, ' '))}`);
  }
  console.log(`${reports.length} reports`);
  return 0;
}

await runCommand(main);
