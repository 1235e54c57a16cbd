import { character } from '@astris/engine/language';
import { C, discard, draw, falls, raids, self, when } from '@astris/engine/language/words';

export default character({
  id: 'lio-maroun-whisperer',
  name: 'Lio Maroun, Whisperer',
  faction: 'Aurelian Throne',
  traits: ['Spy'],
  acts: ['I', 'II'],
  unique: true,
  cost: C(3),
  front: {
    drives: ['Ambition', 'Truth'],
    power: 1,
    resolve: 4,
    keywords: ['Elusive'],
    abilities: [when(raids(self), draw(1))],
    flavor: 'She was never in the room. Nor were you.',
  },
  fallen: {
    name: 'Maroun, Overheard',
    drives: ['Vengeance'],
    power: 3,
    resolve: 2,
    abilities: [when(falls(self), discard(1, 'opponent'))],
  },
  printing: { set: 'AST', number: 10, rarity: 'uncommon' },
});
