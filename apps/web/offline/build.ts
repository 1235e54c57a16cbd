/** Makes public/sw.js, after `next build`: the service worker with the list of what it keeps. */
import fs from 'node:fs';
import path from 'node:path';
import { CARDS } from '@astris/cards';
import { PUZZLES } from '@astris/practice/puzzles';
import { build } from 'esbuild';
import { type Kept, OFFLINE } from '@/offline/kept';
import { cardHref, FIRST_GAME, LEARN, PRACTICE, puzzleHref } from '@/site/links';

const WEB = path.join(import.meta.dirname, '..');
const SMALL_PICTURE = /\.160\.webp$/;

const filesIn = (folder: string): string[] =>
  fs.readdirSync(path.join(WEB, folder), { recursive: true, withFileTypes: true }).flatMap((entry) => {
    if (!entry.isFile() || entry.name.endsWith('.map')) return [];
    return [path.relative(path.join(WEB, folder), path.join(entry.parentPath, entry.name)).split(path.sep).join('/')];
  });

const buildId = fs.readFileSync(path.join(WEB, '.next/BUILD_ID'), 'utf8').trim();
const addresses = (prefix: string, files: readonly string[]) =>
  files.map((file) => `${prefix}${file.split('/').map(encodeURIComponent).join('/')}`);

const kept: Kept = {
  build: buildId,
  files: addresses('/_next/static/', filesIn('.next/static')),
  ofBuild: ['/theme.js', '/icon.svg'],
  pages: [OFFLINE, '/cards', PRACTICE, LEARN, FIRST_GAME, ...PUZZLES.map(({ id }) => puzzleHref(id))],
  catalog: {
    pages: CARDS.map(({ id }) => cardHref(id)),
    pictures: addresses(
      '/art/',
      filesIn('public/art').filter((file) => SMALL_PICTURE.test(file)),
    ),
  },
};

await build({
  entryPoints: [path.join(WEB, 'offline/worker/main.ts')],
  outfile: path.join(WEB, 'public/sw.js'),
  bundle: true,
  minify: true,
  format: 'iife',
  target: 'es2022',
  alias: { '@': path.join(WEB, 'src') },
  define: { KEPT: JSON.stringify(kept), 'process.env.NODE_ENV': '"production"' },
  logLevel: 'warning',
});
