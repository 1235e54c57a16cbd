import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { glob } from 'tinyglobby';
import { type TestTitle, titlesIn } from './titles';

export type { TestTitle };

const TEST_FILES = ['**/*.test.{ts,tsx}', '**/*.spec.{ts,tsx}'];
const NOT_OURS = ['**/node_modules/**', '**/.*/**', '**/dist/**', '**/generated/**'];

/** The titles of all tests below a folder: unit, integration and end-to-end. Throws, naming it, at a file that can't be read as TypeScript. */
export async function scanTitles(root: string): Promise<readonly TestTitle[]> {
  const files = await glob(TEST_FILES, { cwd: root, ignore: NOT_OURS });
  const titles: TestTitle[] = [];
  for (const file of files.sort()) {
    const source = await readFile(join(root, file), 'utf8');
    try {
      titles.push(...titlesIn(file, source));
    } catch (cause) {
      throw new Error(`${file} can't be read as TypeScript`, { cause });
    }
  }
  return titles;
}
