import { location } from '@astris/engine/language';
import { all, always, C, grant, your } from '@astris/engine/language/words';

export default location({
  id: 'hollow-cathedral',
  name: 'Hollow Cathedral',
  faction: 'Hollow Choir',
  traits: ['Ruin'],
  cost: C(4),
  defense: 2,
  sp: 1,
  abilities: [always(grant(all(your('Character', 'Fallen')), 'Guard'))],
  flavor: 'The roof went first. The singing stayed.',
  printing: { set: 'AST', number: 130, rarity: 'uncommon' },
});
