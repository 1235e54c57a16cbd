/** `npm run chaos`: matches, while services are killed, connections cut, Redis restarted and messages disturbed. */
import { createDb } from '@astris/db';
import { command, readNumbers } from '../players/options';
import { chaos } from './chaos';

const HELP = `npm run chaos -- [--seconds N] [--matches N] [--nodes N] [--seed N]

Rated matches between random players run on several game services, while those get SIGKILL and SIGTERM, their
connections to PostgreSQL are cut, Redis is restarted, and clients drop, delay, duplicate and reorder their messages. At the
end every log must replay to its stored hash, every acknowledged action be in it once, and every match that is over be
settled once. Uses a database of its own, thrown away afterwards. Exit code 1 when something does not hold.

  --seconds N   how long there is trouble (120)
  --matches N   how many at a time (12)
  --nodes N     how many game services (3)
  --seed N      which troubles and answers (1); what they meet depends on the moment
  --help        this text`;

await command(async () => {
  const options = readNumbers(HELP, { seconds: 120, matches: 12, nodes: 3, seed: 1 });
  if (!options) return 0;
  const url = process.env.DATABASE_URL;
  if (!url) throw new Error('DATABASE_URL is not set: npm run chaos brings a database of its own.');
  process.env.AUTH_SECRET ??= 'a secret of chaos';
  const db = createDb(url);
  const begun = performance.now();
  const told = (line: string) => console.log(`[${((performance.now() - begun) / 1_000).toFixed(1)}s] ${line}`);
  const report = await chaos(db, url, options, told);
  await db.$disconnect();
  const list = (counts: Record<string, number>) =>
    Object.entries(counts)
      .map(([what, count]) => `${what} ${count}`)
      .join(', ') || 'none';
  console.log(`troubles      ${list(report.troubles)}`);
  console.log(`refused       ${list(report.refused)}`);
  console.log(`matches       ${report.matches}, ${report.over} over and settled`);
  console.log(`actions       ${report.actions} in the logs, ${report.acknowledged} acknowledged to players`);
  for (const fault of report.faults) console.log(`FAULT         ${fault}`);
  console.log(`faults        ${report.faults.length}`);
  return report.faults.length > 0 ? 1 : 0;
});
