/** The board read once for an evaluation. Works on a view as well as on an imagined game. */
import type { BoardCard, Seat, Story } from '@astris/engine';
import { faceOf, hasKeyword, permanentsOf, playerAt, statOf, storyPointsOf, type Table } from '@astris/engine/queries';

/** A Character, Spacecraft or Location: what fights or is fought over. */
export interface Unit {
  readonly card: BoardCard;
  readonly type: 'Character' | 'Spacecraft' | 'Location';
  readonly power: number;
  /** Damage that it takes yet to fall, be destroyed or be seized. */
  readonly toughness: number;
  readonly bound: boolean;
}
/** One player's side of the Map. */
export interface Side {
  readonly seat: Seat;
  readonly cards: readonly BoardCard[];
  readonly fighters: readonly Unit[];
  readonly locations: readonly Unit[];
  readonly storylines: readonly StorylineCard[];
  /** Story Points as they would be counted now (15.1). */
  readonly sp: number;
  readonly bastion: number;
  readonly C: number;
  readonly CP: number;
}
export type StorylineCard = BoardCard & { readonly story: Story };
export interface Reading {
  readonly t: Table;
  readonly sides: readonly Side[];
}

const TOUGH = { Character: 'resolve', Spacecraft: 'hull', Location: 'defense' } as const;

export function unitOf(t: Table, card: BoardCard, bound = false): Unit | null {
  const { type } = faceOf(t, card);
  if (type !== 'Character' && type !== 'Spacecraft' && type !== 'Location') return null;
  const toughness = statOf(t, card.id, TOUGH[type]) - card.damage;
  const power = type === 'Location' ? 0 : statOf(t, card.id, 'power');
  return { card, type, power, toughness, bound };
}

const isInProgress = (card: BoardCard): card is StorylineCard => card.story !== undefined;

function readSide(t: Table, seat: Seat): Side {
  const cards = permanentsOf(t, seat);
  const storylines = cards.filter(isInProgress);
  const bound = new Set(storylines.flatMap(({ story }) => (story.bound === null ? [] : [story.bound])));
  const fighters: Unit[] = [];
  const locations: Unit[] = [];
  const player = playerAt(t, seat);
  let sp = player.tally;
  for (const card of cards) {
    sp += storyPointsOf(t, card);
    const unit = unitOf(t, card, bound.has(card.id));
    if (unit) (unit.type === 'Location' ? locations : fighters).push(unit);
  }
  const bastion = statOf(t, player.homeworld, 'bastion');
  return { seat, cards, fighters, locations, storylines, sp, bastion, C: player.C, CP: player.CP };
}
export const read = (t: Table): Reading => ({ t, sides: t.board.players.map((_, seat) => readSide(t, seat)) });
export function sideOf(reading: Reading, seat: Seat): Side {
  const side = reading.sides[seat];
  if (!side) throw new Error(`no seat ${seat}`);
  return side;
}
/** Whether it can step in front of an attack (12.2, 14.5). */
export const canStepIn = (t: Table, { card }: Unit): boolean => card.ready || hasKeyword(t, card.id, 'Guard');
