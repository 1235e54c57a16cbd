import { device } from '@astris/engine/language';
import { C, CP, pay, redeem, sacrificing, target, your } from '@astris/engine/language/words';

export default device({
  id: 'hundred-year-oil',
  name: 'Hundred-Year Oil',
  faction: 'Lantern Order',
  traits: ['Relic'],
  acts: ['II', 'III'],
  cost: C(2),
  abilities: [pay([CP(2), sacrificing(your('Device'))], redeem(target(your('Character', 'Fallen'))))],
  flavor: 'Pressed for a lamp that was not yet broken.',
  printing: { set: 'AST', number: 79, rarity: 'uncommon' },
});
