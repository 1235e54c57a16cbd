import { execFile } from 'node:child_process';
import path from 'node:path';

export const root = path.resolve(import.meta.dirname, '../../..');

export interface Ended {
  code: number;
  stdout: string;
  stderr: string;
}
/** Runs a script of Node at the root of the repository to its end. */
export function run(args: readonly string[], input = ''): Promise<Ended> {
  return new Promise((ended) => {
    const child = execFile(process.execPath, [...args], { cwd: root, maxBuffer: 2 ** 26 }, (error, stdout, stderr) =>
      ended({ code: error ? Number(error.code) : 0, stdout, stderr }),
    );
    child.stdin?.end(input);
  });
}
