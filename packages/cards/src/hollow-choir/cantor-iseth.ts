import { character } from '@astris/engine/language';
import { another, any, C, CP, falls, gain, resilient, when } from '@astris/engine/language/words';

export default character({
  id: 'cantor-iseth',
  name: 'Cantor Iseth',
  faction: 'Hollow Choir',
  traits: ['Cantor'],
  acts: ['II', 'III'],
  unique: true,
  cost: C(3),
  front: {
    drives: ['Truth'],
    power: 2,
    resolve: 3,
    keywords: ['Veiled'],
    abilities: [when(falls(another(any('Character'))), gain(CP(1)))],
    flavor: 'She sings the rests.',
  },
  fallen: {
    name: 'Iseth, the Open Note',
    drives: ['Truth', 'Vengeance'],
    power: 3,
    resolve: 3,
    keywords: ['Veiled', resilient(1)],
  },
  printing: { set: 'AST', number: 119, rarity: 'uncommon' },
});
