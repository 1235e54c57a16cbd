import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const root = path.resolve(import.meta.dirname, '../..');
const LIMIT = 300;
const made = new Set(['node_modules', '.next', 'dist', 'generated']);

function stylesheets(folder: string): string[] {
  return fs.readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const place = path.join(folder, entry.name);
    if (entry.isDirectory()) return made.has(entry.name) ? [] : stylesheets(place);
    return entry.name.endsWith('.css') ? [place] : [];
  });
}

// Biome counts the lines of code files only.
test(`no stylesheet is longer than ${LIMIT} lines`, () => {
  const files = ['apps', 'packages'].flatMap((folder) => stylesheets(path.join(root, folder)));
  const tooLong = files.filter((file) => fs.readFileSync(file, 'utf8').split('\n').length - 1 > LIMIT);
  expect(tooLong.map((file) => path.relative(root, file))).toEqual([]);
});
