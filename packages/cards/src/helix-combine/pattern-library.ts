import { location } from '@astris/engine/language';
import { C, draw, leaves, when, your } from '@astris/engine/language/words';

export default location({
  id: 'pattern-library',
  name: 'Pattern Library',
  faction: 'Helix Combine',
  traits: ['Library'],
  cost: C(3),
  defense: 3,
  income: 1,
  abilities: [when(leaves(your('Device')), draw(1))],
  flavor: 'Break whatever you like. We kept the drawings.',
  printing: { set: 'AST', number: 100, rarity: 'uncommon' },
});
