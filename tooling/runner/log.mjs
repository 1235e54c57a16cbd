let print = console.log;

/** From here on lines go to standard error: standard output belongs to what the command prints. */
export function logToErrors() {
  print = console.error;
}

/** Prints one line with the seconds since the start. */
export function log(message) {
  print(`[${(performance.now() / 1000).toFixed(1)}s] ${message}`);
}
