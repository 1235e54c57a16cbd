// Runs a command with DATABASE_URL naming a new, migrated database that is thrown away afterwards:
//   npm run with-database -- vitest run packages/db
// After --durable it is one that keeps what it is told, as the site's own does, and so is as slow.
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { run } from './commands.mjs';
import { openDatabase } from './database/database.mjs';
import { prepare } from './install.mjs';
import { main, stop, stopOnSignals, whenStopping } from './lifecycle.mjs';

stopOnSignals(1);
await main(async () => {
  const [first, ...rest] = process.argv.slice(2);
  const durable = first === '--durable';
  const command = durable || first === undefined ? rest : [first, ...rest];
  const isHelp = command.includes('--help') || command.includes('-h');
  if (command.length === 0) throw new Error('Name a command: npm run with-database -- vitest run packages/db');
  await prepare();
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'astris-database-'));
  fs.chmodSync(folder, 0o755);
  whenStopping(async () => fs.rmSync(folder, { recursive: true, force: true }));
  const env = isHelp ? {} : { DATABASE_URL: await openDatabase({ folder, durable }) };
  const { code } = await run(command, { env });
  await stop(code);
});
