import { location } from '@astris/engine/language';
import { activateThis, any, C, CP, damage, pay, target } from '@astris/engine/language/words';

export default location({
  id: 'well-of-last-words',
  name: 'Well of Last Words',
  faction: 'Hollow Choir',
  traits: ['Ruin'],
  acts: ['II', 'III'],
  cost: C(4),
  defense: 4,
  sp: 1,
  abilities: [pay([CP(1), activateThis], damage(1, target(any('Character'))))],
  flavor: 'Lean close. It knows what you will say.',
  printing: { set: 'AST', number: 133, rarity: 'uncommon' },
});
