import type { Act, Action } from '@astris/engine';
import type { PracticeGame } from '@astris/practice';
import type { Preview } from '@astris/practice/preview';
import type { PuzzleState } from '@astris/practice/puzzles';
import type { Answer, Joined, StepMessage, WindowPreset } from '@astris/protocol';
import { EngineWorker } from '@/engine-worker/engine-worker';
import { foretell } from '@/match/foreteller';
import { type MatchClient, MatchStore } from '@/match/match-client';
import { excuse, type MatchWords, protocolSentence } from '@/match/sentences';
import { joined, stepped, toldBefore } from '@/match/state';

export interface WorkerMatchOptions {
  /** Lays the table in the worker; null when there is nothing to lay. */
  lay: (worker: EngineWorker) => Promise<Answer<Joined> | null>;
  /** There was nothing to lay, or the worker does not run here. */
  onNothing: (failed: boolean) => void;
  onPuzzle?: (state: PuzzleState) => void;
  onNotKept?: () => void;
  /** In the reader's language. */
  words: () => MatchWords;
}

/** One table whose game is in a worker of this page. Nothing of it goes over the network. */
export class WorkerMatch extends MatchStore implements MatchClient {
  private worker: EngineWorker | null = null;

  constructor(private readonly options: WorkerMatchOptions) {
    super();
  }

  open(): void {
    this.worker ??= new EngineWorker({
      step: (step) => this.step(step),
      settled: (settled) => this.set({ settled }),
      puzzle: (state) => this.options.onPuzzle?.(state),
      notKept: () => this.options.onNotKept?.(),
    });
    void this.join(this.options.lay);
  }
  close(): void {
    this.worker?.close();
    this.worker = null;
  }
  /** Lays the table anew. */
  again(lay: WorkerMatchOptions['lay']): void {
    void this.join(lay);
  }
  /** The game up to now, to be saved as a file. */
  game(): Promise<PracticeGame> {
    if (!this.worker) return Promise.reject(new Error('this table is closed'));
    return this.worker.ask('game', null);
  }
  /** What an act would do; null where nothing can be told. */
  readonly foretell = async (act: Act): Promise<Preview | null> =>
    this.worker && foretell(this.worker, this.state, act);
  readonly setWindows = (windows: WindowPreset): void => {
    this.set({ windows });
    void this.worker?.ask('windows', windows);
  };

  protected send(decision: number | null, action: Action): void {
    const { worker } = this;
    if (!worker || this.state.sending) return;
    this.set({ sending: true, notice: null });
    worker.ask('act', { version: this.state.version, decision, action }).then(
      (answer) => this.set({ sending: false, notice: answer.ok ? null : excuse(this.options.words(), answer) }),
      () => this.set({ sending: false, notice: protocolSentence(this.options.words(), 'serverError') }),
    );
  }

  private async join(lay: WorkerMatchOptions['lay']): Promise<void> {
    const { worker } = this;
    if (!worker) return;
    this.set({ view: null, version: -1, log: [], settled: null, notice: null, sending: false });
    try {
      const answer = await lay(worker);
      if (!answer?.ok) {
        this.options.onNothing(false);
        return;
      }
      const next = joined(this.state, answer, answer.version, performance.now());
      if (next) this.set(next);
      this.set(toldBefore(this.state, await worker.ask('log', null)));
    } catch {
      if (worker === this.worker) this.options.onNothing(true);
    }
  }
  /** A step before the answer to laying the table is of the game before it: the worker tells in order. */
  private step(step: StepMessage): void {
    const next = stepped(this.state, step, performance.now());
    if (next) this.set(next);
  }
}
