/** A whole game that agrees with a view, the hidden cards filled in by chance: for bots and previews, which never touch the true game. */

import type { CardId, Faction } from '../language/index';
import type { Ruleset } from '../ruleset';
import type { ObjId, Seat } from '../state/board';
import type { CardPool } from '../state/pool';
import { quickChance } from '../state/random';
import { type Frame, type Game, gameOf, type HiddenObject, type HiddenPlayer } from '../state/state';
import { copyBoard } from './player-view';
import type { PlayerView } from './types';

/** Whatever a Homeworld of these factions allows (2.3), each as often as a list may hold it (2.2), by pool: the same for every view. */
const allowedBy = new WeakMap<CardPool, Map<string, readonly CardId[]>>();
function allowed(pool: CardPool, factions: readonly Faction[], copies: number): readonly CardId[] {
  const known = allowedBy.get(pool) ?? new Map<string, readonly CardId[]>();
  allowedBy.set(pool, known);
  const key = `${copies} ${factions.join()}`;
  const found = known.get(key);
  if (found) return found;
  const ids = pool.ids.filter((id) => {
    const card = pool.cards[id];
    if (!card || card.type === 'Homeworld') return false;
    return card.type === 'Storyline' || card.factions.some((f) => f === 'Independent' || factions.includes(f));
  });
  const list = ids.flatMap((id) => Array.from({ length: copies }, () => id));
  known.set(key, list);
  return list;
}
/** Cards that a player may have hidden: those their Homeworld allows, up to three of a name, less those that are seen. */
function candidates(view: PlayerView, pool: CardPool, ruleset: Ruleset, seat: Seat): CardId[] {
  const seen = new Map<CardId, number>();
  const see = (id: CardId): unknown => seen.set(id, (seen.get(id) ?? 0) + 1);
  for (const card of Object.values(view.board.cards)) if (card.owner === seat) see(card.card);
  if (seat === view.viewer && view.own)
    for (const { card } of [...view.own.hand, ...view.own.sideboard, ...view.own.setAside]) see(card);
  const home = view.board.cards[view.board.players[seat]?.homeworld ?? -1];
  const factions = home ? (pool.cards[home.card]?.factions ?? []) : [];
  return allowed(pool, factions, ruleset.deck.copies).filter((id) => {
    const left = seen.get(id) ?? 0;
    if (left > 0) seen.set(id, left - 1);
    return left === 0;
  });
}
/** Takes a card out of the list by chance; the last one takes its place. */
function drawFrom(cards: CardId[], below: (n: number) => number): CardId | undefined {
  if (cards.length === 0) return undefined;
  const at = below(cards.length);
  const card = cards[at];
  const last = cards.pop();
  if (at < cards.length && last !== undefined) cards[at] = last;
  return card;
}

/** The stack that leads to an open Action Phase or response window, as far as the board shows it. */
function stackOf(view: PlayerView): Frame[] | null {
  const { board } = view;
  const { decision } = view;
  if (board.result) return [{ f: 'over' }];
  if (decision?.kind === 'action') return [{ f: 'turn', step: 5, short: false }];
  if (decision?.kind !== 'response' || board.phase !== 'action') return null;
  const settle: Frame = { f: 'settle', step: 2, seat: decision.seat, opened: false, window: true };
  const turn: Frame = { f: 'turn', step: 5, short: false };
  if (!board.conflict) return [turn, settle];
  if (board.conflict.struck) return [turn, { f: 'conflict', step: 2 }, settle];
  return [turn, { f: 'conflict', step: 1 }, { ...settle, opened: true }];
}

/**
 * Only at an open Action Phase or response window of the viewer; null elsewhere, since what is half-finished there
 * is not all public. The seed decides what the hidden cards are.
 */
export function imagine(view: PlayerView, seed: string, pool: CardPool, ruleset: Ruleset): Game | null {
  const stack = stackOf(view);
  if (!stack || view.viewer === 'spectator' || !view.own || !view.decision) return null;
  const viewer = view.viewer;
  const { board } = view;
  const objects: HiddenObject[] = [];
  for (const card of Object.values(board.cards))
    objects[card.id] = { card: card.card, owner: card.owner, inc: card.inc, zone: card.zone };
  const players: { [Z in keyof HiddenPlayer]: ObjId[] }[] = board.players.map(() => ({
    deck: [],
    hand: [],
    sideboard: [],
    setAside: [],
  }));
  for (const zone of ['hand', 'sideboard', 'setAside'] as const)
    for (const { id, card } of view.own[zone]) {
      objects[id] = { card, owner: viewer, inc: 0, zone };
      players[viewer]?.[zone].push(id);
    }
  const total = board.players.reduce(
    (sum, p, seat) => sum + p.deck + (seat === viewer ? 0 : p.hand + p.sideboard + p.setAside),
    0,
  );
  const free: ObjId[] = [];
  for (let id = 0; free.length < total; id++) if (!objects[id]) free.push(id);
  const below = quickChance(seed);
  for (const [seat, player] of board.players.entries()) {
    const cards = candidates(view, pool, ruleset, seat);
    const zones = seat === viewer ? (['deck'] as const) : (['hand', 'sideboard', 'setAside', 'deck'] as const);
    for (const zone of zones)
      for (let n = 0; n < player[zone]; n++) {
        const card = drawFrom(cards, below) ?? pool.ids[below(pool.ids.length)];
        const id = free.pop();
        if (id === undefined || card === undefined) continue;
        objects[id] = { card, owner: seat, inc: 0, zone };
        players[seat]?.[zone].push(id);
      }
  }
  return gameOf({
    pool,
    ruleset,
    board: copyBoard(board),
    hidden: { seed, drawn: 0, objects, players, replies: {} },
    flow: {
      stack,
      decisions: board.players.map((_, seat) => (seat === viewer ? view.decision : null)),
      nextDecision: view.decision.id + 1,
      waiting: [],
      completed: [],
      outcome: null,
      resolutions: 0,
      undecided: 0,
      seen: [],
      awarded: board.players.map((player) => player.tally),
    },
  });
}
