/** Whether a condition of a card holds, and how far a counted one has come (8.5.4). */
import type { Condition, Filter, Player, Ref } from '../language/index';
import type { BoardCard, ObjRef, Seat, Snapshot } from './board';
import { hasQuality, matches, matchesAnybodys } from './filters';
import { isAligned, onMap, opponentOf, permanent, permanents, permanentsOf, playerAt } from './queries';
import type { Table } from './state';

export interface Asked {
  /** The controller of what asks (1.9). */
  readonly you: Seat;
  readonly source: { readonly id: number; readonly inc: number };
  /** The Storyline whose cast is meant. */
  readonly story: number | null;
  readonly it: readonly ObjRef[];
  /** For each counted happening, in the order of the text, how often it has happened; from `offset` on. */
  readonly counts?: readonly number[];
  readonly offset?: number;
  /** Who was Bound as the Chapter completed. */
  readonly bound?: ObjRef | null;
  /** A trigger's subject as it was just before (11.5). */
  readonly subject?: Snapshot | undefined;
  /** Whom winner and loser of the Act mean (9.4.0b). */
  readonly winner?: Seat | undefined;
}
const isSame = (one: ObjRef | undefined, other: ObjRef): boolean => one?.id === other.id && one.inc === other.inc;
/** 11.5: the trigger's subject as it was, where a word means it and it is that no more. */
export function remembered(ref: Exclude<Ref, object>, { it, source, subject }: Asked): Snapshot | null {
  if (!subject) return null;
  const meansIt = ref === 'it' ? it.length === 1 && isSame(it[0], subject) : ref === 'this' && isSame(source, subject);
  return meansIt ? subject : null;
}

/** The players that a word means; winner and loser are known only in the reward that ends an Act (9.4.0b). */
export const playersOf = (t: Table, player: Player, you: Seat, winner?: Seat): Seat[] => {
  if (player === 'you') return [you];
  if (player === 'opponent') return [opponentOf(t, you)];
  if (player === 'each player') return t.board.players.map((_, seat) => seat);
  if (winner === undefined) return [];
  return [player === 'winner' ? winner : opponentOf(t, winner)];
};
export function countOf(t: Table, filter: Filter, you: Seat, self: number | null): number {
  let n = 0;
  for (const card of permanents(t)) if (matches(t, filter, card, you, self)) n++;
  return n;
}
/** How many such permanents a player controls; "your" in the filter is that player. */
function controlledBy(t: Table, filter: Filter, seat: Seat, self: number): number {
  let n = 0;
  for (const card of permanentsOf(t, seat)) if (matchesAnybodys(t, filter, card, self)) n++;
  return n;
}

/** The permanents that a word without a choice means, as far as they are still on the Map. */
export function meant(t: Table, ref: Exclude<Ref, object>, asked: Asked): BoardCard[] {
  const one = (card: BoardCard | null): BoardCard[] => (card ? [card] : []);
  const story = asked.story === null ? null : onMap(t, asked.story);
  switch (ref) {
    case 'this':
      return one(permanent(t, asked.source));
    case 'it':
      return asked.it.flatMap((it) => one(permanent(t, it)));
    case 'the Bound Character':
      if (asked.bound !== undefined) return asked.bound ? one(permanent(t, asked.bound)) : [];
      return story?.story?.bound == null ? [] : one(onMap(t, story.story.bound));
    case 'the Partnered Character':
      return story?.story?.partner == null ? [] : one(onMap(t, story.story.partner));
    case 'the attached permanent': {
      const host = onMap(t, asked.source.id)?.host;
      return host === undefined ? [] : one(onMap(t, host));
    }
  }
}

const within = (value: number, c: { atMost?: number; atLeast?: number }): boolean =>
  (c.atMost === undefined || value <= c.atMost) && (c.atLeast === undefined || value >= c.atLeast);

export function conditionHolds(t: Table, condition: Condition, asked: Asked): boolean {
  const at = { next: asked.offset ?? 0 };
  return holds(t, condition, asked, at);
}
/** `at.next` walks over the counted happenings in the order of the text, whatever is true. */
function holds(t: Table, c: Condition, asked: Asked, at: { next: number }): boolean {
  switch (c.if) {
    case 'controls':
      return playersOf(t, c.player, asked.you, asked.winner).every(
        (seat) => controlledBy(t, c.what, seat, asked.source.id) >= c.atLeast,
      );
    case 'aligned': {
      if (asked.story === null) return false;
      const [bound] = meant(t, 'the Bound Character', asked);
      return bound !== undefined && isAligned(t, asked.story, bound.id);
    }
    case 'is': {
      const found = meant(t, c.what, asked);
      const was = found.length > 0 ? null : remembered(c.what, asked);
      if (was) return hasQuality(t, was, c.quality);
      return found.length > 0 && found.every((card) => hasQuality(t, card, c.quality));
    }
    case 'treasury':
      return playersOf(t, c.player, asked.you, asked.winner).every((seat) => within(playerAt(t, seat).C, c));
    case 'hand':
      return playersOf(t, c.player, asked.you, asked.winner).every((seat) => within(playerAt(t, seat).hand, c));
    case 'happened':
      return (asked.counts?.[at.next++] ?? 0) >= c.times;
    case 'not':
      return !holds(t, c.not, asked, at);
    case 'all':
      return c.of.map((part) => holds(t, part, asked, at)).every(Boolean);
    case 'any':
      return c.of.map((part) => holds(t, part, asked, at)).some(Boolean);
  }
}

/** How far a condition has come, as n of m, for meters: its counted happening, its count of permanents, or yes and no. */
export function progressOf(t: Table, condition: Condition, asked: Asked): { have: number; need: number } {
  if (condition.if === 'happened')
    return { have: Math.min(asked.counts?.[asked.offset ?? 0] ?? 0, condition.times), need: condition.times };
  if (condition.if === 'controls' && condition.player !== 'each player') {
    const [seat = asked.you] = playersOf(t, condition.player, asked.you);
    const have = controlledBy(t, condition.what, seat, asked.source.id);
    return { have: Math.min(have, condition.atLeast), need: condition.atLeast };
  }
  return { have: conditionHolds(t, condition, asked) ? 1 : 0, need: 1 };
}
