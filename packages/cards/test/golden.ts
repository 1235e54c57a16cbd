import fs from 'node:fs';
import path from 'node:path';

/** Golden files change only on the explicit word `UPDATE_GOLDENS=1`; a missing one is a failure, never written silently. */
const updating = process.env.UPDATE_GOLDENS === '1';

/** What the golden file holds; on the word to update, first writes what it shall hold. */
export const golden = (file: string, now: string): string => {
  const place = path.join(import.meta.dirname, file);
  if (updating) fs.writeFileSync(place, now);
  return fs.existsSync(place) ? fs.readFileSync(place, 'utf8') : `${file} is missing: run with UPDATE_GOLDENS=1`;
};
