import { location } from '@astris/engine/language';
import { all, always, any, C, forbid } from '@astris/engine/language/words';

export default location({
  id: 'treaty-moon',
  name: 'Treaty Moon',
  faction: 'Independent',
  traits: ['Moon'],
  acts: ['II', 'III'],
  cost: C(3),
  defense: 4,
  sp: 1,
  abilities: [always(forbid(all(any('Spacecraft')), 'intercept'))],
  flavor: 'All sides signed. All sides kept a pen.',
  printing: { set: 'AST', number: 150, rarity: 'uncommon' },
});
