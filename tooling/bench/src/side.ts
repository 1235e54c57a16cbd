/** The inside of a measured process: it is asked for a figure and sends it back. */
import type { FigureId } from './goals';

/** A figure of one round; `second` where there is another value to it. */
export interface Measured {
  readonly value: number;
  readonly second?: number;
}
/** Where a figure is work by time, it is done for so much CPU time. */
export type Measures = Partial<Record<FigureId, (budgetMs: number) => Measured | Promise<Measured>>>;
export interface Wanted {
  readonly figure: FigureId;
  readonly budgetMs: number;
}
export type Sent = { measured: Measured | null } | { failed: string };

/** Answers each question of the parent in turn; ends with it. */
export function serve(measures: Measures): void {
  process.on('message', ({ figure, budgetMs }: Wanted) => {
    void (async () => {
      try {
        send({ measured: (await measures[figure]?.(budgetMs)) ?? null });
      } catch (error) {
        send({ failed: String((error as Error).stack ?? error) });
      }
    })();
  });
  process.on('disconnect', () => process.exit());
  const send = (sent: Sent) => process.send?.(sent);
}
