// Writes the Prisma client to src/generated.
import { spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';

const cli = createRequire(import.meta.url).resolve('prisma/build/index.js');

// Generating needs no schema engine, but the command line fetches one first unless it is told of a file that exists.
const engine = process.env.PRISMA_SCHEMA_ENGINE_BINARY ?? process.execPath;

const run = spawnSync(process.execPath, [cli, 'generate'], {
  cwd: new URL('..', import.meta.url),
  env: {
    ...process.env,
    PRISMA_SCHEMA_ENGINE_BINARY: engine,
    CHECKPOINT_DISABLE: '1',
    PRISMA_HIDE_UPDATE_MESSAGE: '1',
  },
  stdio: 'inherit',
});
process.exit(run.status ?? 1);
