// Runs a command with DATABASE_URL naming the database of this checkout's site: the one that DATABASE_URL names, or the
// one in DATA_DIR, which a running site shares.
import { run } from './commands.mjs';
import { openDatabase } from './database/database.mjs';
import { dataFolder } from './environment.mjs';
import { prepare } from './install.mjs';
import { main, stop, stopOnSignals } from './lifecycle.mjs';
import { logToErrors } from './log.mjs';

logToErrors();
stopOnSignals(1);
await main(async () => {
  const command = process.argv.slice(2);
  await prepare();
  const isHelp = command.includes('--help') || command.includes('-h');
  const url = process.env.DATABASE_URL ?? (isHelp ? '' : await openDatabase({ folder: dataFolder() }));
  const { code } = await run(command, { env: { DATABASE_URL: url } });
  await stop(code);
});
