import { homeworld } from '@astris/engine/language';
import { activateThis, CP, heal, pay, target, your } from '@astris/engine/language/words';

export default homeworld({
  id: 'emberwell',
  name: 'Emberwell',
  factions: ['Lantern Order'],
  treasury: 9,
  income: 3,
  command: 2,
  bastion: 1,
  abilities: [pay([CP(1), activateThis], heal(2, target(your('permanent', 'damaged'))), { speed: 'Fast' })],
  flavor: 'The fire at the bottom has never been seen to burn.',
  printing: { set: 'AST', number: 58, rarity: 'rare' },
});
