/** How large a request to the API may be. */

/** Largest body, in bytes: several times the largest deck. */
export const MOST_BYTES = 128 * 1024;
/** Deepest nesting of JSON: several times that of any input. */
export const MOST_DEPTH = 32;
/** Most calls in one request. */
export const MOST_CALLS = 20;
