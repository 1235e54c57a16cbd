import { character } from '@astris/engine/language';
import { C, destroyed, gain, self, when } from '@astris/engine/language/words';

export default character({
  id: 'vat-born-stevedore',
  name: 'Vat-Born Stevedore',
  faction: 'Helix Combine',
  traits: ['Labourer'],
  cost: C(1),
  front: {
    drives: ['Duty'],
    power: 1,
    resolve: 2,
    keywords: ['Guard'],
    flavor: 'Grown on a Monday, on shift by noon.',
  },
  fallen: {
    name: 'Stevedore, Past Warranty',
    drives: ['Vengeance'],
    power: 2,
    resolve: 1,
    abilities: [when(destroyed(self), gain(C(1)))],
  },
  printing: { set: 'AST', number: 98, rarity: 'common' },
});
