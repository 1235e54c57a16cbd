import { CARD_TYPES, type Card, FACTIONS, type Faction, factionsOf } from '@astris/engine/language';
import { type FaceView, faceOf, otherFace } from '@astris/ui/cards';

/** One picture: the face that it shows, and how the card that it is on is found. */
export interface Pictured {
  card: Card;
  view: FaceView;
}

export interface ArtGroup {
  family: Faction | 'Storylines';
  types: { type: Card['type']; pictures: Pictured[] }[];
}

/** Both faces of a card, as far as it has two. */
function picturesOf(card: Card): Pictured[] {
  const other = otherFace(card, 'front');
  return [faceOf(card), ...(other ? [faceOf(card, other)] : [])].map((view) => ({ card, view }));
}

const familyOf = (card: Card): ArtGroup['family'] => factionsOf(card)[0] ?? 'Storylines';

/** Every picture of these cards, by faction and type; Storylines, which have no faction, come last. */
export function artGroups(cards: readonly Card[]): ArtGroup[] {
  return [...FACTIONS, 'Storylines' as const]
    .map((family) => {
      const own = cards.filter((card) => familyOf(card) === family);
      const types = CARD_TYPES.map((type) => ({
        type,
        pictures: own.filter((card) => card.type === type).flatMap(picturesOf),
      }));
      return { family, types: types.filter(({ pictures }) => pictures.length > 0) };
    })
    .filter(({ types }) => types.length > 0);
}
