import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { CARDS } from '@astris/cards';
import { directionFor } from '../direction-for';
import { type ArtSize, artFileName, backFileName } from '../files';
import type { ArtSubject } from '../subject';
import { subjectsOf } from '../subjects';

export const RASTERS = fileURLToPath(new URL('../../rasters/', import.meta.url));
export const MANIFEST = join(RASTERS, 'manifest.json');
const SOURCE = fileURLToPath(new URL('../', import.meta.url));

/** One picture in the manifest. `hash` is of everything that the picture was drawn from. */
export interface Entry {
  readonly hash: string;
  readonly files: Record<ArtSize, string>;
}
/** By face: `<card id>.<face>`, and `card-back`. */
export type Manifest = Record<string, Entry>;

export interface Picture extends Entry {
  readonly key: string;
  /** The card back has none. */
  readonly subject?: ArtSubject;
}

/** Not part of the drawing: tests, paths, and the directions, which count for their own card alone. */
const ASIDE = /\.test\.ts$|^(files|subjects|directions|direction-for|direction)\.ts$|^(directions|rasters)\//;

function drawingCode(folder: string, under = ''): string[] {
  return readdirSync(folder)
    .sort()
    .flatMap((name) => {
      const path = join(folder, name);
      if (statSync(path).isDirectory()) return drawingCode(path, `${under}${name}/`);
      return ASIDE.test(under + name) ? [] : [`${under}${name}\n${readFileSync(path, 'utf8')}`];
    });
}

const digest = (...parts: string[]) => createHash('sha256').update(parts.join('\0')).digest('hex').slice(0, 16);

/** Every picture that the cards need, with the hash it should have. Draws nothing. */
export function picturesWanted(): Picture[] {
  const code = digest(...drawingCode(SOURCE));
  const faces = CARDS.flatMap(subjectsOf).map((subject): Picture => {
    const { id, face } = subject;
    return {
      key: `${id}.${face}`,
      subject,
      hash: digest(code, JSON.stringify(subject), JSON.stringify(directionFor(subject))),
      files: { small: artFileName(id, face, 'small'), large: artFileName(id, face, 'large') },
    };
  });
  const back = { small: backFileName('small'), large: backFileName('large') };
  return [...faces, { key: 'card-back', hash: digest(code, 'card-back'), files: back }];
}

export const readManifest = (): Manifest =>
  existsSync(MANIFEST) ? (JSON.parse(readFileSync(MANIFEST, 'utf8')) as Manifest) : {};

/** Whether the files of a picture are there and were drawn from what the picture is drawn from now. */
export function isFresh({ key, hash, files }: Picture, manifest: Manifest): boolean {
  return manifest[key]?.hash === hash && Object.values(files).every((file) => existsSync(join(RASTERS, file)));
}
