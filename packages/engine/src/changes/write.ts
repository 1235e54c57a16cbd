/** Writes to the board, each noted as a patch of the event that follows it, and the event itself. */
import type { EventType, GameEvent, Mention, OwnPatch } from '../events';
import type { Board, BoardCard, BoardPlayer, ObjId, Seat, Story } from '../state/board';
import { READ_OF_CARDS } from '../state/derived';
import { cardAt, playerAt } from '../state/queries';
import type { Flow, Game, Hidden } from '../state/state';
import { outdate, put, putEntry } from './journal';

export function setBoard<K extends keyof Board>(g: Game, key: K, value: Board[K]): void {
  put(g, g.board, key, value);
  if (key === 'map') outdate(g);
  g.out.patches.push(['b', key, value]);
}
export function setPlayer<K extends keyof BoardPlayer>(g: Game, seat: Seat, key: K, value: BoardPlayer[K]): void {
  put(g, playerAt(g, seat), key, value);
  g.out.patches.push(['p', seat, key, value]);
}
export function setCard<K extends keyof BoardCard>(g: Game, id: ObjId, key: K, value: BoardCard[K] | undefined): void {
  put(g, cardAt(g, id), key, value as BoardCard[K]);
  if (READ_OF_CARDS.has(key)) outdate(g);
  g.out.patches.push(['c', id, key, value ?? null]);
}
export function setStory(g: Game, id: ObjId, change: Partial<Story>): void {
  const { story } = cardAt(g, id);
  if (!story) throw new Error(`card ${id} is no Storyline in progress`);
  setCard(g, id, 'story', { ...story, ...change });
}
export function addCard(g: Game, card: BoardCard): void {
  putEntry(g, g.board.cards as Record<ObjId, BoardCard>, card.id, card);
  outdate(g);
  g.out.patches.push(['c+', { ...card }]);
}
export function removeCard(g: Game, id: ObjId): void {
  putEntry(g, g.board.cards as Record<ObjId, BoardCard>, id, undefined);
  outdate(g);
  g.out.patches.push(['c-', id]);
}
export function setHidden<K extends keyof Hidden>(g: Game, key: K, value: Hidden[K]): void {
  put(g, g.hidden, key, value);
}
export function setFlow<K extends keyof Flow>(g: Game, key: K, value: Flow[K]): void {
  put(g, g.flow, key, value);
}
export function tellOwn(g: Game, seat: Seat, patch: OwnPatch): void {
  g.out.own.push({ seat, patches: [patch] });
}
/** The next serial number, for Chain items, lasting effects and arrivals. */
export function serial(g: Game): number {
  const n = g.board.serial;
  setBoard(g, 'serial', n + 1);
  return n;
}

export const mention = (card: Pick<BoardCard, 'id' | 'card' | 'face' | 'controller'>): Mention => ({
  id: card.id,
  card: card.card,
  face: card.face,
  controller: card.controller,
});

type Told = Omit<GameEvent, 'type' | 'rule' | 'patches' | 'own'> & { own?: NonNullable<GameEvent['own']> };
/** Records an event; the writes since the last one are its own. */
export function emit(g: Game, type: EventType, rule: GameEvent['rule'], told: Told = {}): void {
  const { out } = g;
  const event: GameEvent = { type, rule, ...told, patches: out.patches };
  out.events.push(event);
  out.patches = [];
  if (out.own.length === 0) return;
  event.own = merged([...(told.own ?? []), ...out.own]);
  out.own = [];
}
/** One part for each seat. */
function merged(parts: NonNullable<GameEvent['own']>): NonNullable<GameEvent['own']> {
  const bySeat = new Map<Seat, NonNullable<GameEvent['own']>[number]>();
  for (const part of parts) {
    const known = bySeat.get(part.seat);
    if (!known) bySeat.set(part.seat, { ...part });
    else {
      if (part.cards) known.cards = [...(known.cards ?? []), ...part.cards];
      if (part.patches) known.patches = [...(known.patches ?? []), ...part.patches];
      if (part.decision) known.decision = part.decision;
    }
  }
  return [...bySeat.values()];
}
