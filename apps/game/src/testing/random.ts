/** The same numbers for the same seed; 0 <= x < 1. */
export function seededRandom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let x = Math.imul(state ^ (state >>> 15), state | 1);
    x ^= x + Math.imul(x ^ (x >>> 7), x | 61);
    return ((x ^ (x >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** A match's seed, as long as the service's own: 32 bytes in hex. */
export const randomSeed = (random: () => number): string =>
  Array.from({ length: 64 }, () => Math.floor(random() * 16).toString(16)).join('');
