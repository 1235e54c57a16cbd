/** Prints one line with the seconds since the start. */
export function log(message) {
  console.log(`[${(performance.now() / 1000).toFixed(1)}s] ${message}`);
}
