import { readFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { ICON_SIZES, iconHref } from '@/site/icons';

const A_DAY = 'public, max-age=86400';

/** The site's icon as a PNG, for devices that take no drawing. */
export async function GET(_: Request, { params }: { params: Promise<{ file: string }> }) {
  const { file } = await params;
  const size = ICON_SIZES.find((one) => iconHref(one) === `/icons/${file}`);
  if (size === undefined) return new Response('No such icon\n', { status: 404 });
  const drawing = await readFile(path.join(process.cwd(), 'public/icon.svg'));
  const png = await sharp(drawing, { density: size * 3 })
    .resize(size, size)
    .png()
    .toBuffer();
  return new Response(new Uint8Array(png), { headers: { 'Content-Type': 'image/png', 'Cache-Control': A_DAY } });
}
