/** Chance (17.7): numbers are hashes of the seed and a count, so that a shuffle can be checked by anyone who knows the seed. */
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';

/** SHA-256 of a text, in hex. */
export const sha256Hex = (text: string): string => bytesToHex(sha256(utf8ToBytes(text)));
/** What is published before the first draw (17.7). */
export const commitmentOf = (seed: string): string => sha256Hex(`astris:commitment:${seed}`);

/** A stream of fair whole numbers from a seed, from number `drawn` on. */
export function stream(seed: string, drawn: number) {
  let count = drawn;
  let block = -1;
  let words: DataView<ArrayBufferLike> = new DataView(new ArrayBuffer(32));
  const next = (): number => {
    const wanted = count >>> 3;
    if (wanted !== block) {
      block = wanted;
      const bytes = sha256(utf8ToBytes(`astris:chance:${seed}:${block}`));
      words = new DataView(bytes.buffer, bytes.byteOffset, 32);
    }
    return words.getUint32((count++ & 7) * 4);
  };
  return {
    /** A number from 0 to n - 1, without bias. */
    below(n: number): number {
      const limit = 2 ** 32 - (2 ** 32 % n);
      let value = next();
      while (value >= limit) value = next();
      return value % n;
    },
    get drawn() {
      return count;
    },
  };
}
/** The list in a fair random order (Fisher and Yates), and how many numbers have then been drawn. */
export function shuffled<T>(list: readonly T[], seed: string, drawn: number): { list: T[]; drawn: number } {
  const out = [...list];
  const chance = stream(seed, drawn);
  for (let i = out.length - 1; i > 0; i--) {
    const j = chance.below(i + 1);
    [out[i], out[j]] = [out[j] as T, out[i] as T];
  }
  return { list: out, drawn: chance.drawn };
}
/**
 * Numbers from 0 to n - 1 from a seed, fast and of no more than fair quality: for what is imagined. A true game is
 * shuffled by `stream` alone (17.7).
 */
export function quickChance(seed: string): (n: number) => number {
  let state = 0x811c9dc5;
  for (let at = 0; at < seed.length; at++) state = Math.imul(state ^ seed.charCodeAt(at), 0x01000193);
  return (n) => {
    state = (state + 0x9e3779b9) | 0;
    let word = Math.imul(state ^ (state >>> 16), 0x21f0aaad);
    word = Math.imul(word ^ (word >>> 15), 0x735a2d97);
    return Math.floor((((word ^ (word >>> 15)) >>> 0) / 2 ** 32) * n);
  };
}
