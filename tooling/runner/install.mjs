// From a fresh clone to installed libraries and a generated database client.
import fs from 'node:fs';
import { mustRun } from './commands.mjs';
import { log } from './log.mjs';
import { inRoot, readJson, workspaces } from './repository.mjs';
import { hashOf, isFresh, stamp } from './stamps.mjs';

/** Installs and generates what is not up to date. */
export async function prepare() {
  await bootstrapPnpm();
  await install();
  await generateClient();
}

/** pnpm lives in .tools: in node_modules it could delete itself when it lays them anew. */
async function bootstrapPnpm() {
  const [name, version] = readJson(inRoot('package.json')).packageManager.split(/[@+]/);
  if (readJson(inRoot('.tools/node_modules', name, 'package.json'))?.version === version) return;
  log(`fetching ${name} ${version} …`);
  fs.mkdirSync(inRoot('.tools'), { recursive: true });
  fs.writeFileSync(inRoot('.tools/package.json'), '{ "private": true }\n');
  const quiet = ['--no-audit', '--no-fund', '--no-package-lock', '--loglevel=error'];
  await mustRun(['npm', 'install', '--prefix', inRoot('.tools'), ...quiet, `${name}@${version}`], { folder: '.tools' });
}

async function install() {
  if (isFresh('install', manifestsHash())) return;
  log('installing …');
  await mustRun(['pnpm', 'install', '--reporter=append-only', '--loglevel=warn']);
  stamp('install', manifestsHash());
}

function manifestsHash() {
  const manifests = workspaces().map(({ folder }) => `${folder}/package.json`);
  return hashOf('package.json', 'pnpm-lock.yaml', 'pnpm-workspace.yaml', ...manifests);
}

async function generateClient() {
  const db = 'packages/db';
  const hash = hashOf(`${db}/prisma/schema.prisma`, `${db}/prisma.config.ts`, `${db}/scripts/generate.mjs`);
  if (isFresh('generate', hash) && fs.existsSync(inRoot(db, 'src/generated'))) return;
  log('generating the database client …');
  await mustRun(['node', 'scripts/generate.mjs'], { folder: db, capture: true });
  stamp('generate', hash);
}
