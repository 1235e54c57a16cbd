import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Direction } from '../direction';

const FILE = fileURLToPath(new URL('../overrides.json', import.meta.url));
const WIDTH = 120;

export type Overrides = Record<string, Direction>;

const spaced = (value: unknown): string => {
  if (Array.isArray(value)) return `[${value.map(spaced).join(', ')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  return `{ ${pairsOf(value).join(', ')} }`;
};
const pairsOf = (value: object): string[] =>
  Object.entries(value).map(([key, inner]) => `${JSON.stringify(key)}: ${spaced(inner)}`);

/** One line for each picture that has room on it; otherwise one for each word, as the formatter has it. */
function entryOf(id: string, direction: Direction): string {
  const line = `  ${JSON.stringify(id)}: ${spaced(direction)}`;
  if (line.length < WIDTH) return line;
  return `  ${JSON.stringify(id)}: {\n${pairsOf(direction)
    .map((pair) => `    ${pair}`)
    .join(',\n')}\n  }`;
}

export const readOverrides = (): Overrides => JSON.parse(readFileSync(FILE, 'utf8')) as Overrides;

/** Writes the overrides by id, so that cards which are added at the same time seldom meet in a merge. */
export function writeOverrides(overrides: Overrides): void {
  const entries = Object.entries(overrides)
    .filter(([, direction]) => Object.keys(direction).length > 0)
    .sort(([a], [b]) => (a < b ? -1 : 1));
  writeFileSync(FILE, `{\n${entries.map(([id, direction]) => entryOf(id, direction)).join(',\n')}\n}\n`);
}
