import { homeworld } from '@astris/engine/language';
import { any, C, falls, gain, when } from '@astris/engine/language/words';

export default homeworld({
  id: 'threnody-the-drowned-moon',
  name: 'Threnody, the Drowned Moon',
  factions: ['Hollow Choir'],
  treasury: 9,
  income: 3,
  command: 2,
  bastion: 1,
  abilities: [when(falls(any('Character')), gain(C(1)))],
  flavor: 'Every bell on the sea floor still keeps time.',
  printing: { set: 'AST', number: 118, rarity: 'rare' },
});
