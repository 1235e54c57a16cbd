import { statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { artFile, artFileName } from '../files';
import { distance, fingerprint, limitFor } from './likeness';
import { isFresh, picturesWanted, RASTERS, readManifest } from './pictures';

const pictures = picturesWanted();
const manifest = readManifest();

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

const average = (sizes: readonly number[]) => sizes.reduce((sum, size) => sum + size, 0) / sizes.length;
const KB = 1024;

test('a drawing has 17 KB on average, a large raster 24 KB and a small one 5 KB at most', () => {
  const bytes = (size: 'small' | 'large') =>
    average(pictures.map(({ files }) => statSync(join(RASTERS, files[size])).size));
  expect(average(pictures.map(({ svg }) => svg.length))).toBeLessThan(17 * KB);
  expect(bytes('large')).toBeLessThan(24 * KB);
  expect(bytes('small')).toBeLessThan(5 * KB);
});

test('no two cards look alike at the size of a table card (else: npm --prefix packages/art run spread)', async () => {
  const faces = await Promise.all(
    pictures.flatMap(({ subject, key, files }) =>
      subject ? [fingerprint(join(RASTERS, files.small)).then((print) => ({ subject, key, print }))] : [],
    ),
  );
  const alike = faces.flatMap((a, i) =>
    faces
      .slice(0, i)
      .filter((b) => a.subject.id !== b.subject.id && distance(a.print, b.print) < limitFor(a.subject, b.subject))
      .map((b) => `${a.key} and ${b.key}`),
  );
  expect(alike).toEqual([]);
});
