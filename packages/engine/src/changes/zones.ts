/** Cards between zones (5): the lists, their public sizes, and the new object that a card becomes (5.4). Writes only; events are the callers'. */
import type { HiddenCard, OwnZones } from '../events';
import type { BoardCard, ObjId, PublicZone, Seat } from '../state/board';
import type { Game, HiddenObject, HiddenPlayer, Zone } from '../state/state';
import { put } from './journal';
import { addCard, removeCard, serial, setBoard, setHidden, setPlayer, tellOwn } from './write';

export type HiddenZone = keyof HiddenPlayer;
const isHidden = (zone: Zone): zone is HiddenZone =>
  zone === 'deck' || zone === 'hand' || zone === 'sideboard' || zone === 'setAside';

export const objectAt = (g: Game, id: ObjId): HiddenObject => {
  const object = g.hidden.objects[id];
  if (!object) throw new Error(`no card ${id}`);
  return object;
};
export const zoneOf = (g: Game, seat: Seat, zone: HiddenZone): readonly ObjId[] => {
  const player = g.hidden.players[seat];
  if (!player) throw new Error(`no seat ${seat}`);
  return player[zone];
};
export const hiddenCards = (g: Game, ids: readonly ObjId[]): HiddenCard[] =>
  ids.map((id) => ({ id, card: objectAt(g, id).card }));

/** Sets a hidden zone's list; its size is public (1.8), its cards are told to their owner, but for the deck's. */
export function setZone(g: Game, seat: Seat, zone: HiddenZone, ids: readonly ObjId[]): void {
  const player = g.hidden.players[seat];
  if (!player) throw new Error(`no seat ${seat}`);
  put(g, player, zone, ids);
  if (g.board.players[seat]?.[zone] !== ids.length) setPlayer(g, seat, zone, ids.length);
  if (zone !== 'deck') tellOwn(g, seat, [zone satisfies keyof OwnZones, hiddenCards(g, ids)]);
}
function setObject(g: Game, id: ObjId, change: Partial<HiddenObject>): void {
  put(g, g.hidden.objects as HiddenObject[], id, { ...objectAt(g, id), ...change });
}
function takeOut(g: Game, id: ObjId): void {
  const { zone, owner } = objectAt(g, id);
  if (isHidden(zone))
    setZone(
      g,
      owner,
      zone,
      zoneOf(g, owner, zone).filter((other) => other !== id),
    );
  else if (zone === 'map')
    setBoard(
      g,
      'map',
      g.board.map.filter((other) => other !== id),
    );
  else if (zone !== 'chain') {
    const list = g.board.players[owner]?.[zone] ?? [];
    setPlayer(
      g,
      owner,
      zone,
      list.filter((other) => other !== id),
    );
  }
}

/** Moves a card into one of its owner's hidden zones; on top of the deck, or with `bottom` under it. */
export function moveToHidden(g: Game, id: ObjId, zone: HiddenZone, bottom = false): void {
  const { owner, zone: from, inc } = objectAt(g, id);
  takeOut(g, id);
  if (!isHidden(from)) removeCard(g, id);
  setObject(g, id, { zone, inc: inc + 1 });
  const list = zoneOf(g, owner, zone);
  setZone(g, owner, zone, bottom ? [id, ...list] : [...list, id]);
}
/**
 * 9.7.2: cards of the sideboard go `out` into the deck and others `into` the sideboard, each zone written once: a write
 * for each card would show how many were exchanged (1.5).
 */
export function exchangeWithDeck(g: Game, seat: Seat, out: readonly ObjId[], into: readonly ObjId[]): void {
  for (const id of out) setObject(g, id, { zone: 'deck', inc: objectAt(g, id).inc + 1 });
  for (const id of into) setObject(g, id, { zone: 'sideboard', inc: objectAt(g, id).inc + 1 });
  const deck = [...zoneOf(g, seat, 'deck'), ...out].filter((id) => !into.includes(id));
  const sideboard = [...zoneOf(g, seat, 'sideboard').filter((id) => !out.includes(id)), ...into];
  setZone(g, seat, 'deck', deck);
  setZone(g, seat, 'sideboard', sideboard);
}
/** Moves a card into a public zone, front face up, as a new object (5.4, 5.7); piles are its owner's (5.3). */
export function moveToPublic(g: Game, id: ObjId, zone: PublicZone, controller: Seat): BoardCard {
  const { owner, card, inc } = objectAt(g, id);
  takeOut(g, id);
  setObject(g, id, { zone, inc: inc + 1 });
  const made: BoardCard = {
    id,
    card,
    owner,
    controller,
    base: controller,
    zone,
    face: 'front',
    inc: inc + 1,
    ready: true,
    damage: 0,
    sp: 0,
    since: g.board.gameTurn,
    arrived: zone === 'map' ? serial(g) : 0,
    // Named, so that all cards have one shape: reading them is what the engine does most.
    damagedBy: undefined,
    host: undefined,
    story: undefined,
    used: undefined,
  };
  addCard(g, made);
  if (zone === 'map') setBoard(g, 'map', [...g.board.map, id]);
  else if (zone === 'depleted' || zone === 'burned')
    setPlayer(g, owner, zone, [...(g.board.players[owner]?.[zone] ?? []), id]);
  return made;
}
/** Puts a deck in the order given (a shuffle). */
export function orderDeck(g: Game, seat: Seat, ids: readonly ObjId[], drawn: number): void {
  setZone(g, seat, 'deck', ids);
  setHidden(g, 'drawn', drawn);
}
export const isHandCard = (g: Game, seat: Seat, id: ObjId): boolean =>
  Number.isInteger(id) && g.hidden.objects[id]?.zone === 'hand' && g.hidden.objects[id]?.owner === seat;
