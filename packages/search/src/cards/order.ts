import { CARD_TYPES, FACTIONS } from '@astris/engine/language';
import type { Order } from '../fields/orders';
import { RARITIES } from '../fields/values';
import type { Facts } from './facts';

const placeIn = (list: readonly string[], own: ReadonlySet<string>): number | undefined => {
  const at = list.findIndex((name) => own.has(name));
  return at < 0 ? undefined : at;
};

/** What a card is ordered by; undefined where it has no such thing. */
function rank({ card, choices, faces, texts }: Facts, by: Order['by']): number | string | undefined {
  switch (by) {
    case 'name':
      return texts.name;
    case 'type':
      return placeIn(CARD_TYPES, choices.type);
    case 'faction':
      return placeIn(FACTIONS, choices.faction);
    case 'rarity':
      return placeIn(RARITIES, choices.rarity);
    case 'number':
      return card.printing.number;
    default:
      return faces.find((face) => face[by] !== undefined)?.[by];
  }
}
const compare = (a: number | string, b: number | string): number =>
  typeof a === 'string' && typeof b === 'string' ? (a < b ? -1 : a > b ? 1 : 0) : Number(a) - Number(b);
const byNumber = (a: Facts, b: Facts): number => {
  const sets = compare(a.card.printing.set, b.card.printing.set);
  return sets || a.card.printing.number - b.card.printing.number || compare(a.card.id, b.card.id);
};

/** Cards in order; those that lack what is ordered by come last, and equals stand by collector number. */
export function ordered(cards: readonly Facts[], { by, dir }: Order): Facts[] {
  const ranks = new Map(cards.map((facts) => [facts, rank(facts, by)]));
  return [...cards].sort((a, b) => {
    const [left, right] = [ranks.get(a), ranks.get(b)];
    if (left === undefined || right === undefined) {
      return left === right ? byNumber(a, b) : left === undefined ? 1 : -1;
    }
    const apart = compare(left, right) * (dir === 'desc' ? -1 : 1);
    return apart || byNumber(a, b);
  });
}
