/** A copy of the engine in a temporary folder, in which mistakes are made and tests are run; the tree itself is only read. */
import { spawn } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

const ROOT = path.resolve(import.meta.dirname, '../..');
export const ENGINE = 'packages/engine/src';
const COPIED = ['packages/engine', 'packages/rulebook', 'tooling/tsconfig', 'package.json', 'tsconfig.json'];
const CONFIG = `export default { test: { include: ['${ENGINE}/**/*.test.ts'], testTimeout: 60_000 } };\n`;

/** A file of the engine as it is in the tree. */
export const sourceOf = (file: string): string => fs.readFileSync(path.join(ROOT, ENGINE, file), 'utf8');
export const existsInEngine = (file: string): boolean => fs.existsSync(path.join(ROOT, ENGINE, file));

export interface Tested {
  /** The names of the tests that failed; several files may each have one. */
  readonly failed: readonly string[];
  readonly passed: number;
  /** What stopped the tests from running at all. */
  readonly broken: string | null;
}
interface Report {
  numPassedTests: number;
  testResults: { message: string; assertionResults: { status: string; fullName: string }[] }[];
}

export class Workplace {
  readonly #folder = fs.mkdtempSync(path.join(os.tmpdir(), 'astris-mutants-'));
  #running: ReturnType<typeof spawn> | null = null;

  constructor() {
    for (const part of COPIED)
      fs.cpSync(path.join(ROOT, part), path.join(this.#folder, part), { recursive: true, verbatimSymlinks: true });
    fs.symlinkSync(path.join(ROOT, 'node_modules'), path.join(this.#folder, 'node_modules'), 'junction');
    fs.writeFileSync(path.join(this.#folder, 'vitest.config.ts'), CONFIG);
  }
  write(file: string, source: string): void {
    fs.writeFileSync(path.join(this.#folder, ENGINE, file), source);
  }
  /** Runs these test files of the engine, or all, up to the first test that fails. */
  async test(files: readonly string[] = []): Promise<Tested> {
    const report = path.join(this.#folder, 'report.json');
    fs.rmSync(report, { force: true });
    const vitest = path.join('node_modules', 'vitest', 'vitest.mjs');
    const options = ['run', '--bail', '1', '--reporter=json', `--outputFile=${report}`];
    const named = files.map((file) => path.join(ENGINE, file));
    const child = spawn(process.execPath, [vitest, ...options, ...named], { cwd: this.#folder, stdio: 'pipe' });
    this.#running = child;
    let output = '';
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk));
    await new Promise((resolve) => child.once('close', resolve));
    this.#running = null;
    if (!fs.existsSync(report)) return { failed: [], passed: 0, broken: output };
    const { testResults, numPassedTests } = JSON.parse(fs.readFileSync(report, 'utf8')) as Report;
    const failed = testResults.flatMap(({ assertionResults }) =>
      assertionResults.flatMap(({ status, fullName }) => (status === 'failed' ? [fullName.trim()] : [])),
    );
    const message = testResults.map((file) => file.message).find(Boolean);
    return { failed, passed: numPassedTests, broken: failed.length === 0 ? (message ?? null) : null };
  }
  /** Removes the copy, and ends what runs in it. */
  close(): void {
    this.#running?.kill('SIGKILL');
    fs.rmSync(this.#folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 });
  }
}
