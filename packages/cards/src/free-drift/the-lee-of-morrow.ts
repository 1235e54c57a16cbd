import { location } from '@astris/engine/language';
import { activateThis, C, CP, pay, ready, target, your } from '@astris/engine/language/words';

export default location({
  id: 'the-lee-of-morrow',
  name: 'The Lee of Morrow',
  faction: 'Free Drift',
  traits: ['Cove'],
  cost: C(4),
  defense: 3,
  sp: 1,
  abilities: [pay([CP(2), activateThis], ready(target(your('Spacecraft', 'activated'))))],
  flavor: 'The wind stops here, and so do the questions.',
  printing: { set: 'AST', number: 43, rarity: 'uncommon' },
});
