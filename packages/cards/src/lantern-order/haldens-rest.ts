import { homeworld } from '@astris/engine/language';
import { CP, gain, redeemed, when, your } from '@astris/engine/language/words';

export default homeworld({
  id: 'haldens-rest',
  name: 'Halden’s Rest',
  factions: ['Lantern Order', 'Aurelian Throne'],
  treasury: 10,
  income: 3,
  command: 2,
  bastion: 2,
  abilities: [when(redeemed(your('Character')), gain(CP(1)))],
  flavor: 'Every chapel bell on the moon is tuned to a ship that did not come home.',
  printing: { set: 'AST', number: 59, rarity: 'rare' },
});
