import { character } from '@astris/engine/language';
import { C, discard, draw, leaves, plays, self, when } from '@astris/engine/language/words';

export default character({
  id: 'oriel-witness',
  name: 'Oriel, Witness',
  faction: 'Lantern Order',
  traits: ['Monk'],
  acts: ['I', 'II'],
  unique: true,
  cost: C(2),
  front: {
    drives: ['Truth'],
    power: 1,
    resolve: 3,
    abilities: [when(plays('you', 'Storyline'), draw(1))],
    flavor: 'Begin anywhere. I was there.',
  },
  fallen: {
    name: 'Oriel, Who Looked Away',
    drives: ['Freedom'],
    power: 2,
    resolve: 2,
    keywords: ['Veiled'],
    abilities: [when(leaves(self), discard(1, 'opponent'))],
  },
  printing: { set: 'AST', number: 66, rarity: 'common' },
});
