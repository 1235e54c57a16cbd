import { homeworld } from '@astris/engine/language';
import { C, CP, gain, pay } from '@astris/engine/language/words';

export default homeworld({
  id: 'tarn-the-counting-moon',
  name: 'Tarn, the Counting Moon',
  factions: ['Helix Combine', 'Aurelian Throne'],
  treasury: 12,
  income: 4,
  command: 1,
  bastion: 0,
  abilities: [pay(C(2), gain(CP(1)), { limit: 'once each turn' })],
  flavor: 'Loyalty, by the ounce, weighed before witnesses.',
  printing: { set: 'AST', number: 88, rarity: 'rare' },
});
