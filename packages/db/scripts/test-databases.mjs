// Vitest's global setup: a migrated database for each worker, on the server of DATABASE_URL; dropped at the end.
import { randomBytes } from 'node:crypto';
import { openClient } from './client.mjs';
import { deploy } from './deploy.mjs';

export default async function setup(project) {
  const server = process.env.DATABASE_URL;
  if (!server) return undefined;
  const run = randomBytes(6).toString('hex');
  const names = Array.from({ length: project.config.maxWorkers }, (_, index) => `test_${run}_${index + 1}`);
  const addresses = names.map((name) => Object.assign(new URL(server), { pathname: `/${name}` }).href);

  const admin = await openClient(server);
  const drop = async () => {
    for (const name of names) await admin.query(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`);
    await admin.end();
  };
  try {
    for (const [index, name] of names.entries()) {
      await admin.query(`CREATE DATABASE ${name}`);
      await deploy(addresses[index], () => {});
    }
  } catch (error) {
    await drop();
    throw error;
  }
  project.provide('databases', addresses);
  return drop;
}
