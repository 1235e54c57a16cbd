// Applies the migrations in order and records them in Prisma's own table, so that `prisma migrate` agrees with it.
import { createHash, randomUUID } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { openClient } from './client.mjs';
import { readMigrations } from './migrations.mjs';

/** The advisory lock that Prisma Migrate takes: two deploys never run at once. */
const MIGRATE_LOCK = 72707369;

const CREATE_TABLE = `CREATE TABLE IF NOT EXISTS _prisma_migrations (
  id VARCHAR(36) PRIMARY KEY NOT NULL,
  checksum VARCHAR(64) NOT NULL,
  finished_at TIMESTAMPTZ,
  migration_name VARCHAR(255) NOT NULL,
  logs TEXT,
  rolled_back_at TIMESTAMPTZ,
  started_at TIMESTAMPTZ NOT NULL DEFAULT now(),
  applied_steps_count INTEGER NOT NULL DEFAULT 0
)`;

/**
 * Brings the database to the newest migration. Throws, with nothing half applied, when a migration fails, failed
 * before, or was edited after it was applied.
 */
export async function deploy(url, log = console.log) {
  const client = await openClient(url);
  try {
    await client.query('SELECT pg_advisory_lock($1)', [MIGRATE_LOCK]);
    await client.query(CREATE_TABLE);
    const recorded = await recordedMigrations(client);
    for (const migration of readMigrations()) {
      const checksum = createHash('sha256').update(migration.sql).digest('hex');
      const record = recorded.get(migration.name);
      if (record) verify(migration.name, checksum, record);
      else {
        await applyMigration(client, migration, checksum);
        log(`applied migration ${migration.name}`);
      }
    }
  } finally {
    await client.end();
  }
}

async function recordedMigrations(client) {
  const { rows } = await client.query(
    'SELECT migration_name, checksum, finished_at FROM _prisma_migrations WHERE rolled_back_at IS NULL',
  );
  return new Map(rows.map((row) => [row.migration_name, row]));
}

function verify(name, checksum, record) {
  if (!record.finished_at) throw new Error(`migration ${name} failed earlier and was not resolved`);
  if (record.checksum !== checksum) throw new Error(`migration ${name} was edited after it was applied`);
}

async function applyMigration(client, { name, sql }, checksum) {
  await client.query('BEGIN');
  try {
    await client.query(sql);
    await client.query(
      `INSERT INTO _prisma_migrations (id, checksum, migration_name, finished_at, applied_steps_count)
       VALUES ($1, $2, $3, now(), 1)`,
      [randomUUID(), checksum, name],
    );
    await client.query('COMMIT');
  } catch (error) {
    await client.query('ROLLBACK');
    throw new Error(`migration ${name}: ${error.message}`, { cause: error });
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  if (!process.env.DATABASE_URL) throw new Error('DATABASE_URL is not set');
  await deploy(process.env.DATABASE_URL);
}
