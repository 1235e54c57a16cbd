/** Which live matches this node attends, and how its copies of the others' keep up. */
import type { Seat } from '@astris/engine';
import type { MatchId, WindowPreset } from '@astris/protocol';
import type { ChatNews } from '../chat/chat-news';
import type { GameIo } from '../match/delivery';
import type { LiveMatch } from '../match/live-match';
import type { Matches } from '../match/matches';
import type { GameParts } from '../parts';

export class Tenure {
  /** News from other nodes was lost. */
  #missed = false;

  constructor(
    private readonly parts: GameParts,
    private readonly io: GameIo,
    private readonly matches: Matches,
    private readonly chat: ChatNews,
  ) {
    if (!parts.relay) return;
    io.on('advanced', (id) => void this.#withLoaded(id, (match) => this.#catchUp(match)));
    io.on('held', (id, node) => void this.#withLoaded(id, (match) => this.#yield(match, node)));
    io.on('ended', (id) => void this.#withLoaded(id, (match) => this.#end(match)));
    io.on('rematch', (id) => void this.#withLoaded(id, (match) => this.matches.rematches.offer(match)));
    io.on('windows', (userId, windows) => matches.setWindows(userId, windows, false));
    // What was told while it was away came to nobody.
    parts.relay.whenUp(() => {
      this.#missed = true;
      void this.sweep().catch((error: unknown) => parts.log.error({ error }, 'sweep failed'));
    });
  }

  /** Attends a match if nobody does, or, when `anyway`, whoever does. False when another goes on. */
  hold(match: LiveMatch, anyway = false): Promise<boolean> {
    const { store, node, clock } = this.parts;
    return store.hold({ match: match.id, node, atMs: clock.now(), dueAtMs: match.nextDueAtMs, anyway });
  }

  /** Takes over what nobody attends, and while Redis is away looks at how far the others are. */
  async claim(): Promise<void> {
    const { store, node, clock, relay } = this.parts;
    const taken = this.matches.isDraining ? [] : await store.claim(node, clock.now());
    if (taken.length > 0) this.parts.log.info({ matches: taken.length }, 'taken over');
    if (taken.length > 0 || relay?.isUp === false) await this.#look();
  }

  /** Loads what this node attends, and catches up with what others have logged. */
  async sweep(): Promise<void> {
    const { store, node, clock, relay } = this.parts;
    if (!this.matches.isDraining) {
      await store.enrol();
      await store.claim(node, clock.now());
    }
    if (relay) {
      this.matches.presence.keepOnly(await store.nodes(clock.now()));
      this.matches.presence.tellAll();
    }
    this.matches.presence.remember(this.matches.loaded);
    await this.#look();
  }

  /** A seat's player has come to this node. */
  async follow(match: LiveMatch, seat: Seat): Promise<void> {
    const { node, relay } = this.parts;
    const isNew = !match.seen.has(seat);
    match.seen.add(seat);
    const alone = relay?.isUp === true && !this.matches.presence.hasPlayersElsewhere(match.id);
    if (!match.held && !match.settled && alone && !this.matches.isDraining) {
      match.held = await this.hold(match, true);
      if (match.held) this.io.serverSideEmit('held', match.id, node);
    } else if (!isNew) return;
    this.matches.attendant.attend(match);
  }

  /** Something was logged here that whoever attends the match has to know of. */
  advanced(match: LiveMatch): void {
    if (!match.held && this.parts.relay?.isUp) this.io.serverSideEmit('advanced', match.id);
  }
  ended(id: MatchId): void {
    if (this.parts.relay?.isUp) this.io.serverSideEmit('ended', id);
  }
  rematchChanged(match: LiveMatch): void {
    if (this.parts.relay?.isUp) this.io.serverSideEmit('rematch', match.id);
  }
  windowsSet(userId: string, windows: WindowPreset): void {
    if (this.parts.relay?.isUp) this.io.serverSideEmit('windows', userId, windows);
  }

  /** Somebody came or went at another node. */
  peopleChanged(id: MatchId, isNew: boolean): void {
    void this.#withLoaded(id, (match) => {
      for (const { seat } of match.row.seats) if (this.matches.presence.count(id, seat) > 0) match.seen.add(seat);
      void this.matches.rematches.forgetAbsent(match);
      this.matches.delivery.info(match);
      // It may have been logged and told before this was known.
      if (isNew) this.matches.delivery.recall(match, false);
      this.matches.attendant.attend(match);
    });
  }

  async #look(): Promise<void> {
    const { store, node } = this.parts;
    const before = new Set(this.matches.loaded.keys());
    const found = new Map((await store.leases(node, [...before])).map((lease) => [lease.match, lease]));
    for (const { match: id, holder, version } of found.values()) {
      if (holder !== node) {
        await this.#withLoaded(id, (match) => this.#yield(match, holder ?? ''));
        await this.#withLoaded(id, (match) => (match.version < version ? this.#catchUp(match) : undefined));
        continue;
      }
      if (this.matches.isDraining && !before.has(id)) continue;
      const match = await this.matches.take(id);
      if (!match) continue;
      const wasHeld = match.held;
      match.held ||= !match.settled && (await this.hold(match));
      if (match.version < version) await match.queue.run(() => this.#catchUp(match));
      // What was not this node's to do, or could not be done when it was due, for want of the database.
      const isBehind = !wasHeld || (match.over ? !match.settled : !match.started);
      if (before.has(id) && isBehind) this.matches.attendant.attend(match);
    }
    for (const id of before) if (!found.has(id)) await this.#withLoaded(id, (match) => this.#end(match));
    if (this.parts.relay) await this.#hear([...before]);
  }
  /** What else other nodes tell, as the database has it: presets, and what was said while nothing could be told. */
  async #hear(loaded: MatchId[]): Promise<void> {
    const { store, relay } = this.parts;
    for (const [userId, windows] of await store.windowsOf([...this.matches.attended])) {
      this.matches.setWindows(userId, windows, false);
    }
    const away = relay?.isUp === false;
    if (away || this.#missed) await this.chat.catchUp(loaded);
    else this.chat.heard();
    this.#missed = away;
  }

  /** Another attends it. */
  #yield(match: LiveMatch, holder: string): void {
    if (!match.held || holder === this.parts.node) return;
    match.held = false;
    this.matches.attendant.attend(match);
    this.matches.release(match);
  }
  async #catchUp(match: LiveMatch): Promise<void> {
    await this.matches.recorder.catchUp(match);
    this.matches.delivery.info(match);
    this.matches.attendant.attend(match);
  }
  /** A live match has a lease: this one was settled or voided elsewhere, or is about to get its lease. */
  async #end(match: LiveMatch): Promise<void> {
    if (match.settled) return;
    const settled = await this.parts.store.settled(match.id);
    if (!settled) return;
    // Only now: nothing is logged any more.
    if (!match.over) await this.matches.recorder.catchUp(match);
    if (match.forgotten) return;
    match.held = false;
    if (!match.over) return this.matches.voided(match);
    match.settled = settled;
    this.matches.delivery.settled(match, true);
    await this.matches.rematches.offer(match);
    this.matches.release(match);
  }

  /** In the match's turn, if it is in memory. A failure is logged: the next sweep tries again. */
  async #withLoaded(id: MatchId, work: (match: LiveMatch) => void | Promise<void>): Promise<void> {
    try {
      const match = await this.matches.peek(id);
      if (match && !match.forgotten) await match.queue.run(() => work(match));
    } catch (error) {
      this.parts.log.error({ match: id, error }, 'could not keep up with another node');
    }
  }
}
