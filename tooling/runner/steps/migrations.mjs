// The migrations, replayed in an empty database, give what schema.prisma says.
import { run } from '../commands.mjs';

export const migrations = {
  name: 'migrations',
  run: ({ test, database }) =>
    test('the migrations match schema.prisma', async () => {
      const env = { DATABASE_URL: await database() };
      return run(['node', 'packages/db/scripts/check-migrations.mjs'], { env, capture: true });
    }),
};
