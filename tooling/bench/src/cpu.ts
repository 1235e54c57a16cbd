/** CPU time of this process, its collector's threads included, in ms. */
export function cpuMs(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}
/** Works until so much CPU time has gone; gives back how many pieces of work were done for each second of it. */
export function perCpuSecond(budgetMs: number, work: () => number): number {
  const from = cpuMs();
  let done = 0;
  let used = 0;
  while (used < budgetMs) {
    done += work();
    used = cpuMs() - from;
  }
  return (1000 * done) / used;
}
export async function perCpuSecondAsync(budgetMs: number, work: () => Promise<number>): Promise<number> {
  const from = cpuMs();
  let done = 0;
  let used = 0;
  while (used < budgetMs) {
    done += await work();
    used = cpuMs() - from;
  }
  return (1000 * done) / used;
}
/** Live heap after a full collection, in KiB. */
export function heapKib(): number {
  if (!globalThis.gc) throw new Error('heap is measured with --expose-gc');
  globalThis.gc();
  globalThis.gc();
  return process.memoryUsage().heapUsed / 1024;
}
