/** A contact sheet of all pictures: `pnpm --filter @astris/art sheet <out.webp> [small|large] [columns] [words in the name...]`. */
import { join, resolve } from 'node:path';
import sharp from 'sharp';
import { ART_SIZES, type ArtSize } from '../files';
import { picturesWanted, RASTERS } from './pictures';

const GAP = 6;
const CAPTION = 14;
const [out = 'sheet.webp', size = 'small', columns = '8', ...words] = process.argv.slice(2);
const { width, height } = ART_SIZES[size as ArtSize];
const across = Number(columns);

const pictures = picturesWanted().filter(
  ({ key, subject }) =>
    subject && (words.length === 0 || words.some((word) => key.includes(word) || subject.type === word)),
);
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
const layers = pictures.flatMap(({ key, files }, i) => {
  const { left, top } = cell(i);
  return [
    { input: join(RASTERS, files[size as ArtSize]), left, top },
    { input: caption(key), left, top: top + height },
  ];
});
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
