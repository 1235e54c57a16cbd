/** The inside of a measured process: it is asked for a figure and sends it back. */
import type { FigureId } from './goals';

/** A figure of one round; `second` where there is another value to it. */
export interface Measured {
  readonly value: number;
  readonly second?: number;
}
export type Measures = Partial<Record<FigureId, () => Measured | Promise<Measured>>>;
export interface Wanted {
  readonly figure: FigureId;
}
export type Sent = { measured: Measured | null } | { failed: string };

/** Answers each question of the parent in turn; ends with it. */
export function serve(measures: Measures): void {
  process.on('message', ({ figure }: Wanted) => {
    void (async () => {
      try {
        send({ measured: (await measures[figure]?.()) ?? null });
      } catch (error) {
        send({ failed: String((error as Error).stack ?? error) });
      }
    })();
  });
  process.on('disconnect', () => process.exit());
  const send = (sent: Sent) => process.send?.(sent);
}
