/** Options of the commands of this package: whole numbers, and `--help`. */
import { parseArgs } from 'node:util';

/** Reads them; null after help was printed. Throws a sentence for what can't be used. */
export function readNumbers<Name extends string>(
  help: string,
  defaults: Record<Name, number>,
): Record<Name, number> | null {
  const names = Object.keys(defaults) as Name[];
  const options = Object.fromEntries(names.map((name) => [name, { type: 'string' as const }]));
  const { values } = parseArgs({ options: { ...options, help: { type: 'boolean', short: 'h' } } });
  if (values.help) {
    console.log(help);
    return null;
  }
  const read = { ...defaults };
  for (const name of names) {
    const given = (values as Record<string, string | undefined>)[name];
    if (given === undefined) continue;
    const number = Number(given);
    if (!Number.isSafeInteger(number) || number < 1)
      throw new Error(`--${name} needs a whole number above 0: ${given}`);
    read[name] = number;
  }
  return read;
}

/** Runs a command: its exit code is what it resolves with; 2 and a sentence when it can't be done. */
export async function command(main: () => Promise<number>): Promise<void> {
  try {
    process.exit(await main());
  } catch (error) {
    console.error(error instanceof Error ? error.message : String(error));
    process.exit(2);
  }
}
