import type { Act, Action } from '@astris/engine';
import type { WindowPreset } from '@astris/protocol';
import { EMPTY, type MatchState } from './state';

/**
 * What a table needs of the place where its game is: the game service over a socket, or a worker of this page. Each folds what it is told
 * by the functions of `state.ts`.
 */
export interface MatchClient {
  subscribe(listener: () => void): () => void;
  snapshot(): MatchState;
  /** Joins the table and follows it, until closed. */
  open(): void;
  close(): void;
  /** Answers the viewer's open decision. */
  answer(action: Action): void;
  /** Asks for an act that is not offered, to hear by which rule not. */
  whyNot(act: Act): void;
  concede(): void;
  setWindows(windows: WindowPreset): void;
  dismissNotice(): void;
}

/** What every client of a match has: its state, and who listens to that. */
export abstract class MatchStore {
  protected state: MatchState = EMPTY;
  private readonly listeners = new Set<() => void>();

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };
  readonly snapshot = (): MatchState => this.state;
  readonly dismissNotice = (): void => this.set({ notice: null });

  /** Answers the viewer's open decision. */
  readonly answer = (action: Action): void => {
    const decision = this.state.view?.decision;
    if (decision) this.send(decision.id, action);
  };
  /** Asks for an act that is not offered; it is told by which rule not. */
  readonly whyNot = (act: Act): void => {
    const { view } = this.state;
    const asked = view?.decision ?? view?.asked.find((decision) => decision !== null);
    if (asked) this.send(asked.id, { type: 'act', act });
  };
  readonly concede = (): void => this.send(null, { type: 'concede' });

  /** Sends an action once, as the answer to that decision. */
  protected abstract send(decision: number | null, action: Action): void;
  protected set(change: Partial<MatchState>): void {
    this.state = { ...this.state, ...change };
    for (const listener of this.listeners) listener();
  }
}
