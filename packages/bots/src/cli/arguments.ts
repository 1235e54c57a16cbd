import { type ParseArgsConfig, parseArgs } from 'node:util';

/** Ends the program with a sentence and code 2. */
export function end(message: string): never {
  console.error(message);
  process.exit(2);
}

/** The options of the command line; ends the program with a sentence and code 2 when they can’t be read. */
export function readOptions<T extends NonNullable<ParseArgsConfig['options']>>(options: T) {
  try {
    return parseArgs({ options }).values;
  } catch (error) {
    return end(error instanceof Error ? error.message : String(error));
  }
}

/** A whole number above 0 given as an option; ends the program with a sentence and code 2 when it is none. */
export function wholeNumber(text: string, name: string): number {
  const n = Number(text);
  return Number.isSafeInteger(n) && n > 0 ? n : end(`--${name} must be a whole number above 0, not "${text}"`);
}
