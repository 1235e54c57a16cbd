// The production build of web and game, and of the packages that make files for them.
import fs from 'node:fs';
import { mustRun } from './commands.mjs';
import { log } from './log.mjs';
import { inRoot } from './repository.mjs';
import { hashOf, isFresh, stamp } from './stamps.mjs';

const built = ['apps/web/.next/BUILD_ID', 'apps/web/public/sw.js', 'apps/game/dist/main.js'];

/** One hash of everything that the running services are made of. */
export const sourceHash = () => hashOf('apps', 'packages', 'pnpm-lock.yaml', 'turbo.json', 'tooling/tsconfig');

/** Builds all, unless nothing changed since the last build. */
export async function build() {
  const hash = sourceHash();
  if (isFresh('build', hash) && built.every((file) => fs.existsSync(inRoot(file)))) return;
  log('building … (a minute or two the first time)');
  await mustRun(['turbo', 'run', 'build', '--output-logs=errors-only'], {
    env: { NODE_ENV: 'production' },
    capture: true,
  });
  stamp('build', hash);
}

/** Builds only the packages: what the development servers need. */
export async function buildPackages() {
  const hash = sourceHash();
  if (isFresh('build', hash) || isFresh('build-packages', hash)) return;
  await mustRun(['turbo', 'run', 'build', '--filter=./packages/*', '--output-logs=errors-only'], { capture: true });
  stamp('build-packages', hash);
}
