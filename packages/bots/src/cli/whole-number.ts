/** A whole number above 0 given as an option; ends the program with a sentence when it is none. */
export function wholeNumber(text: string, name: string): number {
  const n = Number(text);
  if (Number.isInteger(n) && n > 0) return n;
  console.error(`--${name} must be a whole number above 0, not "${text}"`);
  process.exit(2);
}
