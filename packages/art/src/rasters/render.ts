/** Makes the rasters that are missing or stale into `rasters/`, and removes those that no card needs. */
import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isFresh, MANIFEST, type Manifest, type Picture, picturesWanted, RASTERS, readManifest } from './pictures';
import { rasterOf } from './raster';

async function render({ subject, svg, files }: Picture): Promise<void> {
  for (const size of ['small', 'large'] as const) {
    writeFileSync(join(RASTERS, files[size]), await rasterOf(svg, subject ? 'card' : 'back', size));
  }
}

function removeUnwanted(pictures: readonly Picture[]): void {
  const wanted = new Set(pictures.flatMap(({ files }) => Object.values(files)));
  for (const file of readdirSync(RASTERS)) {
    if (file.endsWith('.webp') && !wanted.has(file)) rmSync(join(RASTERS, file));
  }
}

mkdirSync(RASTERS, { recursive: true });
const pictures = picturesWanted();
const before = readManifest();
const stale = pictures.filter((picture) => !isFresh(picture, before));
for (const picture of stale) await render(picture);
removeUnwanted(pictures);
const after: Manifest = Object.fromEntries(pictures.map(({ key, hash, files }) => [key, { hash, files }]));
writeFileSync(MANIFEST, `${JSON.stringify(after, null, 2)}\n`);
console.log(`${pictures.length} pictures, ${stale.length} drawn`);
