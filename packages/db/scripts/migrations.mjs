// The files under prisma/: the schema, and the migrations in the order in which they apply.
import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const prismaFolder = fileURLToPath(new URL('../prisma/', import.meta.url));
const schemaFile = path.join(prismaFolder, 'schema.prisma');
const lockFileName = 'migration_lock.toml';
const lockContent = 'provider = "postgresql"\n';

export const migrationsFolder = path.join(prismaFolder, 'migrations');

/** The schema as the schema engine wants it: a list of files with their content. */
export function schemaFiles() {
  return [{ path: schemaFile, content: fs.readFileSync(schemaFile, 'utf8') }];
}

/** All migrations, oldest first. @returns {{ name: string, sql: string }[]} */
export function readMigrations() {
  if (!fs.existsSync(migrationsFolder)) return [];
  return fs
    .readdirSync(migrationsFolder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name)
    .sort()
    .map((name) => ({ name, sql: fs.readFileSync(path.join(migrationsFolder, name, 'migration.sql'), 'utf8') }));
}

/** The migrations as the schema engine wants them. */
export function migrationsForEngine() {
  return {
    baseDir: migrationsFolder,
    shadowDbInitScript: '',
    lockfile: { path: lockFileName, content: lockContent },
    migrationDirectories: readMigrations().map(({ name, sql }) => ({
      path: name,
      migrationFile: { path: 'migration.sql', content: { tag: 'ok', value: sql } },
    })),
  };
}

/** Writes a new migration, named by the present second in UTC as Prisma does. Returns its folder. */
export function writeMigration(title, sql) {
  const stamp = new Date().toISOString().replace(/\D/g, '').slice(0, 14);
  const folder = path.join(migrationsFolder, `${stamp}_${title}`);
  fs.mkdirSync(folder, { recursive: true });
  fs.writeFileSync(path.join(folder, 'migration.sql'), sql);

  const lockFile = path.join(migrationsFolder, lockFileName);
  if (!fs.existsSync(lockFile)) fs.writeFileSync(lockFile, lockContent);
  return folder;
}
