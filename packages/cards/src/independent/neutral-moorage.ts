import { location } from '@astris/engine/language';
import { all, C, enters, heal, when, your } from '@astris/engine/language/words';

export default location({
  id: 'neutral-moorage',
  name: 'Neutral Moorage',
  faction: 'Independent',
  traits: ['Station'],
  cost: C(3),
  defense: 3,
  command: 1,
  abilities: [when(enters(your('Spacecraft')), heal(1, all(your('Spacecraft', 'damaged'))))],
  flavor: 'No flags, no fuses, no exceptions.',
  printing: { set: 'AST', number: 146, rarity: 'common' },
});
