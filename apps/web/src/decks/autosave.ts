import type { DeckList } from '@astris/engine';

export interface Draft {
  name: string;
  list: DeckList;
}
/** `waiting`: changed, and saved in a moment; `conflict`: a newer one was saved elsewhere, and the choice is the person's. */
export type SaveState = 'saved' | 'waiting' | 'saving' | 'failed' | 'conflict';
export interface SaveRequest extends Draft {
  revision: number;
  sitting: string;
}
/** How a save ended: the deck's new revision, a newer one elsewhere, or not at all. */
export type SaveAnswer = { revision: number } | 'conflict' | 'failed';

/** How long a change waits for the next, and how long until a failed save is tried again, in ms: each try waits longer. */
const PAUSE = 700;
const RETRIES = [2_000, 5_000, 15_000, 30_000];

/**
 * Saves a draft by itself, one request at a time, the newest draft only. A request that fails is made again; what somebody
 * else saved in between is never saved over.
 */
export class Autosave {
  state: SaveState = 'saved';
  private readonly listeners = new Set<() => void>();
  private timer: ReturnType<typeof setTimeout> | undefined;
  private inFlight = false;
  private fails = 0;
  private kept: string;

  constructor(
    private draft: Draft,
    private revision: number,
    private sitting: string,
    private readonly save: (request: SaveRequest) => Promise<SaveAnswer>,
  ) {
    this.kept = JSON.stringify(draft);
  }

  subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };
  getState = (): SaveState => this.state;
  get isSaved(): boolean {
    return this.state === 'saved';
  }
  /** The draft with all that was changed, saved or not. */
  get newest(): Draft {
    return this.draft;
  }
  get savedRevision(): number {
    return this.revision;
  }

  /** The draft is this now. */
  edit(draft: Draft): void {
    this.draft = draft;
    if (this.state === 'conflict' || this.inFlight) return;
    if (JSON.stringify(draft) === this.kept) {
      clearTimeout(this.timer);
      this.become('saved');
      return;
    }
    if (this.state !== 'failed') this.become('waiting');
    this.schedule(PAUSE);
  }

  /** Saves at once what waits: on the way out, or because somebody asks to try again. */
  flush(): void {
    if (this.state === 'waiting' || this.state === 'failed') void this.send();
  }

  /** From now on changes go into a version of their own. */
  beginSitting(sitting: string): void {
    this.sitting = sitting;
  }

  /** What is saved is this, by somebody else: taken over where nothing of one's own is unsaved. Says whether it was. */
  takeOver(saved: Draft, revision: number): boolean {
    if (revision <= this.revision || (this.state !== 'saved' && this.state !== 'conflict')) return false;
    this.revision = revision;
    this.draft = saved;
    this.kept = JSON.stringify(saved);
    this.become('saved');
    return true;
  }

  /** In a conflict: saves one's own draft as a version after theirs, whose revision this is. */
  keepMine(revision: number): void {
    if (this.state !== 'conflict') return;
    this.revision = revision;
    void this.send();
  }

  private schedule(ms: number): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => void this.send(), ms);
  }
  private become(state: SaveState): void {
    if (this.state === state) return;
    this.state = state;
    for (const listener of this.listeners) listener();
  }

  private async send(): Promise<void> {
    clearTimeout(this.timer);
    if (this.inFlight) return;
    this.inFlight = true;
    this.become('saving');
    const sent = JSON.stringify(this.draft);
    const answer = await this.save({ ...this.draft, revision: this.revision, sitting: this.sitting });
    this.inFlight = false;
    if (answer === 'conflict') {
      this.become('conflict');
    } else if (answer === 'failed') {
      this.schedule(RETRIES[Math.min(this.fails++, RETRIES.length - 1)] ?? PAUSE);
      this.become('failed');
    } else {
      this.fails = 0;
      this.revision = answer.revision;
      this.kept = sent;
      this.become(JSON.stringify(this.draft) === sent ? 'saved' : 'waiting');
      if (this.state === 'waiting') this.schedule(PAUSE);
    }
  }
}
