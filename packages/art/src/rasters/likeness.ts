import sharp from 'sharp';

const SIDE = 16;
const BITS = 2 * SIDE * SIDE;

/** A difference hash: 16 by 16 steps of brightness across and down. Colour does not count. */
export async function fingerprint(file: string): Promise<Uint8Array> {
  const grey = await sharp(file)
    .resize(SIDE + 1, SIDE + 1, { fit: 'fill' })
    .greyscale()
    .raw()
    .toBuffer();
  const bits = new Uint8Array(BITS);
  const at = (x: number, y: number) => grey[y * (SIDE + 1) + x] ?? 0;
  for (let y = 0; y < SIDE; y++) {
    for (let x = 0; x < SIDE; x++) {
      bits[y * SIDE + x] = at(x, y) < at(x + 1, y) ? 1 : 0;
      bits[SIDE * SIDE + y * SIDE + x] = at(x, y) < at(x, y + 1) ? 1 : 0;
    }
  }
  return bits;
}

/** The share of bits in which two fingerprints differ: 0 is the same picture, about 0.4 is another subject. */
export const distance = (a: Uint8Array, b: Uint8Array): number =>
  a.reduce((differing, bit, i) => differing + (bit === b[i] ? 0 : 1), 0) / a.length;
