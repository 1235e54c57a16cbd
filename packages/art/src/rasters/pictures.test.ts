import { statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { artFile, artFileName } from '../files';
import { distance, fingerprint } from './likeness';
import { isFresh, picturesWanted, RASTERS, readManifest } from './pictures';

const pictures = picturesWanted();
const manifest = readManifest();

/**
 * Measured over all pairs: the median is 0.42. The nearest pairs that were plainly the same composition lay at 0.19 and
 * 0.21, the nearest that nobody would mistake at 0.27.
 */
const ALIKE = 0.24;

test('every face of every card has its pictures, drawn from what it is drawn from now (else: npm --prefix packages/art run render)', () => {
  const stale = pictures.filter((picture) => !isFresh(picture, manifest)).map(({ key }) => key);
  expect(stale).toEqual([]);
});

test('the manifest names no face that no card has', () => {
  expect(Object.keys(manifest).sort()).toEqual(pictures.map(({ key }) => key).sort());
});

test('the path of a picture is its file under /art', () => {
  expect(artFile('the-long-vigil', 'back', 'small')).toBe(`/art/${artFileName('the-long-vigil', 'back', 'small')}`);
});

test('all pictures together weigh less than 3 MB', () => {
  const bytes = pictures.flatMap(({ files }) => Object.values(files)).map((file) => statSync(join(RASTERS, file)).size);
  expect(bytes.reduce((sum, size) => sum + size, 0)).toBeLessThan(3_000_000);
});

test('no two cards look alike at the size of a table card', async () => {
  const prints = await Promise.all(
    pictures.map(async ({ subject, key, files }) => ({
      card: subject?.id ?? key,
      key,
      print: await fingerprint(join(RASTERS, files.small)),
    })),
  );
  const alike = prints.flatMap((a, i) =>
    prints
      .slice(0, i)
      .filter((b) => a.card !== b.card && distance(a.print, b.print) < ALIKE)
      .map((b) => `${a.key} and ${b.key}`),
  );
  expect(alike).toEqual([]);
});
