/**
 * A contact sheet of drawings as they are now; `rasters/` is not touched.
 * `npm run sheet -- <out.png> [small|large] [columns] [words...]`: a word is a part of an id, a type, a face or a faction.
 */
import { resolve } from 'node:path';
import sharp from 'sharp';
import { ART_SIZES, type ArtSize } from '../files';
import { type Picture, picturesWanted } from './pictures';
import { rasterOf } from './raster';

const GAP = 6;
const CAPTION = 14;
const [out = 'sheet.png', size = 'small', columns = '8', ...words] = process.argv.slice(2);
const { width, height } = ART_SIZES[size as ArtSize];
const across = Number(columns);

const fits = ({ key, subject }: Picture) =>
  subject &&
  (words.length === 0 ||
    words.some((word) => key.includes(word) || subject.type === word || subject.factions[0] === word));
const rank = ({ subject }: Picture) => `${subject?.type} ${subject?.factions[0] ?? subject?.drives?.[0]}`;
const pictures = picturesWanted()
  .filter(fits)
  .sort((a, b) => (rank(a) < rank(b) ? -1 : Number(rank(a) > rank(b))));

const rows = Math.ceil(pictures.length / across);
const cell = (i: number) => ({
  left: GAP + (i % across) * (width + GAP),
  top: GAP + Math.floor(i / across) * (height + CAPTION + GAP),
});
const caption = (text: string) =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${CAPTION}">` +
      `<text x="1" y="10" font-size="9" fill="#cfcabf" font-family="sans-serif">${text}</text></svg>`,
  );

const layers = [];
for (const [i, { key, svg }] of pictures.entries()) {
  const { left, top } = cell(i);
  layers.push({ input: await rasterOf(svg, 'card', size as ArtSize), left, top });
  layers.push({ input: caption(key), left, top: top + height });
}
await sharp({
  create: {
    width: GAP + across * (width + GAP),
    height: GAP + rows * (height + CAPTION + GAP),
    channels: 3,
    background: '#101116',
  },
})
  .composite(layers)
  .toFile(resolve(out));
console.log(`${pictures.length} pictures on ${resolve(out)}`);
