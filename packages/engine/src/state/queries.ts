/** Reading the board: who controls what, who is Bound, how things stand. Works on a game and on a view alike. */
import type { Drive, FaceType, Kind } from '../language/index';
import { ACTS } from '../language/vocabulary';
import type { Board, BoardCard, ObjId, ObjRef, Seat, Snapshot } from './board';
import { derivedOf, type Storyline } from './derived';
import type { PoolCard, PoolFace } from './pool';
import type { Table } from './state';

export { flagsOf, hasKeyword, isForbidden, plunderOf, resilientOf, statOf } from './characteristics';
export { conditionHolds, progressOf } from './conditions';
export { matches } from './filters';
export type { Table } from './state';

export const cardAt = (t: Table, id: ObjId): BoardCard => {
  const card = t.board.cards[id];
  if (!card) throw new Error(`card ${id} is in no public zone`);
  return card;
};
export const onMap = (t: Table, id: ObjId): BoardCard | null => {
  const card = t.board.cards[id];
  return card?.zone === 'map' ? card : null;
};
/** The permanent, if it is still the same object (5.4). */
export const permanent = (t: Table, ref: ObjRef): BoardCard | null => {
  const card = onMap(t, ref.id);
  return card && card.inc === ref.inc ? card : null;
};
export const refOf = (card: { id: ObjId; inc: number }): ObjRef => ({ id: card.id, inc: card.inc });
export const printedOf = (t: Table, card: { card: string }): PoolCard => {
  const found = t.pool.cards[card.card];
  if (!found) throw new Error(`no card ${card.card} in the pool`);
  return found;
};
export const faceOf = (t: Table, card: { card: string; face: BoardCard['face'] }): PoolFace => {
  const face = printedOf(t, card).faces[card.face];
  if (!face) throw new Error(`${card.card} has no face ${card.face}`);
  return face;
};
export const typeOf = (t: Table, card: BoardCard | Snapshot): FaceType => faceOf(t, card).type as FaceType;
export const isKind = (t: Table, card: BoardCard | Snapshot, kind: Kind): boolean =>
  kind === 'permanent' || typeOf(t, card) === kind;

/** 4.3, 8.7.1: no numerals, any Act. What is asked of an Act past the last is answered as of the last. */
export const playableInAct = (printed: PoolCard, act: number): boolean =>
  printed.acts === null || printed.acts.includes(ACTS[act - 1] ?? 'III');

export const seats = (t: Table): Seat[] => t.board.players.map((_, seat) => seat);
/** The other player (1.1: the next in the list). */
export const opponentOf = (t: Table, seat: Seat): Seat => (seat + 1) % t.board.players.length;
export const permanents = (t: Table): readonly BoardCard[] => derivedOf(t).permanents;
/** 18.25: every card on the Map that this player controls. */
export const permanentsOf = (t: Table, seat: Seat): readonly BoardCard[] => derivedOf(t).bySeat[seat] ?? [];
/** 2.2, 4.6: names are front names, whichever face is up. */
export const controlsName = (t: Table, seat: Seat, name: string): boolean =>
  permanentsOf(t, seat).some((card) => printedOf(t, card).name === name);
export const playerAt = (t: Table, seat: Seat): Board['players'][number] => {
  const player = t.board.players[seat];
  if (!player) throw new Error(`no seat ${seat}`);
  return player;
};

/** Storylines in progress (18.42): on the Map, front up, not completed. */
export const storylinesInProgress = (t: Table, seat?: Seat): readonly Storyline[] => {
  const { storylines } = derivedOf(t);
  return seat === undefined ? storylines : storylines.filter((card) => card.controller === seat);
};
/** The Storyline to which a Character is Bound, or Partnered. */
export const boundTo = (t: Table, id: ObjId): ObjId | null => {
  for (const { id: story, story: cast } of derivedOf(t).storylines) if (cast.bound === id) return story;
  return null;
};
export const partnerTo = (t: Table, id: ObjId): ObjId | null => {
  for (const { id: story, story: cast } of derivedOf(t).storylines) if (cast.partner === id) return story;
  return null;
};
export const attachedTo = (t: Table, host: ObjId): BoardCard[] => permanents(t).filter((card) => card.host === host);

/** Drives of the face that is up (8.4.3). */
export const drivesOf = (t: Table, card: BoardCard | Snapshot): readonly Drive[] => faceOf(t, card).drives;
/** 8.4.1: a Character and a Storyline share a Drive. */
export const isAligned = (t: Table, storyline: ObjId, character: ObjId | null): boolean => {
  const story = onMap(t, storyline);
  const who = character === null ? null : onMap(t, character);
  if (!story || !who) return false;
  const printed = printedOf(t, story).card;
  return printed.type === 'Storyline' && drivesOf(t, who).some((drive) => printed.drives.includes(drive));
};
/**
 * Whether a permanent receives SP that are awarded: a Partnered Character none (8.11.3), and from a Storyline's Chapter
 * (null for other sources) no Character that is not Aligned with it (8.2.3, 8.4.2), and nobody while it has no Bound
 * Character to have (8.3.3).
 */
export const receivesAwards = (t: Table, card: BoardCard, storyline: ObjId | null): boolean => {
  if (partnerTo(t, card.id) !== null) return false;
  if (storyline === null) return true;
  const story = onMap(t, storyline);
  const printed = story && printedOf(t, story).card;
  if (printed?.type === 'Storyline' && printed.bound && story?.story?.bound == null) return false;
  return typeOf(t, card) !== 'Character' || isAligned(t, storyline, card.id);
};
/** SP markers and printed SP of a permanent (15.1). */
export const storyPointsOf = (t: Table, card: BoardCard): number => card.sp + faceOf(t, card).sp;
/** What a player would score now (15.1, 9.6.1). */
export const standingOf = (t: Table, seat: Seat): number =>
  permanentsOf(t, seat).reduce((sum, card) => sum + storyPointsOf(t, card), playerAt(t, seat).tally);

export const snapshotOf = (t: Table, card: BoardCard): Snapshot => ({
  id: card.id,
  inc: card.inc,
  card: card.card,
  face: card.face,
  controller: card.controller,
  owner: card.owner,
  ready: card.ready,
  damage: card.damage,
  boundTo: boundTo(t, card.id),
  partnerTo: partnerTo(t, card.id),
});
