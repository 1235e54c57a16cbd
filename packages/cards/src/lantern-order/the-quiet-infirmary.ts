import { location } from '@astris/engine/language';
import { all, C, heal, turnEnds, when, your } from '@astris/engine/language/words';

export default location({
  id: 'the-quiet-infirmary',
  name: 'The Quiet Infirmary',
  faction: 'Lantern Order',
  traits: ['Hospice'],
  acts: ['II', 'III'],
  cost: C(4),
  defense: 4,
  sp: 1,
  abilities: [when(turnEnds(), heal(1, all(your('Character', 'damaged'))))],
  flavor: 'Forty beds, one clock, no enemies.',
  printing: { set: 'AST', number: 73, rarity: 'common' },
});
