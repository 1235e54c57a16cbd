import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { ART_SIZES, type ArtSize, BACK_SIZES } from '../files';

/** Small pictures are coded finer: they are few bytes, and flat inks show every fault. */
const QUALITY: Record<ArtSize, number> = { small: 82, large: 78 };
const SETTINGS = { effort: 6, QUALITY, ART_SIZES, BACK_SIZES };
const UNITS = { card: 400, back: 250 };
const CACHE = fileURLToPath(new URL('../../node_modules/.cache/rasters/', import.meta.url));

/** The hash of a drawing and of how it is made into pixels: a raster with this hash is the raster of this drawing. */
export const hashOf = (svg: string): string =>
  createHash('sha256').update(svg).update(JSON.stringify(SETTINGS)).digest('hex').slice(0, 16);

async function encode(svg: string, shape: 'card' | 'back', size: ArtSize): Promise<Buffer> {
  const { width, height } = (shape === 'card' ? ART_SIZES : BACK_SIZES)[size];
  return sharp(Buffer.from(svg), { density: (72 * width) / UNITS[shape] })
    .resize(width, height)
    .removeAlpha()
    .webp({ quality: QUALITY[size], effort: SETTINGS.effort })
    .toBuffer();
}

/** The WebP file of a drawing. A drawing that was made into pixels before is read from a cache beside the packages. */
export async function rasterOf(svg: string, shape: 'card' | 'back', size: ArtSize): Promise<Buffer> {
  const file = join(CACHE, `${hashOf(svg)}.${size}.webp`);
  if (existsSync(file)) return readFileSync(file);
  const raster = await encode(svg, shape, size);
  mkdirSync(CACHE, { recursive: true });
  writeFileSync(file, raster);
  return raster;
}
