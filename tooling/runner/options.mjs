// The command lines of programs that the runner itself is.
import { parseArgs } from 'node:util';

/** The options; prints the text for --help, and ends the program with a sentence and code 2 when they can’t be read. */
export function readOptions(usage, options) {
  try {
    const { help, ...values } = parseArgs({ options: { ...options, help: { type: 'boolean', short: 'h' } } }).values;
    if (!help) return values;
    console.log(usage);
    process.exit(0);
  } catch (error) {
    console.error(error.message);
    process.exit(2);
  }
}
