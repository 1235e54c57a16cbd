import { character } from '@astris/engine/language';
import { all, another, C, falls, heal, when, your } from '@astris/engine/language/words';

export default character({
  id: 'mother-cade-of-the-table',
  name: 'Mother Cade of the Table',
  faction: 'Lantern Order',
  traits: ['Priest'],
  unique: true,
  cost: C(3),
  front: {
    drives: ['Devotion'],
    power: 1,
    resolve: 4,
    abilities: [when(falls(another(your('Character'))), heal(2, all(your('Character'))))],
    flavor: 'Sit. Nobody is forgiven on an empty stomach.',
  },
  fallen: {
    name: 'Cade, Who Barred the Door',
    drives: ['Vengeance', 'Duty'],
    power: 2,
    resolve: 4,
    keywords: ['Guard'],
    flavor: 'The soup is cold. The table is firewood.',
  },
  printing: { set: 'AST', number: 65, rarity: 'common' },
});
