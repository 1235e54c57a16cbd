/** How long the property tests run. `FUZZ_RUNS` and `FUZZ_SEED` make them longer and others; a failure prints its seed. */

/** FUZZ_RUNS times as many runs as in `npm test`. */
const times = Math.max(1, Number(process.env.FUZZ_RUNS ?? 1) || 1);
const seed = Number(process.env.FUZZ_SEED ?? 1) || 1;

/** Parameters for fast-check: so many runs, from a seed that is the same unless the environment says otherwise. */
export const runs = (numRuns: number) => ({ numRuns: numRuns * times, seed });
/** Seeds for a property that is tried once for each. */
export const seeds = (n: number): number[] => Array.from({ length: n * times }, (_, at) => seed * 1_000_003 + at);
/** Milliseconds that a property test may take: a busy machine is no failure. */
export const FUZZ_TIMEOUT = 180_000 * times;
