// Runs a command with DATABASE_URL naming a new, migrated database that is thrown away afterwards:
//   npm run with-database -- vitest run packages/db
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { run } from './commands.mjs';
import { openDatabase } from './database/database.mjs';
import { prepare } from './install.mjs';
import { main, stop, stopOnSignals, whenStopping } from './lifecycle.mjs';

stopOnSignals(1);
await main(async () => {
  const command = process.argv.slice(2);
  if (command.length === 0) throw new Error('Name a command: npm run with-database -- vitest run packages/db');
  await prepare();
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'astris-database-'));
  fs.chmodSync(folder, 0o755);
  whenStopping(async () => fs.rmSync(folder, { recursive: true, force: true }));
  const url = await openDatabase({ folder, durable: false });
  const { code } = await run(command, { env: { DATABASE_URL: url } });
  await stop(code);
});
