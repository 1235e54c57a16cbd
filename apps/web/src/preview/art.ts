import 'server-only';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { artFile } from '@astris/art/files';
import sharp from 'sharp';

/** A card’s large picture as a data URL that the drawing of previews can read; undefined where the file is not there. */
export async function artOf(cardId: string): Promise<string | undefined> {
  try {
    const file = path.join(process.cwd(), 'public', artFile(cardId, 'front', 'large'));
    const png = await sharp(await readFile(file))
      .png()
      .toBuffer();
    return `data:image/png;base64,${png.toString('base64')}`;
  } catch {
    return undefined;
  }
}
