import type { Card } from '../language/card';
import type { Ability } from '../language/vocabulary';
import type { FaceUp } from '../state/board';

/** The abilities printed on the face that is up. */
export function abilitiesOf(card: Card, face: FaceUp): Ability[] {
  switch (card.type) {
    case 'Character':
      return (face === 'fallen' ? card.fallen.abilities : card.front.abilities) ?? [];
    case 'Storyline':
      return (face === 'back' ? card.back.abilities : undefined) ?? [];
    case 'Maneuver':
      return [];
    default:
      return card.abilities ?? [];
  }
}
