import type { Card } from '@astris/engine/language';
import type { ArtSubject } from './subject';

/** The pictures that a card needs: one for each face that can be seen on the Map or in a hand. */
export function subjectsOf(card: Card): ArtSubject[] {
  const { id, traits = [] } = card;
  switch (card.type) {
    case 'Character': {
      const both = { id, type: card.type, factions: [card.faction], traits };
      return [
        { ...both, face: 'front', drives: card.front.drives },
        { ...both, face: 'fallen', drives: card.fallen.drives },
      ];
    }
    case 'Storyline': {
      const { drives, tone } = card;
      const story = { id, factions: [], drives, tone };
      return [
        { ...story, face: 'front', type: 'Storyline', traits },
        { ...story, face: 'back', type: card.back.becomes, traits: card.back.traits ?? [] },
      ];
    }
    case 'Homeworld':
      return [{ id, face: 'front', type: card.type, factions: card.factions, traits }];
    case 'Maneuver':
      return [{ id, face: 'front', type: card.type, factions: [card.faction], speed: card.speed, traits }];
    case 'Spacecraft':
    case 'Location':
    case 'Device':
      return [{ id, face: 'front', type: card.type, factions: [card.faction], traits }];
  }
}
