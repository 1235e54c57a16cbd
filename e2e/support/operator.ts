import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';

const ROOT = path.join(import.meta.dirname, '../..');

/** Makes an account a moderator, by the command that an operator uses. */
export async function makeModerator(name: string): Promise<void> {
  const command = ['--import', 'tsx', 'packages/db/src/cli/moderators.ts', 'add', name];
  const env = { ...process.env, DATABASE_URL: process.env.E2E_DATABASE_URL };
  await promisify(execFile)(process.execPath, command, { cwd: ROOT, env });
}
