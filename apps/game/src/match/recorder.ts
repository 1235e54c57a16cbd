/** An action's way into the game: applied, logged, and only then told. */
import {
  type Action,
  type Actor,
  apply,
  type GameEvent,
  mark,
  type Refusal,
  release,
  rollback,
  type ServerAction,
} from '@astris/engine';
import type { ProtocolRefusal } from '@astris/protocol';
import type { GameParts } from '../parts';
import type { StoredAction } from '../store/match-store';
import type { LiveMatch, Step } from './live-match';

export type Recorded = { ok: true } | { ok: false; rule: Refusal } | { ok: false; protocol: ProtocolRefusal };
/** Another node was first: the action was not looked at, and the match is as that left it. */
export const isOvertaken = (recorded: Recorded): boolean =>
  !recorded.ok && 'protocol' in recorded && recorded.protocol === 'staleVersion';
/** What happens once an action is in the log; `taken`: another node logged it, and told those who are not here. */
export type Tell = (match: LiveMatch, step: Step, taken: boolean) => void;

export class Recorder {
  constructor(
    private readonly parts: Pick<GameParts, 'store' | 'clock' | 'log' | 'metrics'>,
    private readonly tell: Tell,
    /** The match in memory may differ from its log: it must be loaded again. */
    private readonly forget: (match: LiveMatch) => void,
    /** The match was ended as void by a node of other rules or cards, and takes no action any more. */
    private readonly voided: (match: LiveMatch) => void,
  ) {}

  /**
   * Applies an action under a mark, appends it to the log under the next number, and tells it. A refusal or a failure
   * leaves the game as it was. To be called from the match's queue. `atMs`: match time, now when left out.
   */
  async record(
    match: LiveMatch,
    actor: Actor,
    action: Action | ServerAction,
    more: { messageId?: string | null; atMs?: number } = {},
  ): Promise<Recorded> {
    const done = this.parts.metrics.action(actor);
    const recorded = await this.#record(match, actor, action, more);
    done(recorded);
    return recorded;
  }

  async #record(
    match: LiveMatch,
    actor: Actor,
    action: Action | ServerAction,
    { messageId = null, atMs }: { messageId?: string | null; atMs?: number },
  ): Promise<Recorded> {
    if (match.forgotten) return { ok: false, protocol: 'serverError' };
    const stored: StoredAction = {
      number: match.version + 1,
      actor: actor === 'server' ? -1 : actor,
      action,
      messageId,
      atMs: atMs ?? match.timeAt(this.parts.clock.now()),
    };
    const before = mark(match.game);
    let applied: ReturnType<typeof apply>;
    try {
      applied = apply(match.game, actor, action);
    } catch (error) {
      rollback(match.game, before);
      this.parts.log.error({ match: match.id, version: match.version, actor, action, error }, 'an action threw');
      return { ok: false, protocol: 'serverError' };
    }
    if ('refused' in applied) {
      rollback(match.game, before);
      return { ok: false, rule: applied };
    }
    const { events } = applied;
    const written = await this.append(match, stored, events);
    if (written === true) {
      release(match.game, before);
      this.tell(match, match.advance(stored, events), false);
      return { ok: true };
    }
    rollback(match.game, before);
    if (written === null) {
      this.forget(match);
      return { ok: false, protocol: 'serverError' };
    }
    await this.catchUp(match);
    if (match.forgotten || match.version >= stored.number) return { ok: false, protocol: 'staleVersion' };
    // Nobody has taken its number: the match is not live.
    this.voided(match);
    return { ok: false, protocol: 'rulesChanged' };
  }

  /** False when the number is taken, or the match is not live; null when the database failed, which may have come before or after it wrote. */
  private async append(match: LiveMatch, stored: StoredAction, events: GameEvent[]): Promise<boolean | null> {
    const done = this.parts.metrics.append();
    try {
      const written = await this.parts.store.append({
        match: match.id,
        ...stored,
        events,
        dueAtMs: match.dueAfter(stored),
        outcome: match.outcome,
      });
      done(written);
      return written;
    } catch (error) {
      done(null);
      this.parts.log.error({ match: match.id, version: match.version, error }, 'the log could not be written');
      return null;
    }
  }

  /** Takes over what another node has logged, or what was logged without our hearing of it. */
  async catchUp(match: LiveMatch): Promise<void> {
    if (match.forgotten) return;
    try {
      if (!match.started) {
        Object.assign(match.row, await this.parts.store.clockOf(match.id));
        match.started = match.row.started;
      }
      for (const action of await this.parts.store.actionsAfter(match.id, match.version)) {
        this.tell(match, match.replay(action), true);
      }
    } catch (error) {
      this.parts.log.error({ match: match.id, version: match.version, error }, 'the log could not be taken over');
      this.forget(match);
    }
  }
}
