import type { MatchId, WindowPreset } from '@astris/protocol';
import { Rematches } from '../matchmaking/rematches';
import type { GameParts } from '../parts';
import { Attendant } from './attendant';
import type { Delivery } from './delivery';
import type { LiveMatch } from './live-match';
import { Pulse } from './pulse';
import { Recorder } from './recorder';
import { revive, Unplayable } from './unplayable';

/** The node looks this often for live matches that it has not loaded, in ms. */
const SWEEP_MS = 5_000;
/** The node's sign of life, in ms. */
const BEAT_MS = 1_000;

/** The matches that this node holds in memory. */
export class Matches {
  readonly recorder: Recorder;
  readonly attendant: Attendant;
  readonly rematches: Rematches;
  /** By id, from the moment that loading begins. */
  readonly #loaded = new Map<MatchId, Promise<LiveMatch | null>>();
  readonly #held = new Set<LiveMatch>();
  readonly #pulse: Pulse;
  readonly #timers = new Map<string, () => void>();
  #draining = false;
  #closed = false;

  constructor(
    private readonly parts: GameParts,
    private readonly delivery: Delivery,
  ) {
    this.rematches = new Rematches(parts, delivery);
    this.recorder = new Recorder(
      parts,
      (match, step) => {
        delivery.step(match, step);
        this.attendant.attend(match);
      },
      (match) => this.#forget(match),
    );
    this.attendant = new Attendant(
      parts,
      this.recorder,
      (match) => {
        delivery.settled(match);
        void this.rematches.offer(match);
        this.release(match);
      },
      (match) => delivery.info(match),
      () => this.#pulse.isFailing,
    );
    this.#pulse = new Pulse(parts, () => this.#reload());
  }

  /** The match, loaded and replayed if it was not; null when there is none that has begun. Throws when it can't be, `Unplayable` where that is for good. */
  get(id: MatchId): Promise<LiveMatch | null> {
    const known = this.#loaded.get(id);
    if (known) return known;
    const loading = this.#load(id);
    this.#loaded.set(id, loading);
    const unload = () => {
      if (this.#loaded.get(id) === loading) this.#loaded.delete(id);
    };
    loading.then((match) => match ?? unload(), unload);
    return loading;
  }

  /** True from `drain` on. */
  get isDraining(): boolean {
    return this.#draining;
  }

  /** The matches in memory, counted, and whether the database was there for the last sign of life. */
  get standing() {
    const held = [...this.#held];
    return {
      live: held.filter(({ over }) => !over).length,
      unsettled: held.filter(({ over, settled }) => over && !settled).length,
      queued: held.reduce((sum, { queue }) => sum + queue.length, 0),
      databaseAway: this.#pulse.isFailing,
      draining: this.isDraining,
    };
  }

  /** Works on a match from its queue; null when there is no such match. Throws while the database is away. */
  async within<T>(id: MatchId, work: (match: LiveMatch) => T | Promise<T>): Promise<T | null> {
    if (this.#pulse.isFailing) await this.#pulse.beat();
    for (;;) {
      const match = await this.get(id);
      if (!match) return null;
      const done = await match.queue.run(async () => (match.forgotten ? null : { value: await work(match) }));
      if (done) return done.value;
    }
  }

  async #load(id: MatchId): Promise<LiveMatch | null> {
    const stored = await this.parts.store.load(id);
    if (!stored) return null;
    const match = await revive(this.parts, stored.row, stored.actions);
    this.parts.log.info({ match: id, version: match.version }, 'loaded');
    this.#held.add(match);
    this.delivery.recall(match);
    this.attendant.attend(match);
    return match;
  }

  /** Lets go of a match that is over, settled and deserted. */
  release(match: LiveMatch): void {
    if (match.over && match.settled && this.delivery.isDeserted(match)) this.#forget(match);
  }
  #forget(match: LiveMatch): void {
    if (match.forgotten) return;
    match.forgotten = true;
    this.attendant.forget(match);
    this.#held.delete(match);
    this.#loaded.delete(match.id);
  }

  /** Forgets every match, each in its turn: whoever needs it loads it anew, with its clocks as they are now. */
  async #reload(): Promise<void> {
    await Promise.all([...this.#held].map((match) => match.queue.run(() => this.#forget(match))));
  }

  /** A player's preset, in every match in which they have a seat. */
  setWindows(userId: string, windows: WindowPreset): void {
    for (const match of this.#held) {
      const seat = match.seatOf(userId);
      if (seat === null) continue;
      match.windows[seat] = windows;
      this.attendant.reconsider(match, seat);
    }
  }

  /** Gives the clocks back the time that the service was down, takes up every live match, and goes on doing so. */
  async open(): Promise<void> {
    await this.#pulse.resume();
    this.#repeat('beat', BEAT_MS, () => this.#pulse.beat());
    await this.#sweep();
    this.#repeat('sweep', SWEEP_MS, () => this.#sweep());
  }

  async #sweep(): Promise<void> {
    if (this.#draining) return;
    for (const id of await this.parts.store.liveMatches()) {
      const wasLoaded = this.#loaded.has(id);
      const match = await this.get(id).catch((error: unknown) => {
        // What can't be run here has been ended, and said so.
        if (!(error instanceof Unplayable)) {
          this.parts.log.error({ match: id, error }, 'a live match could not be loaded');
        }
        return null;
      });
      // What could not be done when it was due, for want of the database.
      const isBehind = match && (match.over ? !match.settled : !match.started);
      if (wasLoaded && isBehind) this.attendant.attend(match);
    }
  }

  #repeat(name: string, ms: number, work: () => Promise<void>): void {
    if (this.#closed) return;
    const again = () => this.#repeat(name, ms, work);
    const run = () => {
      work()
        .catch((error: unknown) => this.parts.log.error({ error }, `${name} failed`))
        .then(again);
    };
    this.#timers.set(name, this.parts.clock.after(ms, run));
  }

  /** Takes up no live match any more of itself; those in memory go on. */
  drain(): void {
    this.#draining = true;
  }
  /** Does nothing more of itself, and finishes what is under way. */
  async stop(): Promise<void> {
    this.#closed = true;
    for (const cancel of this.#timers.values()) cancel();
    this.attendant.close();
    await this.#idle();
  }
  /** Finishes the last messages and leaves a last sign of life. */
  async close(): Promise<void> {
    await this.#idle();
    await this.parts.store.beat(this.parts.node, this.parts.clock.now());
  }
  async #idle(): Promise<void> {
    await Promise.all([...this.#held].map((match) => match.queue.idle()));
  }
}
