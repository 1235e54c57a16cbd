// Remembers by content what is up to date, so that a second start skips it.
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { inRoot, readJson } from './repository.mjs';

const stampFile = inRoot('node_modules/.astris-stamps.json');
const made = new Set(['node_modules', '.next', 'dist', 'generated', '.turbo', 'test-results']);
const madeHere = new Set(['apps/web/public/art', 'apps/web/public/sw.js']);

/** One hash of these files and folders (paths from the root), without what is made from them and without tests. */
export function hashOf(...entries) {
  const hash = createHash('sha256').update(process.version);
  for (const file of entries.flatMap(filesIn)) hash.update(file).update(fs.readFileSync(inRoot(file)));
  return hash.digest('hex');
}

function filesIn(entry) {
  const found = fs.statSync(inRoot(entry), { throwIfNoEntry: false });
  if (!found || madeHere.has(entry)) return [];
  if (!found.isDirectory()) return /\.test\.tsx?$/.test(entry) ? [] : [entry];
  return fs
    .readdirSync(inRoot(entry))
    .filter((name) => !made.has(name) && !name.endsWith('.tsbuildinfo') && name !== 'next-env.d.ts')
    .sort()
    .flatMap((name) => filesIn(path.posix.join(entry, name)));
}

/** True when this piece of work was last done for the same hash. */
export const isFresh = (work, hash) => readJson(stampFile)?.[work] === hash;

/** Records that a piece of work is done for this hash. */
export function stamp(work, hash) {
  fs.writeFileSync(stampFile, `${JSON.stringify({ ...readJson(stampFile), [work]: hash }, null, 2)}\n`);
}
