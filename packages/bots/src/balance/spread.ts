/** Games spread over processes, a few at a time; what comes back is in the order of the games, whoever played them. */
import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { GameRecord } from './record';
import type { Schedule } from './schedule';

export interface Order {
  readonly schedule: Schedule;
  readonly from: number;
  readonly to: number;
}
/** What a worker answers an order with. `cpu` is its CPU time for it, in microseconds. */
export type Delivery = { readonly records: readonly GameRecord[]; readonly cpu: number } | { readonly failed: string };
export interface Spread {
  readonly records: GameRecord[];
  /** CPU time of all workers, in seconds. */
  readonly cpuSeconds: number;
}
const AT_ONCE = 5;
const WORKER = fileURLToPath(new URL('./worker.ts', import.meta.url));
/** How a process runs TypeScript. */
const LOADED = { execArgv: ['--import', import.meta.resolve('tsx')] };

/** Plays `games` games with so many processes. Rejects with the first failure, and leaves no process behind. */
export function spreadGames(
  schedule: Schedule,
  games: number,
  workers: number,
  told: (played: number) => void = () => {},
): Promise<Spread> {
  const records: GameRecord[] = [];
  let next = 0;
  let cpu = 0;
  const processes = Array.from({ length: Math.min(workers, Math.ceil(games / AT_ONCE)) }, () => fork(WORKER, LOADED));
  const played = new Promise<void>((resolve, reject) => {
    const order = (worker: (typeof processes)[number]): void => {
      if (next >= games) return;
      const from = next;
      next = Math.min(games, from + AT_ONCE);
      worker.send({ schedule, from, to: next } satisfies Order);
    };
    for (const worker of processes) {
      worker.on('message', (delivery: Delivery) => {
        if ('failed' in delivery) {
          reject(new Error(delivery.failed));
          return;
        }
        records.push(...delivery.records);
        cpu += delivery.cpu;
        told(records.length);
        if (records.length === games) resolve();
        else order(worker);
      });
      worker.on('error', reject);
      worker.on('exit', (code) => reject(new Error(`a worker ended with code ${code}`)));
      order(worker);
    }
  });
  return played
    .finally(() => {
      for (const worker of processes) worker.removeAllListeners('exit').kill();
    })
    .then(() => ({ records: records.sort((a, b) => a.n - b.n), cpuSeconds: cpu / 1e6 }));
}
