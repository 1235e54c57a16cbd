// Fails when schema.prisma has changes that no migration makes.
import { missingMigration } from './schema-engine.mjs';

const sql = await missingMigration(process.env.DATABASE_URL);
if (sql !== undefined) {
  console.error(`schema.prisma has changes that no migration makes:\n${sql}`);
  process.exit(1);
}
console.log('The migrations match schema.prisma.');
process.exit();
