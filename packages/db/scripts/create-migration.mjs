// Writes the migration that schema.prisma asks for: node scripts/create-migration.mjs add_seasons
import path from 'node:path';
import { writeMigration } from './migrations.mjs';
import { missingMigration } from './schema-engine.mjs';

const [title] = process.argv.slice(2);
if (!title || !/^[a-z0-9_]+$/.test(title)) {
  console.error('Name the migration in lower case with underscores, for example: add_seasons');
  process.exit(1);
}

const sql = await missingMigration(process.env.DATABASE_URL);
if (sql === undefined) console.log('The migrations already match schema.prisma.');
else console.log(`Created ${path.relative(process.cwd(), writeMigration(title, sql))}`);
process.exit();
