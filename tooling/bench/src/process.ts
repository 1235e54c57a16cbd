/** A measured process: bundled as the services are built, and asked for one figure at a time. */
import { fork } from 'node:child_process';
import path from 'node:path';
import { build } from 'esbuild';
import type { FigureId } from './goals';
import type { Measured, Sent } from './side';

export interface Side {
  /** One round of a figure; null where this side has none. */
  measure(figure: FigureId, budgetMs: number): Promise<Measured | null>;
  end(): void;
}

/** Builds `entry` into `folder` and starts it. */
export async function startSide(entry: string, folder: string, args: readonly string[] = []): Promise<Side> {
  const outfile = path.join(folder, `${path.basename(path.dirname(entry))}.mjs`);
  await build({
    entryPoints: [entry],
    outfile,
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    logLevel: 'warning',
  });
  const child = fork(outfile, [...args], { execArgv: ['--expose-gc'] });
  return {
    measure: (figure, budgetMs) =>
      new Promise((done, fail) => {
        const ended = () => fail(new Error(`the measured process of ${entry} ended`));
        child.once('exit', ended);
        child.once('message', (sent: Sent) => {
          child.off('exit', ended);
          if ('failed' in sent) fail(new Error(sent.failed));
          else done(sent.measured);
        });
        child.send({ figure, budgetMs });
      }),
    end: () => child.disconnect(),
  };
}
