// A Vitest reporter for what no test owns: an error that was thrown outside of one, which fails the run all the same.
import fs from 'node:fs';
import path from 'node:path';
import { inRoot, readJson } from '../repository.mjs';

/** The variable that says where the reporter writes. */
export const UNHANDLED_FILE = 'ASTRIS_UNHANDLED_FILE';

/** What such errors say, one line each, from the file that the reporter wrote. @returns {string[]} */
export const unhandledIn = (file) => readJson(file) ?? [];

export default class UnhandledErrors {
  onTestRunEnd(_testModules, errors) {
    fs.writeFileSync(process.env[UNHANDLED_FILE], JSON.stringify(errors.map(lineOf)));
  }
}

function lineOf({ name, message, VITEST_TEST_PATH: file }) {
  const [firstLine] = String(message).split('\n');
  return `${name ?? 'Error'}: ${firstLine}${file ? ` (${path.relative(inRoot(), file)})` : ''}`;
}
