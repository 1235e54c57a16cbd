/** Draws the pictures that are missing or stale into `rasters/`, and removes those that no card needs. */
import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { artFor, cardBack } from '../draw';
import { ART_SIZES, type ArtSize, BACK_SIZES } from '../files';
import { isFresh, MANIFEST, type Manifest, type Picture, picturesWanted, RASTERS, readManifest } from './pictures';

/** Small pictures are coded finer: they are few bytes, and flat inks show every fault. */
const QUALITY: Record<ArtSize, number> = { small: 82, large: 78 };
const UNITS = { card: 400, back: 250 };

async function render({ subject, files }: Picture): Promise<void> {
  const svg = Buffer.from(subject ? artFor(subject) : cardBack());
  const units = subject ? UNITS.card : UNITS.back;
  for (const size of ['small', 'large'] as const) {
    const { width, height } = (subject ? ART_SIZES : BACK_SIZES)[size];
    await sharp(svg, { density: (72 * width) / units })
      .resize(width, height)
      .removeAlpha()
      .webp({ quality: QUALITY[size], effort: 6 })
      .toFile(join(RASTERS, files[size]));
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
