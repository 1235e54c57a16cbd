/** A seeded source of numbers in [0, 1), with the draws that pictures need. */
export interface Stream {
  (): number;
  range(low: number, high: number): number;
  /** A whole number from `low` to `high`, both included. */
  int(low: number, high: number): number;
  pick<const T>(list: readonly T[]): T;
  chance(probability: number): boolean;
  sign(): -1 | 1;
  around(middle: number, spread: number): number;
}

function hashOf(text: string): () => number {
  let h = 1779033703 ^ text.length;
  for (let i = 0; i < text.length; i++) {
    h = Math.imul(h ^ text.charCodeAt(i), 3432918353);
    h = (h << 13) | (h >>> 19);
  }
  return () => {
    h = Math.imul(h ^ (h >>> 16), 2246822507);
    h = Math.imul(h ^ (h >>> 13), 3266489909);
    h ^= h >>> 16;
    return h >>> 0;
  };
}

/** The sfc32 generator, seeded by text. The same text always gives the same stream. */
export function stream(seed: string): Stream {
  const next = hashOf(seed);
  let a = next();
  let b = next();
  let c = next();
  let counter = next();
  const random = () => {
    const sum = (((a + b) | 0) + counter) | 0;
    counter = (counter + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = (c << 21) | (c >>> 11);
    c = (c + sum) | 0;
    return (sum >>> 0) / 4294967296;
  };
  for (let i = 0; i < 12; i++) random();
  return Object.assign(random, {
    range: (low: number, high: number) => low + random() * (high - low),
    int: (low: number, high: number) => low + Math.floor(random() * (high - low + 1)),
    pick: <const T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T,
    chance: (probability: number) => random() < probability,
    sign: (): -1 | 1 => (random() < 0.5 ? -1 : 1),
    around: (middle: number, spread: number) => middle + (random() - 0.5) * 2 * spread,
  });
}

/** A fresh stream for each named layer, so that a change in one layer never disturbs another. */
export type Layers = (layer: string) => Stream;

/** The layers of one card. `reroll` moves all of them together, so that both faces stay one subject. */
export const layersOf =
  (id: string, reroll = 0): Layers =>
  (layer) =>
    stream(`${id}:${layer}${reroll ? `:${reroll}` : ''}`);
