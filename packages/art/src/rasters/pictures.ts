import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { CARDS } from '@astris/cards';
import { artFor, cardBack } from '../draw';
import { type ArtSize, artFileName, backFileName } from '../files';
import type { ArtSubject } from '../subject';
import { subjectsOf } from '../subjects';
import { hashOf } from './raster';

export const RASTERS = fileURLToPath(new URL('../../rasters/', import.meta.url));
export const MANIFEST = join(RASTERS, 'manifest.json');

/** One picture in the manifest. `hash` is of the drawing and of the way it is made into pixels. */
export interface Entry {
  readonly hash: string;
  readonly files: Record<ArtSize, string>;
}
/** By face: `<card id>.<face>`, and `card-back`. */
export type Manifest = Record<string, Entry>;

export interface Picture extends Entry {
  readonly key: string;
  readonly svg: string;
  /** The card back has none. */
  readonly subject?: ArtSubject;
}

/** Every face of every card that has a picture. */
export const SUBJECTS: readonly ArtSubject[] = CARDS.flatMap(subjectsOf);

/** Every picture that the cards need, drawn, with the hash that its raster should have. */
export function picturesWanted(): Picture[] {
  const faces = SUBJECTS.map((subject): Picture => {
    const { id, face } = subject;
    const svg = artFor(subject);
    const files = { small: artFileName(id, face, 'small'), large: artFileName(id, face, 'large') };
    return { key: `${id}.${face}`, subject, svg, hash: hashOf(svg), files };
  });
  const svg = cardBack();
  const files = { small: backFileName('small'), large: backFileName('large') };
  return [...faces, { key: 'card-back', svg, hash: hashOf(svg), files }];
}

export const readManifest = (): Manifest =>
  existsSync(MANIFEST) ? (JSON.parse(readFileSync(MANIFEST, 'utf8')) as Manifest) : {};

/** Whether the files of a picture are there and are of the drawing that the picture is now. */
export function isFresh({ key, hash, files }: Picture, manifest: Manifest): boolean {
  return manifest[key]?.hash === hash && Object.values(files).every((file) => existsSync(join(RASTERS, file)));
}
