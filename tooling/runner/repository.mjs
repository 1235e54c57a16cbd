// Where things are. Node built-ins only: this runs before anything is installed.
import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

export const isWindows = process.platform === 'win32';

const root = path.resolve(fileURLToPath(new URL('../..', import.meta.url)));

/** An absolute path in this repository. */
export const inRoot = (...parts) => path.join(root, ...parts);

/** The content of a JSON file, or undefined when there is none. */
export function readJson(file) {
  return fs.existsSync(file) ? JSON.parse(fs.readFileSync(file, 'utf8')) : undefined;
}

/** Every workspace that is there: `{ name, folder, scripts }`, folder relative to the root. */
export function workspaces() {
  return ['packages', 'apps', 'tooling'].flatMap((group) =>
    fs
      .readdirSync(inRoot(group))
      .sort()
      .map((folder) => ({ folder: `${group}/${folder}`, manifest: readJson(inRoot(group, folder, 'package.json')) }))
      .filter(({ manifest }) => manifest)
      .map(({ folder, manifest }) => ({ folder, name: manifest.name, scripts: manifest.scripts ?? {} })),
  );
}

/** The environment of a command that runs in a folder: the programs of its workspace and of the root can be named. */
export function toolEnvironment(folder = '.', extra = {}) {
  const places = [inRoot(folder, 'node_modules/.bin'), inRoot('node_modules/.bin'), inRoot('.tools/node_modules/.bin')];
  return {
    ...process.env,
    NEXT_TELEMETRY_DISABLED: '1',
    TURBO_TELEMETRY_DISABLED: '1',
    DO_NOT_TRACK: '1',
    ...extra,
    PATH: [...places, process.env.PATH].join(path.delimiter),
  };
}
