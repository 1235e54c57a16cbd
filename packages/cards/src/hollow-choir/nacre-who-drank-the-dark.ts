import { character } from '@astris/engine/language';
import { C, discard, enters, self, when } from '@astris/engine/language/words';

export default character({
  id: 'nacre-who-drank-the-dark',
  name: 'Nacre, Who Drank the Dark',
  faction: 'Hollow Choir',
  traits: ['Mystic'],
  acts: ['I', 'II'],
  unique: true,
  cost: C(4),
  front: {
    drives: ['Ambition'],
    power: 3,
    resolve: 3,
    abilities: [when(enters(self), discard(1, 'each player'))],
    flavor: 'It tasted of nothing. She asked for more.',
  },
  fallen: { name: 'Nacre, Brimful', drives: ['Truth'], power: 4, resolve: 3, keywords: ['Veiled'] },
  printing: { set: 'AST', number: 125, rarity: 'uncommon' },
});
