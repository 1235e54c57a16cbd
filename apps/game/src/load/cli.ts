/** `npm run load`: matches over real sockets against the real database, beside the bare exchange and raw inserts. */
import { createDb } from '@astris/db';
import { command, readNumbers } from '../players/options';
import { measureAppends } from './appends';
import { measureBare } from './bare';
import { measureMatches } from './matches';

const HELP = `npm run load -- [--matches N] [--seconds N] [--think N]

Random players at N matches, over real sockets of this machine, against one game service and a PostgreSQL that keeps what it
is told; then, in the same run, a bare socket.io exchange with as many sockets and messages, and the service's appends
to the log beside raw batches of 100 rows. Processor time is told, so that what else the machine does matters less; latency
needs a still machine. Exit code 1 when anything failed.

  --matches N   how many at a time (500)
  --seconds N   how long they are measured (60)
  --think N     how long a player thinks on average, in ms (1000)
  --help        this text`;

const APPENDING = 200;

await command(async () => {
  const options = readNumbers(HELP, { matches: 500, seconds: 60, think: 1_000 });
  if (!options) return 0;
  const url = process.env.DATABASE_URL;
  if (!url) throw new Error('DATABASE_URL is not set: npm run load brings a database of its own.');
  process.env.AUTH_SECRET ??= 'a secret of the load test';
  const db = createDb(url);
  const load = await measureMatches(db, url, options);
  const line = (name: string, value: string) => console.log(`${name.padEnd(28)}${value}`);
  line('matches', `${options.matches} at a time, ${load.finished} came to their end`);
  line('actions', `${load.actions}, ${load.perSecond.toFixed(0)} a second`);
  line('action to both views', `p50 ${load.p50Ms.toFixed(1)} ms, p99 ${load.p99Ms.toFixed(1)} ms`);
  line('memory of a match', `${(load.matchBytes / 1_024).toFixed(0)} KiB, its two sockets included`);
  line('log appends', `${load.appendsPerSecond.toFixed(0)} a second`);
  line('CPU of an action', `${load.cpuUs.toFixed(0)} us`);
  for (const error of load.errors.slice(0, 10)) line('ERROR', error);
  line('errors', String(load.errors.length));

  const share = Math.max(5, Math.round(options.seconds / 4));
  const bare = await measureBare(options.matches, Math.max(1, load.perSecond), share);
  const appends = await measureAppends(db, APPENDING, (share * 1_000) / 10);
  await db.$disconnect();
  line('CPU of a bare exchange', `${bare.cpuUs.toFixed(0)} us (${bare.messages} messages)`);
  line('memory of a bare socket', `${(bare.socketBytes / 1_024).toFixed(0)} KiB`);
  line('appends, no other work', `${appends.ours.toFixed(0)} rows a second`);
  line('raw batches of 100', `${appends.raw.toFixed(0)} rows a second`);
  line('T1', `${(load.cpuUs / bare.cpuUs).toFixed(2)}x of the bare exchange`);
  line('T4', `${(load.matchBytes / 2 / bare.socketBytes).toFixed(2)}x of the memory of a bare socket`);
  line('P1', `${((100 * appends.ours) / appends.raw).toFixed(0)}% of raw batches`);
  return load.errors.length > 0 ? 1 : 0;
});
