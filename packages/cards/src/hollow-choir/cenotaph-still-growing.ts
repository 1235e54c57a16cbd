import { homeworld } from '@astris/engine/language';
import { activateThis, CP, draw, fall, pay, target, your } from '@astris/engine/language/words';

export default homeworld({
  id: 'cenotaph-still-growing',
  name: 'Cenotaph, Still Growing',
  factions: ['Hollow Choir', 'Helix Combine'],
  treasury: 11,
  income: 2,
  command: 3,
  bastion: 1,
  abilities: [pay([CP(2), activateThis], [fall(target(your('Character'))), draw(1)])],
  flavor: 'They planted the graves first. The world came up around them.',
  printing: { set: 'AST', number: 117, rarity: 'rare' },
});
