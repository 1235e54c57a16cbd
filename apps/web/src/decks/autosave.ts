import type { DeckList } from '@astris/engine';

export interface Draft {
  name: string;
  list: DeckList;
}
/**
 * `waiting`: changed, and saved in a moment; `failed`: not heard, and tried again; `refused`: heard, and not tried again by
 * itself before the draft changes; `conflict`: a newer one was saved elsewhere, and the choice is the person's.
 */
export type SaveState = 'saved' | 'waiting' | 'saving' | 'failed' | 'refused' | 'conflict';
/** The states that end by nothing that is done by itself soon: what was changed would be lost. */
export const isStuck = (state: SaveState): boolean => state === 'failed' || state === 'refused' || state === 'conflict';
export interface SaveRequest extends Draft {
  revision: number;
  sitting: string;
}
/** Why a draft is not kept. */
export interface Refusal {
  reason: string;
  sentence: string;
}
/** How a save ended: the deck's new revision, a newer one elsewhere, refused, or not at all. */
export type SaveAnswer = { revision: number } | 'conflict' | { refused: Refusal } | 'failed';

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
  private readonly editListeners = new Set<() => void>();
  private timer: ReturnType<typeof setTimeout> | undefined;
  private inFlight = false;
  private fails = 0;
  private left = false;
  /** The draft that the server has; undefined while that is unknown, because an answer was lost. */
  private kept: string | undefined;
  /** Why the last save was refused. */
  refusal: Refusal | undefined;
  private refused: string | undefined;

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
  /** Hears of each edit, whatever state it leads to. */
  onEdit = (listener: () => void): (() => void) => {
    this.editListeners.add(listener);
    return () => this.editListeners.delete(listener);
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
    this.plan(draft);
    for (const listener of this.editListeners) listener();
  }

  /** What a draft has to wait for, if anything. */
  private plan(draft: Draft): void {
    if (this.state === 'conflict' || this.inFlight) return;
    if (this.state === 'refused' && JSON.stringify(draft) === this.refused) return;
    if (JSON.stringify(draft) === this.kept) {
      clearTimeout(this.timer);
      this.become('saved');
      return;
    }
    if (this.state !== 'failed') this.become('waiting');
    this.schedule(PAUSE);
  }

  /** Saves at once what waits: on the way out, or once the connection is back. */
  flush(): void {
    if (this.state === 'waiting' || this.state === 'failed') void this.send();
  }

  /** The same because somebody asks to try again: what was refused too. */
  retry(): void {
    if (this.state === 'refused') void this.send();
    else this.flush();
  }

  /** Its page is shown, or left: then a save is not tried again once it has failed, for what is unsaved is kept there. */
  show(isShown: boolean): void {
    this.left = !isShown;
    if (this.left) this.flush();
    else if (this.state === 'failed') this.schedule(RETRIES[0] ?? PAUSE);
  }

  /**
   * Another draft in place of this one, whose changes go into a version of their own, so that this one stays: it is saved
   * first. Where it can't be, nothing is replaced. Says whether it was.
   */
  async replace(draft: (now: Draft) => Draft, sitting: string): Promise<boolean> {
    if (!(await this.settled())) return false;
    this.sitting = sitting;
    this.edit(draft(this.draft));
    return true;
  }

  /** Saves what waits; whether all is saved then. */
  private async settled(): Promise<boolean> {
    this.flush();
    while (this.state === 'saving' || this.state === 'waiting') {
      await new Promise<void>((changed) => {
        const end = this.subscribe(() => {
          end();
          changed();
        });
      });
      if (this.state === 'waiting') this.flush();
    }
    return this.isSaved;
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
      this.kept = undefined;
      const pause = RETRIES[Math.min(this.fails++, RETRIES.length - 1)] ?? PAUSE;
      if (!this.left) this.schedule(pause);
      this.become('failed');
    } else if ('refused' in answer) {
      this.refusal = answer.refused;
      this.refused = sent;
      this.become('refused');
      this.plan(this.draft);
    } else {
      this.fails = 0;
      this.revision = answer.revision;
      this.kept = sent;
      this.become(JSON.stringify(this.draft) === sent ? 'saved' : 'waiting');
      if (this.state === 'waiting') this.schedule(PAUSE);
    }
  }
}
