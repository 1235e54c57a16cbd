import { randomInt } from 'node:crypto';

/** Letters and digits that nobody takes for another, and how many make a reference. */
const ALPHABET = '23456789ABCDEFGHJKMNPQRSTVWXYZ';
const LENGTH = 8;

/** A short reference that can be read out. */
export const reference = (): string =>
  Array.from({ length: LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');
