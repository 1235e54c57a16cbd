// The database of a run: the one that DATABASE_URL names, or one of our own; migrated and seeded.
import fs from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { mustRun } from '../commands.mjs';
import { whenStopping } from '../lifecycle.mjs';
import { log } from '../log.mjs';
import { inRoot, workspaces } from '../repository.mjs';
import { startServer } from './server.mjs';

const NAME = 'astris';
const database = 'packages/db';

/**
 * Opens a database and brings it to the newest migration. It is closed when the run stops.
 * @param {{ url?: string, folder: string, fresh?: boolean, durable?: boolean }} options
 *   url: use this one and leave its server alone; fresh: begin with an empty database (own server only)
 * @returns {Promise<string>} its address
 */
export async function openDatabase({ url, folder, fresh = false, durable = true }) {
  const address = url ?? (await ownDatabase(folder, { fresh, durable }));
  const { deploy } = await databaseScript('deploy.mjs');
  await deploy(address, log);
  return address;
}

/** A module of packages/db/scripts; it is there once the packages are installed. */
export const databaseScript = (name) => import(pathToFileURL(inRoot(database, 'scripts', name)).href);

async function ownDatabase(folder, { fresh, durable }) {
  const server = await startServer(folder, { durable });
  whenStopping(server.stop);
  if (server.shared) log('another run has this database open: sharing its server');
  const address = (name) => `postgresql://astris@127.0.0.1:${server.port}/${name}`;
  await createDatabase(address('postgres'), fresh && !server.shared);
  return address(NAME);
}

async function createDatabase(adminUrl, fresh) {
  const { openClient } = await databaseScript('client.mjs');
  const admin = await openClient(adminUrl);
  try {
    if (fresh) await admin.query(`DROP DATABASE IF EXISTS ${NAME} WITH (FORCE)`);
    const { rowCount } = await admin.query('SELECT 1 FROM pg_database WHERE datname = $1', [NAME]);
    if (rowCount === 0) await admin.query(`CREATE DATABASE ${NAME}`);
  } finally {
    await admin.end();
  }
}

/**
 * Seeds the database unless the same sources have seeded it before. Seeding twice changes nothing.
 * @param {string | undefined} sources a hash of the sources; the stamp lies with the data, so both go together
 */
export async function seed(address, folder, sources) {
  if (!workspaces().find((workspace) => workspace.folder === database)?.scripts.seed) return;
  const stampFile = path.join(folder, 'seeded');
  if (sources && fs.existsSync(stampFile) && fs.readFileSync(stampFile, 'utf8') === sources) return;
  log('seeding …');
  await mustRun(['npm run --silent seed'], { folder: database, env: { DATABASE_URL: address } });
  if (sources) fs.writeFileSync(stampFile, sources);
}
