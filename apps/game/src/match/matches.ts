import type { Seat } from '@astris/engine';
import type { MatchId, WindowPreset } from '@astris/protocol';
import { ChatNews } from '../chat/chat-news';
import { Presence } from '../cluster/presence';
import { Tenure } from '../cluster/tenure';
import { Rematches } from '../matchmaking/rematches';
import type { GameParts } from '../parts';
import { Attendant } from './attendant';
import { Delivery, type GameIo } from './delivery';
import type { LiveMatch } from './live-match';
import { Pulse } from './pulse';
import { Recorder } from './recorder';
import { revive, Unplayable } from './unplayable';

/** The node looks this often for live matches that nobody attends, and at how far the others are, in ms. */
const SWEEP_MS = 5_000;
/** The node's sign of life, in ms. */
const BEAT_MS = 1_000;

/** The matches that this node holds in memory. */
export class Matches {
  readonly recorder: Recorder;
  readonly attendant: Attendant;
  readonly rematches: Rematches;
  readonly presence: Presence;
  readonly delivery: Delivery;
  /** By id, from the moment that loading begins. */
  readonly #loaded = new Map<MatchId, Promise<LiveMatch | null>>();
  readonly #held = new Set<LiveMatch>();
  readonly #pulse: Pulse;
  readonly #tenure: Tenure;
  readonly #timers = new Map<string, () => void>();
  #draining = false;
  #closed = false;

  constructor(
    private readonly parts: GameParts,
    io: GameIo,
  ) {
    this.presence = new Presence(io, parts, (id, isNew) => this.#tenure.peopleChanged(id, isNew));
    const delivery = new Delivery(io, parts.clock, this.presence);
    this.delivery = delivery;
    this.rematches = new Rematches(parts, delivery, (match) => this.#tenure.rematchChanged(match));
    this.recorder = new Recorder(
      parts,
      (match, step, taken) => {
        delivery.step(match, step, taken);
        if (!taken) this.#tenure.advanced(match);
        this.attendant.attend(match);
      },
      (match) => this.#forget(match),
      (match) => this.voided(match),
    );
    this.attendant = new Attendant(
      parts,
      this.recorder,
      (match) => {
        delivery.settled(match);
        this.#tenure.ended(match.id);
        void this.rematches.offer(match);
        this.release(match);
      },
      (match) => {
        delivery.info(match);
        this.#tenure.advanced(match);
      },
      () => this.#pulse.isFailing,
    );
    this.#tenure = new Tenure(parts, io, this, new ChatNews(parts, delivery));
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

  /** The match, if it is in memory or on its way there. */
  peek(id: MatchId): Promise<LiveMatch | null> | undefined {
    return this.#loaded.get(id);
  }
  get loaded(): ReadonlyMap<MatchId, unknown> {
    return this.#loaded;
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
    const match = await revive(this.parts, stored.row, stored.actions, () => this.#tenure.ended(id));
    match.held = !match.settled && (await this.#tenure.hold(match));
    this.parts.log.info({ match: id, version: match.version, held: match.held }, 'loaded');
    this.#held.add(match);
    this.delivery.recall(match);
    this.attendant.attend(match);
    return match;
  }

  /** Somebody has left the table: who is still there hears of it, and it may be let go of. */
  departed(match: LiveMatch): void {
    void this.rematches.forgetAbsent(match);
    this.delivery.info(match);
    this.release(match);
  }
  /** Lets go of a match that nobody here is at, once it is over and settled, or another node's to attend. */
  release(match: LiveMatch): void {
    const isDone = (match.over && match.settled) || !match.held;
    if (isDone && this.delivery.isDeserted(match)) this.#forget(match);
  }
  /** It was ended as void elsewhere: its sockets are closed, and hear why as they come back. */
  voided(match: LiveMatch): void {
    this.#forget(match);
    // After the answer to whoever has just tried to act.
    setImmediate(() => this.delivery.dismiss(match.id));
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

  /** A player has come: the match moves here if no other player of it is anywhere else. */
  follow(match: LiveMatch, seat: Seat): Promise<void> {
    return this.#tenure.follow(match, seat);
  }

  /** The players of the matches that this node attends. */
  get attended(): Set<string> {
    const rows = [...this.#held].filter(({ held, over }) => held && !over).flatMap(({ row }) => row.seats);
    return new Set(rows.flatMap(({ userId }) => userId ?? []));
  }
  /** A player's preset, in every match in which they have a seat; `here`: it was set on this node. */
  setWindows(userId: string, windows: WindowPreset, here: boolean): void {
    if (here) this.#tenure.windowsSet(userId, windows);
    for (const match of this.#held) {
      const seat = match.seatOf(userId);
      if (seat === null || match.windows[seat] === windows) continue;
      match.windows[seat] = windows;
      this.attendant.reconsider(match, seat);
    }
  }

  /** Gives the clocks back the time that the service was down, takes up every live match, and goes on doing so. */
  async open(): Promise<void> {
    await this.#pulse.resume();
    this.#repeat('beat', BEAT_MS, () => this.#pulse.beat());
    // Beside it: whoever has much to take over must not look dead meanwhile.
    this.#repeat('claim', BEAT_MS, () => (this.#pulse.isFailing ? Promise.resolve() : this.#tenure.claim()));
    await this.#tenure.sweep();
    this.#repeat('sweep', SWEEP_MS, () => this.#tenure.sweep());
  }

  /** The match, or null when it can't be had; what can't be run here has been ended, and said so. */
  async take(id: MatchId): Promise<LiveMatch | null> {
    return this.get(id).catch((error: unknown) => {
      if (!(error instanceof Unplayable)) {
        this.parts.log.error({ match: id, error }, 'a live match could not be loaded');
      }
      return null;
    });
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
    this.presence.part();
  }
  /** Finishes the last messages and leaves a last sign of life. */
  async close(): Promise<void> {
    await this.#idle();
    await this.parts.store.beat(this.parts.node, this.parts.clock.now());
    await this.parts.store.letGo(this.parts.node);
  }
  async #idle(): Promise<void> {
    await Promise.all([...this.#held].map((match) => match.queue.idle()));
  }
}
