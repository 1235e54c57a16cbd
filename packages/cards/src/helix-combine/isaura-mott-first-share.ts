import { character } from '@astris/engine/language';
import { attacks, C, gain, lose, numberOf, opponents, self, turnEnds, when, your } from '@astris/engine/language/words';

export default character({
  id: 'isaura-mott-first-share',
  name: 'Isaura Mott, First Share',
  faction: 'Helix Combine',
  traits: ['Director'],
  acts: ['II', 'III'],
  unique: true,
  cost: C(5),
  front: {
    drives: ['Ambition'],
    power: 3,
    resolve: 5,
    abilities: [when(turnEnds('you'), gain(C(numberOf(your('Device')))))],
    flavor: 'She owns the chair, the floor, and the word for chair.',
  },
  fallen: {
    name: 'Isaura, Bought Out',
    drives: ['Vengeance'],
    power: 4,
    resolve: 4,
    abilities: [when(attacks(self), lose(C(numberOf(opponents('Device'))), 'opponent'))],
  },
  printing: { set: 'AST', number: 92, rarity: 'rare' },
});
