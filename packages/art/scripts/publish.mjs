/**
 * Copies the pictures to where a site serves them. From the site's folder: `node <art>/scripts/publish.mjs public/art`.
 * Copies only what has changed and removes what is no longer there; draws nothing.
 */
import { copyFileSync, existsSync, mkdirSync, readdirSync, rmSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

const RASTERS = fileURLToPath(new URL('../rasters/', import.meta.url));

/** @param {string} target the folder that becomes a copy of `rasters/`; returns how many files were copied */
export function publishArt(target) {
  mkdirSync(target, { recursive: true });
  const pictures = readdirSync(RASTERS).filter((file) => file.endsWith('.webp'));
  const current = (file) => {
    const copy = join(target, file);
    if (!existsSync(copy)) return false;
    const [source, there] = [statSync(join(RASTERS, file)), statSync(copy)];
    return source.size === there.size && there.mtimeMs >= source.mtimeMs;
  };
  const changed = pictures.filter((file) => !current(file));
  for (const file of changed) copyFileSync(join(RASTERS, file), join(target, file));
  const wanted = new Set(pictures);
  for (const file of readdirSync(target)) {
    if (file.endsWith('.webp') && !wanted.has(file)) rmSync(join(target, file));
  }
  return changed.length;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const target = resolve(process.argv[2] ?? fileURLToPath(new URL('../../../apps/web/public/art/', import.meta.url)));
  console.log(`Art: ${publishArt(target)} files copied`);
}
