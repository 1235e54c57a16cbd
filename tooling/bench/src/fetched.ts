/** Pokemon Showdown's simulator, fetched on demand into .tools, so that no install of this project carries it. */
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

export const NAME = 'pokemon-showdown';
export const VERSION = '0.11.11';
const LICENCE = 'MIT';

/** The folder of the package at that version. Throws when it can't be fetched or is under another licence. */
export function fetchSimulator(tools: string): string {
  const home = path.join(tools, 'bench/showdown');
  const folder = path.join(home, 'node_modules', NAME);
  if (manifestOf(folder)?.version !== VERSION) {
    console.log(`fetching ${NAME} ${VERSION} …`);
    mkdirSync(home, { recursive: true });
    writeFileSync(path.join(home, 'package.json'), '{ "private": true }\n');
    const quiet = ['--no-audit', '--no-fund', '--no-package-lock', '--loglevel=error'];
    // The simulator needs neither install scripts nor the server's optional databases.
    const bare = ['--ignore-scripts', '--omit=optional'];
    execFileSync('npm', ['install', '--prefix', home, ...quiet, ...bare, `${NAME}@${VERSION}`], {
      stdio: ['ignore', 'inherit', 'inherit'],
      shell: process.platform === 'win32',
    });
  }
  const found = manifestOf(folder);
  if (found?.version !== VERSION) throw new Error(`${NAME} ${VERSION} was not installed`);
  if (found.license !== LICENCE) throw new Error(`${NAME} is under ${found.license}, not ${LICENCE}`);
  return folder;
}
function manifestOf(folder: string): { version: string; license: string } | null {
  const file = path.join(folder, 'package.json');
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : null;
}
