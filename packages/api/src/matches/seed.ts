import { randomBytes } from 'node:crypto';
import { z } from 'zod';
import { ApiError } from '../errors';

const SEED_BYTES = 32;

/** A seed that a test sets; hex, as a real one. */
export const testSeedInput = z
  .string()
  .regex(/^[0-9a-f]{64}$/)
  .optional();

/** The seed of every shuffle of a match: 256 random bits in hex. A test's own is refused where tests are not allowed it. */
export function chooseSeed(testSeed: string | undefined): string {
  if (testSeed === undefined) return randomBytes(SEED_BYTES).toString('hex');
  if (process.env.ASTRIS_TEST_SEED_ALLOWED !== '1') throw new ApiError('FORBIDDEN', 'testSeedRefused');
  return testSeed;
}
